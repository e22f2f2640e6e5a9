import type { ReactElement, ReactNode } from 'react';

export interface FactsColumn {
  readonly key: string;
  readonly head: ReactNode;
  /** Holds numbers: set to the right. */
  readonly figure?: boolean;
  /** Holds sentences: kept to a readable measure. */
  readonly prose?: boolean;
}

export interface FactsRow {
  readonly key: string;
  readonly head: ReactNode;
  /** One for each column after the first. */
  readonly cells: readonly ReactNode[];
  /** In force now. */
  readonly now?: boolean;
  /** Out of the game. */
  readonly gone?: boolean;
}

export interface FactsTableProps {
  /** What the table shows, for those who hear it. */
  readonly label: string;
  /** The first one heads the column of the row heads. */
  readonly columns: readonly FactsColumn[];
  readonly rows: readonly FactsRow[];
  /** A card a row on a narrow page, though it holds no sentences. */
  readonly cards?: boolean;
}

const cellClass = ({ figure, prose }: FactsColumn): string | undefined => (figure ? 'figure' : prose ? 'prose' : undefined);

/**
 * A table of facts: a head, and rows that begin with what they are about. Scrolls by itself where it is too wide; one with
 * sentences becomes a card a row on a narrow page, for which the roles are named.
 */
export function FactsTable({ label, columns, rows, cards = false }: FactsTableProps): ReactElement {
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={label}>
      <table className={cards || columns.some(({ prose }) => prose) ? 'facts-table facts-cards' : 'facts-table'} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" className={column.figure ? 'figure' : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.key}
              role="row"
              className={row.now ? 'row-now' : row.gone ? 'row-gone' : undefined}
              aria-current={row.now ? 'true' : undefined}
            >
              <th scope="row" role="rowheader">
                {row.head}
              </th>
              {columns.slice(1).map((column, index) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cellClass(column)}
                  data-head={typeof column.head === 'string' ? column.head : undefined}
                >
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
