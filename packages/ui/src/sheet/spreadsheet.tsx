'use client';

import { useState, type ReactElement } from 'react';
import type { OperatorId, PlayerId } from '@roundhouse/engine';
import { Chip } from '../companies/chip.tsx';
import { companyOrder } from '../companies/order.ts';
import { bankColumns, companyColumns, playerColumns, roundColumns, type SheetColumn, type SheetProps } from './columns.tsx';
import { nextSorting, sorted, type Sorting } from './order.ts';
import { PlayerRows } from './player-rows.tsx';

/** What a past round left: a column of runs, and what each player was worth at its end. */
export interface SheetRound {
  readonly key: string;
  /** As players call it: `OR 2.1`. */
  readonly label: string;
  readonly runs: Readonly<Record<OperatorId, { readonly revenue: number; readonly kind: 'payout' | 'half' | 'withhold' }>>;
  readonly worth: Readonly<Record<PlayerId, number>>;
}

export interface SpreadsheetProps extends SheetProps {
  /** Past rounds in order, where the caller knows them. */
  readonly rounds?: readonly SheetRound[];
}

/** Everything at once: corporations by holders, prices and property, and below it what the players have. Sortable. */
export function Spreadsheet({ rounds = [], ...props }: SpreadsheetProps): ReactElement {
  const { game, words } = props;
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [all, setAll] = useState(true);
  const order = companyOrder(game);
  const columns = [...playerColumns(props), ...bankColumns(props), ...companyColumns(props, order), ...roundColumns(props, rounds)];
  const shown = order.filter((id) => all || game.state.operators[id]?.cell !== null);
  const by = columns.find(({ key }) => key === sorting?.column);
  const rows = sorting === null || by === undefined ? shown : sorted(shown, by.valueOf, sorting.up);
  const running = game.state.round.kind === 'operating' ? game.state.round.turn?.operator : undefined;
  return (
    <div className="sheet-page">
      <label className="check">
        <input type="checkbox" checked={!all} onChange={(event) => setAll(!event.target.checked)} />
        {words('sheet.only_started')}
      </label>
      <div className="scroller" tabIndex={0} role="region" aria-label={words('sheet.label')}>
        <table className="spreadsheet">
          <thead>
            <tr>
              <th scope="col">{words('sheet.corporation')}</th>
              {columns.map((column) => (
                <SortHead key={column.key} column={column} sorting={sorting} sort={() => setSorting(nextSorting(sorting, column.key))} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((id) => (
              <tr key={id} className={id === running ? 'row-now' : game.state.operators[id]?.cell === null ? 'row-idle' : undefined}>
                <th scope="row">
                  <Chip id={id} corporation={game.title.corporations.of[id]} />
                </th>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={[column.begins === true ? 'sheet-begins' : '', column.classOf?.(id) ?? ''].join(' ').trim() || undefined}
                  >
                    {column.cell(id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <PlayerRows {...props} rounds={rounds} rest={columns.length - game.state.setup.players.length} />
        </table>
      </div>
    </div>
  );
}

interface SortHeadProps {
  readonly column: SheetColumn;
  readonly sorting: Sorting | null;
  readonly sort: () => void;
}

function SortHead({ column, sorting, sort }: SortHeadProps): ReactElement {
  const mine = sorting?.column === column.key ? sorting : null;
  return (
    <th
      scope="col"
      className={column.begins === true ? 'sheet-begins' : undefined}
      aria-sort={mine === null ? undefined : mine.up ? 'ascending' : 'descending'}
    >
      <button type="button" onClick={sort} title={column.head}>
        {column.head}
        {mine !== null && <span aria-hidden="true">{mine.up ? ' ▴' : ' ▾'}</span>}
      </button>
    </th>
  );
}
