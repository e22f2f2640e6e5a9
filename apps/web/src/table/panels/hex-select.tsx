import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import type { Desk } from '../desk.ts';
import { asksHexes } from '../why-not.ts';

/** The hexes of the map that may be used, as a list; the same choice as a click on the map. The others tell why not. */
export function HexSelect({
  desk,
  hexes,
  label,
}: {
  readonly desk: Desk;
  readonly hexes: readonly string[];
  readonly label: string;
}): ReactElement {
  const { game, draft, names, setDraft } = desk;
  const others = asksHexes(game) ? game.title.map.hexes.ids.filter((hex) => !hexes.includes(hex)) : [];
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={draft.hex !== null && (hexes.includes(draft.hex) || others.includes(draft.hex)) ? draft.hex : ''}
        onChange={(event) => setDraft({ hex: event.target.value === '' ? null : event.target.value, lay: null })}
      >
        <option value="">{words('track.choose')}</option>
        {hexes.map((hex) => (
          <option key={hex} value={hex}>
            {names.hex(hex)}
          </option>
        ))}
        {others.length > 0 && (
          <optgroup label={words('track.others')}>
            {others.map((hex) => (
              <option key={hex} value={hex}>
                {names.hex(hex)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
