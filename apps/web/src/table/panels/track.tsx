import type { Action, Game } from '@roundhouse/engine';
import { TilePicture } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { KeyHint } from '../../hotkeys/key-hint.tsx';
import { useHotkey } from '../../hotkeys/use-hotkey.ts';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { entityName } from '../describe.ts';
import { Primary } from '../primary.tsx';
import { turning } from '../turning.ts';
import { HexSelect } from './hex-select.tsx';
import { WhyNotHere } from './why-not-here.tsx';

/** Laying track: a hex on the map, a tile, its turn. */
export function TrackPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { draft, setDraft, step } = desk;
  const all = choicesOf(desk.choices, 'lay_tile');
  const here = all.filter(({ action }) => action.hex === draft.hex);
  const tiles = [...new Map(here.map(({ action }) => [`${action.by.kind}/${action.by.id} ${action.tile}`, action])).values()];
  const lay = draft.lay;
  const turn = turning(desk);
  useHotkey('turn_tile', turn === null ? null : () => turn(1));
  useHotkey('turn_tile_back', turn === null ? null : () => turn(-1));
  if (all.length === 0 && step !== 'track') return null;
  const chosen =
    lay === null
      ? undefined
      : here.find(({ action }) => action.tile === lay.tile && action.rotation === lay.rotation && action.by.id === lay.by.id);
  const builders = [...new Set(tiles.map(({ by }) => by.id))].map((id) => tiles.filter(({ by }) => by.id === id));
  return (
    <section className="panel-part">
      <h3 className="said-above">{words('track.heading')}</h3>
      <div className="track-hex">
        <HexSelect desk={desk} hexes={[...new Set(all.map(({ action }) => action.hex))]} label={words('track.where')} />
        {tiles.length > 0 && (
          <button type="button" className="link-button" onClick={() => setDraft({ hex: null, lay: null })}>
            {words('track.close')}
          </button>
        )}
      </div>
      <PowersHeld desk={desk} />
      {tiles.length === 0 && step === 'track' && <WhyNotHere desk={desk} />}
      {tiles.length > 0 && (
        <div className="panel-part">
          {builders.map((some) => (
            <TileGroup key={some[0]?.by.id} desk={desk} tiles={some} turn={() => turn?.(1)} />
          ))}
          {chosen !== undefined && (
            <Primary>
              <ChoiceButton desk={desk} action={chosen.action} kind="primary" />
              {turn !== null && (
                <button type="button" className="button button-plain" onClick={() => turn(1)}>
                  {words('track.turn')}
                  <KeyHint command="turn_tile" />
                </button>
              )}
            </Primary>
          )}
        </div>
      )}
    </section>
  );
}

type Lay = Extract<Action, { type: 'lay_tile' }>;

/** The tiles of one builder: the corporation itself, or a private that it uses. */
function TileGroup({
  desk,
  tiles,
  turn,
}: {
  readonly desk: Desk;
  readonly tiles: readonly Lay[];
  readonly turn: () => void;
}): ReactElement {
  const { game, names, draft, setDraft } = desk;
  const by = tiles[0]?.by;
  const power = by?.kind === 'private' ? layPower(game, by.id) : null;
  return (
    <div className="panel-part" data-by={by?.id}>
      {by !== undefined && power !== null && (
        <h4 className="power-name">
          {words('track.power', {
            private: names.private(by.id),
            slot: words(power.slot === 'extra' ? 'track.power_extra' : 'track.power_normal'),
            cost: words(power.cost === 'free' ? 'track.power_free' : 'track.power_terrain'),
          })}
        </h4>
      )}
      <div className="tiles" role="group" aria-label={words('track.which')}>
        {tiles.map((action) => {
          const pressed = draft.lay?.tile === action.tile && draft.lay.by.id === action.by.id;
          const text =
            action.by.kind === 'private'
              ? words('track.tile_by', { tile: action.tile, private: entityName(action.by, names) })
              : words('track.tile', { tile: action.tile });
          return (
            <button
              key={action.tile}
              type="button"
              className="tile-button"
              data-tile={action.tile}
              data-pick={action.tile}
              aria-pressed={pressed}
              onClick={() => (pressed ? turn() : setDraft({ lay: { by: action.by, tile: action.tile, rotation: action.rotation } }))}
            >
              <TilePicture
                title={game.title}
                tile={action.tile}
                rotation={pressed && draft.lay !== null ? draft.lay.rotation : action.rotation}
                label={text}
              />
              <span>{text}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function layPower(game: Game, id: string) {
  const powers = game.title.privates.of[id]?.powers ?? [];
  return powers.find((power) => power.power === 'lay_tile') ?? null;
}

/** Where privates may build now, so that their hexes are found. */
function PowersHeld({ desk }: { readonly desk: Desk }): ReactElement | null {
  const lays = choicesOf(desk.choices, 'lay_tile').filter(({ action }) => action.by.kind === 'private');
  const held = [...new Set(lays.map(({ action }) => action.by.id))];
  if (held.length === 0) return null;
  return (
    <div className="buttons">
      {held.flatMap((id) =>
        [...new Set(lays.filter(({ action }) => action.by.id === id).map(({ action }) => action.hex))].map((hex) => (
          <button
            key={`${id} ${hex}`}
            type="button"
            className="link-button"
            aria-pressed={desk.draft.hex === hex}
            onClick={() => desk.setDraft({ hex, lay: null })}
          >
            {words('track.power_at', { private: desk.names.private(id), hex: desk.names.hex(hex) })}
          </button>
        )),
      )}
    </div>
  );
}
