import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../test/random-board.ts';
import { lookAhead } from './ahead.ts';
import { fieldOf } from './field.ts';
import { valueFor } from './value.ts';
import { runningTrains, trainReach } from './trains.ts';
import { yardOf, type Yard } from './yard.ts';

const idle = (): boolean => false;

function yardIn(game: Parameters<typeof fieldOf>[0]): Yard | null {
  const [card] = runningTrains(game, 'us');
  const field = fieldOf(game, 'us', idle);
  if (card === undefined || field === null) return null;
  const runner = { game, operator: 'us', card, reach: trainReach(game, 'us', card) };
  return yardOf(game, field, ({ visit }) => valueFor(runner, visit));
}

/** The most that `stops` more stops add to a trail that has come to `from`, each new, by trying all. */
function tried(yard: Yard, prices: Float64Array, stops: number, from: number, visited: Uint8Array): number {
  let best = 0;
  if (stops === 0) return best;
  for (let leg = yard.first[from] ?? 0; leg < (yard.first[from + 1] ?? 0); leg++) {
    const next = yard.to[leg] ?? 0;
    if (visited[next] === 1) continue;
    visited[next] = 1;
    const rest = yard.passable[next] === 1 ? tried(yard, prices, stops - 1, next, visited) : 0;
    best = Math.max(best, (yard.value[next] ?? 0) - (prices[leg] ?? 0) + rest);
    visited[next] = 0;
  }
  return best;
}

describe('the walks ahead', () => {
  it('never promise less than the best way on, and just that where nobody could come back', () => {
    let exact = 0;
    fc.assert(
      fc.property(randomBoard(4, 5), fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 200, maxLength: 200 }), (game, numbers) => {
        const yard = yardIn(game);
        if (yard === null) return;
        const size = yard.passable.length;
        const prices = Float64Array.from(yard.to, (_, leg) => numbers[leg % 200] ?? 0);
        const ahead = lookAhead(yard, yard.value, prices, 4, idle);
        for (let from = 0; from < size; from++) {
          const visited = Uint8Array.from({ length: size }, (_, stop) =>
            Number(stop === from || (numbers[(stop * 7 + from) % 200] ?? 0) > 30),
          );
          for (let stops = 0; stops <= 4; stops++) {
            const most = tried(yard, prices, stops, from, visited);
            const promised = ahead(stops, from, visited);
            expect(promised).toBeGreaterThanOrEqual(most);
            // Up to eight stops near it are all remembered.
            if (size <= 9) {
              expect(promised).toBe(most);
              exact += 1;
            }
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(exact).toBeGreaterThan(100);
  });
});
