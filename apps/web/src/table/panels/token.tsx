import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { describe } from '../describe.ts';
import { choicesOf, type Desk } from '../desk.ts';
import { HexSelect } from './track.tsx';

/** Placing a token: a city on the map, and which place in it where there are several. */
export function TokenPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const all = choicesOf(desk.choices, 'place_token');
  if (all.length === 0) return null;
  const hexes = [...new Set(all.map(({ action }) => action.hex))];
  const only = hexes.length === 1 ? hexes[0] : undefined;
  const here = all.filter(
    ({ action }) => action.hex === (desk.draft.hex !== null && hexes.includes(desk.draft.hex) ? desk.draft.hex : only),
  );
  return (
    <section className="panel-part">
      <h3>{words('token.heading')}</h3>
      {only === undefined && <HexSelect desk={desk} hexes={hexes} label={words('token.where')} />}
      <div className="buttons">
        {here.map(({ action }) => {
          const text = describe(desk.game, action, desk.names);
          return (
            <ChoiceButton
              key={`${action.stop}/${action.slot} ${action.by.id}`}
              desk={desk}
              action={action}
              kind="primary"
              label={here.length > 1 ? words('token.city', { action: text, city: action.stop + 1 }) : text}
            />
          );
        })}
      </div>
    </section>
  );
}
