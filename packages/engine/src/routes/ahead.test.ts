import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../test/random-board.ts';
import { ANY, doorInto, lookAhead } from './ahead.ts';
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

/** The most that `stops` more stops add to a trail that has come to `from` by `door`, each new, by trying all; -Infinity: no station is met. */
function tried(yard: Yard, prices: Float64Array, stops: number, from: number, door: number, owned: boolean, visited: Uint8Array): number {
  let best = owned ? 0 : -Infinity;
  if (stops === 0) return best;
  for (let leg = yard.first[from] ?? 0; leg < (yard.first[from + 1] ?? 0); leg++) {
    const next = yard.to[leg] ?? 0;
    if (visited[next] === 1 || (door !== ANY && yard.track[leg]?.[0] === door)) continue;
    visited[next] = 1;
    const has = owned || yard.own.includes(next);
    const rest = yard.passable[next] === 1 ? tried(yard, prices, stops - 1, next, doorInto(yard, leg), has, visited) : has ? 0 : -Infinity;
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
        const all = yard.legs.map((_, leg) => leg);
        const ahead = lookAhead(yard, all, yard.value, prices, idle);
        // The later search writes over the notes of the earlier one, which asks again.
        const free = lookAhead(yard, all, yard.value, new Float64Array(all.length), idle);
        for (let from = 0; from < size; from++) {
          const visited = Uint8Array.from({ length: size }, (_, stop) =>
            Number(stop === from || (numbers[(stop * 7 + from) % 200] ?? 0) > 30),
          );
          const doors = [ANY, ...yard.legs.flatMap(({ to }, leg) => (to === from ? [doorInto(yard, leg)] : []))];
          for (let stops = 0; stops <= 4; stops++) {
            const door = doors[(numbers[(stops + from) % 200] ?? 0) % doors.length] ?? ANY;
            for (const owned of [true, false]) {
              const most = tried(yard, prices, stops, from, door, owned, visited);
              const promised = ahead(stops, from, door, owned, visited);
              expect(promised).toBeGreaterThanOrEqual(most);
              expect(free(stops, from, door, owned, visited)).toBeGreaterThanOrEqual(promised);
              // Up to eight stops near it are all remembered, but those where a walk must end.
              if (size <= 9 && yard.passable.every((each, stop) => each === 1 || visited[stop] === 0)) {
                expect(promised).toBe(most);
                exact += 1;
              }
            }
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(exact).toBeGreaterThan(100);
  });
});
