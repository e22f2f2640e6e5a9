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
}

const cellClass = ({ figure, prose }: FactsColumn): string | undefined => (figure ? 'figure' : prose ? 'prose' : undefined);

/** A table of facts: a head, and rows that begin with what they are about. Scrolls by itself where it is too wide. */
export function FactsTable({ label, columns, rows }: FactsTableProps): ReactElement {
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={label}>
      <table className="facts-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.figure ? 'figure' : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={row.now ? 'row-now' : row.gone ? 'row-gone' : undefined}
              aria-current={row.now ? 'true' : undefined}
            >
              <th scope="row">{row.head}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column.key} className={cellClass(column)}>
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
