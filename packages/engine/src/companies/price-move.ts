import type { Direction } from '../market.ts';
import type { Game } from '../state.ts';

/** How a marker at this price moves when so much is paid in all (1830 §9.2, §9.3). */
export function moveAfter(game: Game, price: number, paid: number): { readonly direction: Direction; readonly steps: number } {
  // Rows are listed from the smallest dividend up; the last that fits holds.
  const row =
    paid > 0 ? game.title.rules.dividend.price.findLast((r) => paid >= r.at_least * price && price >= (r.from_price ?? 0)) : undefined;
  const steps = row?.right ?? -1;
  return { direction: steps < 0 ? 'left' : 'right', steps: Math.abs(steps) };
}
