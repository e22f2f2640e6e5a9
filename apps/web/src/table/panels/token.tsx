import { exitsOfStop, faceAt, type Action, type Game } from '@roundhouse/engine';
import { sideWord } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { describe } from '../describe.ts';
import { choicesOf, type Desk } from '../desk.ts';
import { Primary } from '../primary.tsx';
import { HexSelect } from './hex-select.tsx';
import { WhyNotHere } from './why-not-here.tsx';

type Placing = Extract<Action, { type: 'place_token' }>;

/** Placing a token: a city on the map, and which one where there are several. */
export function TokenPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const all = choicesOf(desk.choices, 'place_token');
  const asked = desk.step === 'token';
  if (all.length === 0) return null;
  const hexes = [...new Set(all.map(({ action }) => action.hex))];
  const only = hexes.length === 1 ? hexes[0] : undefined;
  const hex = desk.draft.hex ?? only;
  const places = all.map(({ action }) => action).filter((action) => action.hex === hex);
  // The places of one city are alike: the first free one stands for all.
  const kind = (action: Placing) => `${action.stop} ${action.by.id} ${action.owner ?? ''}`;
  const here = places.filter((action, index) => places.findIndex((other) => kind(other) === kind(action)) === index);
  return (
    <section className="panel-part">
      <h3>{words('token.heading')}</h3>
      {(only === undefined || asked) && <HexSelect desk={desk} hexes={hexes} label={words('token.where')} />}
      {here.length === 0 && asked && <WhyNotHere desk={desk} />}
      {here.length > 0 && (
        <Primary>
          {here.map((action) => (
            <ChoiceButton
              key={kind(action)}
              desk={desk}
              action={action}
              kind="primary"
              label={
                severalCities(desk.game, action.hex)
                  ? words('token.city', { action: describe(desk.game, action, desk.names), city: cityName(desk.game, action) })
                  : describe(desk.game, action, desk.names)
              }
            />
          ))}
          {desk.draft.hex !== null && (
            <button type="button" className="button button-plain" onClick={() => desk.setDraft({ hex: null, lay: null })}>
              {words('track.close')}
            </button>
          )}
        </Primary>
      )}
    </section>
  );
}

const severalCities = (game: Game, hex: string): boolean => faceAt(game, hex).face.stops.filter(({ kind }) => kind === 'city').length > 1;

/** Which of the cities of a hex: by where its track leads, else by its number. */
function cityName(game: Game, { hex, stop }: Placing): string {
  const { face, rotation } = faceAt(game, hex);
  const printed = face.stops[stop]?.loc;
  const exits = exitsOfStop(face, stop, rotation);
  const edges = exits.length === 0 && typeof printed === 'number' ? [(printed + rotation) % 6] : exits;
  const names = edges.map((edge) => words(sideWord(game.title.map.layout, edge)));
  return names.length === 0 ? words('token.number', { city: stop + 1 }) : words('token.towards', { sides: names.join(', ') });
}
