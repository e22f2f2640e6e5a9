import type { ReactElement } from 'react';
import type { PriceMove } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Cell, Title } from '@roundhouse/title-schema';
import { Chip } from '../companies/chip.tsx';
import { ARROWS, ledgesOf, zonesAt, type Zone } from './zones.ts';

const LEDGES = {
  left_down: 'market.ledge.left_down',
  left_up: 'market.ledge.left_up',
  right_down: 'market.ledge.right_down',
  right_up: 'market.ledge.right_up',
} as const;

export interface CellProps {
  readonly title: Title;
  readonly cell: Cell;
  readonly zones: readonly Zone[];
  /** Markers in order of arrival: the first operates first. */
  readonly stack: readonly string[];
  readonly operated: ReadonlySet<string>;
  readonly now: string | null;
  /** Moves that are near and lead here from elsewhere. */
  readonly arriving: readonly PriceMove[];
  readonly words: Words;
}

/** What stands in a cell of the market: price, marks of its zones, markers, and who may come next. */
export function CellContent({ title, cell, zones, stack, operated, now, arriving, words }: CellProps): ReactElement {
  const { of } = title.corporations;
  return (
    <>
      <span className="market-head">
        <span className="market-price">{cell.price}</span>
        <span className="market-marks" aria-hidden="true">
          {zonesAt(cell, zones)
            .map(({ mark }) => mark)
            .join('')}
        </span>
      </span>
      {stack.length > 0 && (
        <ol className="market-stack">
          {stack.map((id) => (
            <li key={id}>
              <Chip id={id} corporation={of[id]} mark={id === now ? 'now' : operated.has(id) ? 'operated' : undefined}>
                {operated.has(id) && id !== now && <span className="unseen">{words('market.operated')}</span>}
              </Chip>
            </li>
          ))}
        </ol>
      )}
      {arriving.map(({ operator, cause, direction }) => (
        <span key={`${operator}/${cause}`} className="market-arriving" aria-hidden="true">
          {ARROWS[direction]} {operator}
        </span>
      ))}
      {ledgesOf(title.market, cell).map(({ side, turns }) => (
        <span key={side} className={`market-ledge market-ledge-${side}`} title={words(LEDGES[`${side}_${turns}`])} aria-hidden="true">
          {ARROWS[turns]}
        </span>
      ))}
    </>
  );
}

/** Style classes of a cell. */
export const cellClass = (cell: Cell, zones: readonly Zone[]): string =>
  ['market-cell', ...zonesAt(cell, zones).map(({ className }) => className)].join(' ');
