import type { Title } from '@roundhouse/title-schema';

/** The title with the longest line of its market as a market of one row: a shape that the part must be able to draw. */
export function oneRow(title: Title): Title {
  const { market } = title;
  const all = market.cells.ids.flatMap((id) => market.cells.of[id] ?? []);
  const cells = all.filter(({ row }) => row === 0);
  const moves = (index: number) => {
    const [left, right] = [cells[index - 1]?.id ?? null, cells[index + 1]?.id ?? null];
    return { left, right, up: right, down: left };
  };
  const of = Object.fromEntries(cells.map((cell, index) => [cell.id, { ...cell, moves: moves(index) }]));
  return { ...title, market: { ...market, kind: 'row', rows: 1, columns: cells.length, cells: { ids: cells.map(({ id }) => id), of } } };
}
