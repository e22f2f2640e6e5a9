import type { ReactElement } from 'react';
import { awaited, beginningAt, type Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from '../companies/chip.tsx';
import type { Names } from '../names.ts';
import { changesBetween, type Changes } from './changes.ts';

export interface OutcomesProps {
  readonly before: Game;
  /** The ways to choose from, each with the position on a copy that it leads to. */
  readonly ways: readonly { readonly label: string; readonly after: Game }[];
  readonly names: Names;
  readonly words: Words;
}

/** What several ways to decide lead to, side by side: every figure that one of them changes. */
export function Outcomes({ before, ways, names, words }: OutcomesProps): ReactElement | null {
  const led = ways.map(({ after }) =>
    changesBetween(before, after, names, words).flatMap(({ of, changes }) =>
      changes.map((change) => ({ key: `${of.kind}/${of.id} ${change.term}`, of, ...change })),
    ),
  );
  const all = led.flat();
  // Corporations first, then the players from the one who decides.
  const players = beginningAt(before.state.seating, awaited(before)[0]?.decider ?? '');
  const placeOf = ({ kind, id }: Changes['of']): number => (kind === 'player' ? players.indexOf(id) : -1);
  const rows = all
    .filter(({ key }, index) => all.findIndex((other) => other.key === key) === index)
    .toSorted((one, other) => placeOf(one.of) - placeOf(other.of));
  if (rows.length === 0) return null;
  return (
    <table className="facts-table outcomes">
      <thead>
        <tr>
          <td />
          <th scope="col" className="figure">
            {words('dividend.now')}
          </th>
          {ways.map(({ label }) => (
            <th key={label} scope="col" className="figure">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, of: { kind, id }, term, before: now }) => (
          <tr key={key} data-of={id}>
            <th scope="row">
              {kind === 'player' ? names.player(id) : <Chip id={id} corporation={before.title.corporations.of[id]} />} <small>{term}</small>
            </th>
            <td className="figure">{now}</td>
            {led.map((changes, index) => (
              <td key={ways[index]?.label} className="figure">
                {changes.find((change) => change.key === key)?.after ?? now}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
