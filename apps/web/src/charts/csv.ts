/** A cell of a table: text, a number, or nothing. */
export type Cell = string | number | null;

/** Signs at which spreadsheets take a text for a formula. */
const FORMULA = /^[\s]*[=+\-@|%\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe before it keeps a text a text.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated values (RFC 4180), with the mark of UTF-8 that spreadsheets look for. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}
