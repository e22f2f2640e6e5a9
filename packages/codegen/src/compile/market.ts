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
  const shut = (id: string): boolean => source.zones[zoneOf.get(id) ?? '']?.effects.includes('liquidation') ?? false;
  // No move enters a cell of liquidation (1817 §3.2).
  const open = (row: number, column: number): string | null => {
    const id = at(row, column);
    return id === null || shut(id) ? null : id;
  };
  const movesInGrid = (row: number, column: number): Cell['moves'] => {
    const [up, down] = [open(row - 1, column), open(row + 1, column)];
    const right = open(row, column + 1) ?? up;
    // 1828 §6.5: what would rise above the top row goes to the right.
    const above = row === 0 && source.top_row_up === 'right' ? right : up;
    return { left: open(row, column - 1) ?? down, right, up: above, down };
  };
  // In a single row right is up and left is down.
  const movesInRow = (column: number): Cell['moves'] => {
    const [left, right] = [open(0, column - 1), open(0, column + 1)];
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
    // What is liquidated has nobody who trades in it.
    effects: effects.includes('liquidation') && !effects.includes('no_trading') ? [...effects, 'no_trading' as const] : effects,
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
