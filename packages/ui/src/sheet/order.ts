/** What a row is sorted by in a column; null sorts last either way. */
export type SortValue = number | string | null;

export interface Sorting {
  readonly column: string;
  readonly up: boolean;
}

/** The sorting after a click on the head of a column: largest first, then smallest first, then as it was before. */
export function nextSorting(now: Sorting | null, column: string): Sorting | null {
  if (now?.column !== column) return { column, up: false };
  return now.up ? null : { column, up: true };
}

/** Rows by their values in one column; equal ones keep their order. */
export function sorted<T>(rows: readonly T[], valueOf: (row: T) => SortValue, up: boolean): readonly T[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en', { numeric: true });
    return up ? difference : -difference;
  });
}
