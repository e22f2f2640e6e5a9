import type { Cell, Market, MarketFile } from '@roundhouse/title-schema';
import { keyed } from './hexes.ts';

/** `row,column` of a cell. */
export const cellId = (row: number, column: number): string => `${row},${column}`;

/** The market with every move worked out, ledges included (1830 §6.3). */
export function compileMarket(source: MarketFile): Market {
  const priceAt = (row: number, column: number): number | null => source.prices[row]?.[column] ?? null;
  const at = (row: number, column: number): string | null => (priceAt(row, column) === null ? null : cellId(row, column));
  const par = new Set(source.par.map(([row, column]) => cellId(row, column)));
  const parFrom = new Map(
    Object.entries(source.later_par).flatMap(([phase, cells]) => cells.map(([row, column]) => [cellId(row, column), phase] as const)),
  );
  const zoneOf = new Map(
    Object.entries(source.zones).flatMap(([zone, { cells }]) => cells.map(([row, column]) => [cellId(row, column), zone] as const)),
  );
  const movesInGrid = (row: number, column: number): Cell['moves'] => {
    const [up, down] = [at(row - 1, column), at(row + 1, column)];
    const right = at(row, column + 1) ?? up;
    // 1828 §6.5: what would rise above the top row goes to the right.
    const above = row === 0 && source.top_row_up === 'right' ? right : up;
    return { left: at(row, column - 1) ?? down, right, up: above, down };
  };
  const shut = (id: string | null): boolean =>
    id !== null && (source.zones[zoneOf.get(id) ?? '']?.effects.includes('liquidation') ?? false);
  // In a single row right is up and left is down; no move enters a cell of liquidation (1817 §3.2).
  const movesInRow = (column: number): Cell['moves'] => {
    const [left = null, right = null] = [at(0, column - 1), at(0, column + 1)].map((id) => (shut(id) ? null : id));
    return { left, right, up: right, down: left };
  };
  const cells = source.prices.flatMap((prices, row) =>
    prices.flatMap((price, column): Cell[] => {
      if (price === null) return [];
      const id = cellId(row, column);
      const from = parFrom.get(id);
      return [
        {
          id,
          price,
          row,
          column,
          par: par.has(id) || from !== undefined,
          ...(from === undefined ? {} : { par_from: from }),
          zone: zoneOf.get(id) ?? null,
          moves: source.kind === 'row' ? movesInRow(column) : movesInGrid(row, column),
        },
      ];
    }),
  );
  const zones = Object.entries(source.zones).map(([id, { effects, several_from, several_by, several_most, dividend_price }]) => ({
    id,
    effects,
    several_from,
    several_by,
    several_most: several_most ?? null,
    dividend_price: dividend_price ?? null,
  }));
  return {
    kind: source.kind,
    rows: source.prices.length,
    columns: Math.max(0, ...source.prices.map((row) => row.length)),
    cells: keyed(cells),
    zones: { ids: zones.map(({ id }) => id), of: Object.fromEntries(zones.map(({ id, ...zone }) => [id, zone])) },
  };
}
