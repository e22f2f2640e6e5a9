import { TilePicture } from '@roundhouse/ui';
import { useEffect, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import type { LayDraft } from '../draft.ts';
import { entityName } from '../describe.ts';

/** Laying track: a hex on the map, a tile, its turn. */
export function TrackPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names, draft, setDraft } = desk;
  const all = choicesOf(desk.choices, 'lay_tile');
  const here = all.filter(({ action }) => action.hex === draft.hex);
  const tiles = [...new Map(here.map(({ action }) => [`${action.by.kind}/${action.by.id} ${action.tile}`, action])).values()];
  const turns = (lay: Pick<LayDraft, 'by' | 'tile'>) =>
    here.filter(({ action }) => action.tile === lay.tile && action.by.id === lay.by.id).map(({ action }) => action.rotation);
  const lay = draft.lay;
  const turn = () => {
    if (lay === null) return;
    const possible = turns(lay);
    setDraft({ lay: { ...lay, rotation: possible[(possible.indexOf(lay.rotation) + 1) % possible.length] ?? lay.rotation } });
  };
  useTurnKey(lay === null ? null : turn);
  if (all.length === 0) return null;
  const chosen =
    lay === null
      ? undefined
      : here.find(({ action }) => action.tile === lay.tile && action.rotation === lay.rotation && action.by.id === lay.by.id);
  return (
    <section className="panel-part">
      <h3>{words('track.heading')}</h3>
      <HexSelect desk={desk} hexes={[...new Set(all.map(({ action }) => action.hex))]} label={words('track.where')} />
      {tiles.length > 0 && (
        <div className="tiles" role="group" aria-label={words('track.which')}>
          {tiles.map((action) => {
            const pressed = lay?.tile === action.tile && lay.by.id === action.by.id;
            const text =
              action.by.kind === 'private'
                ? words('track.tile_by', { tile: action.tile, private: entityName(action.by, names) })
                : words('track.tile', { tile: action.tile });
            return (
              <button
                key={`${action.by.id} ${action.tile}`}
                type="button"
                className="tile-button"
                data-tile={action.tile}
                aria-pressed={pressed}
                onClick={() => (pressed ? turn() : setDraft({ lay: { by: action.by, tile: action.tile, rotation: action.rotation } }))}
              >
                <TilePicture title={game.title} tile={action.tile} rotation={pressed ? lay.rotation : action.rotation} label={text} />
                <span>{text}</span>
              </button>
            );
          })}
        </div>
      )}
      {chosen !== undefined && (
        <div className="buttons">
          <button type="button" className="button button-plain" onClick={turn} disabled={turns(chosen.action).length < 2}>
            {words('track.turn', { count: turns(chosen.action).length })}
          </button>
          <ChoiceButton desk={desk} action={chosen.action} kind="primary" />
        </div>
      )}
    </section>
  );
}

/** R turns the tile, except while one types. */
function useTurnKey(turn: (() => void) | null): void {
  useEffect(() => {
    if (turn === null) return;
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
      if (event.key.toLowerCase() === 'r' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) turn();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [turn]);
}

/** The hexes of the map that may be used, as a list; the same choice as a click on the map. */
export function HexSelect({
  desk,
  hexes,
  label,
}: {
  readonly desk: Desk;
  readonly hexes: readonly string[];
  readonly label: string;
}): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={desk.draft.hex !== null && hexes.includes(desk.draft.hex) ? desk.draft.hex : ''}
        onChange={(event) => desk.setDraft({ hex: event.target.value === '' ? null : event.target.value, lay: null })}
      >
        <option value="">{words('track.choose')}</option>
        {hexes.map((hex) => (
          <option key={hex} value={hex}>
            {desk.names.hex(hex)}
          </option>
        ))}
      </select>
    </label>
  );
}
