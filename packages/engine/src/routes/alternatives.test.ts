import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../test/random-board.ts';
import { anyStops, smallBoard, type Sketch } from '../../test/small-board.ts';
import type { Game } from '../state.ts';
import { equalRuns } from './alternatives.ts';
import { bestRun } from './find.ts';
import { judge } from './judge.ts';
import { routeOf, type FoundRoute } from './written.ts';

const found = (game: Game, limit: number, stop?: () => boolean): string[] => {
  const runs = equalRuns(game, 'us', bestRun(game, 'us'), limit, stop === undefined ? {} : { stop });
  return runs.map(stopsOf);
};

/** The stops of a run, from whichever ends; trains alike may change places. */
const stopsOf = (routes: readonly FoundRoute[]): string =>
  routes
    .map(({ stops }) => {
      const names = stops.map(({ hex }) => hex);
      return [names.join('–'), names.toReversed().join('–')].sort()[0] ?? '';
    })
    .sort()
    .join(' ');

/** Our city in the middle, three others of one value around it, a poorer one. */
const star: Sketch = {
  hexes: {
    C5: { stops: [{ value: 20 }], track: '1a 2a 3a 4a' },
    C3: { stops: [{ value: 30 }], track: '4a' },
    B4: { stops: [{ value: 30 }], track: '5a' },
    B6: { stops: [{ value: 30 }], track: '0a' },
    C7: { stops: [{ value: 10 }], track: '1a' },
  },
  stations: [['us', 'C5/0']],
};

describe('runs that make as much as the best', () => {
  it('are all others, each once, whatever trains alike do and from whichever end', () => {
    const runs = (trains: number) => {
      const game = smallBoard({ ...star, trains: { us: Array.from({ length: trains }, () => anyStops(2)) } });
      return new Set([stopsOf(bestRun(game, 'us').routes), ...found(game, 10)]);
    };
    expect([...runs(1)].sort()).toEqual(['B4–C5', 'B6–C5', 'C3–C5']);
    expect([...runs(2)].sort()).toEqual(['B4–C5 B6–C5', 'B4–C5 C3–C5', 'B6–C5 C3–C5']);
    expect([...runs(3)]).toEqual(['B4–C5 B6–C5 C3–C5']);
  });

  it('are no more than asked for, and none where nothing runs or the host stops at once', () => {
    const game = smallBoard({ ...star, trains: { us: [anyStops(2)] } });
    expect(found(game, 1)).toHaveLength(1);
    expect(found(game, 0)).toEqual([]);
    expect(found(smallBoard({ ...star, stations: [], trains: { us: [anyStops(2)] } }), 5)).toEqual([]);
    const wide = Object.fromEntries(
      [0, 1, 2, 3, 4].flatMap((row) =>
        [1, 3, 5, 7, 9].map((column) => [
          `${String.fromCharCode(65 + row)}${column + (row % 2)}`,
          { stops: [{ value: 20 }], track: '0a 1a 2a 3a 4a 5a' },
        ]),
      ),
    );
    const dense = smallBoard({ hexes: wide, stations: [['us', 'A1/0']], trains: { us: [anyStops(7)] } });
    const best = bestRun(dense, 'us');
    expect(best.proven).toBe(true);
    let asked = 0;
    expect(equalRuns(dense, 'us', best, 1_000_000, { stop: () => (asked += 1) > 3 }).length).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(4);
  });

  it('stand before the judge with the same money on random boards', () => {
    let others = 0;
    fc.assert(
      fc.property(randomBoard(3, 3), (game) => {
        const best = bestRun(game, 'us');
        const runs = equalRuns(game, 'us', best, 20);
        for (const run of runs) expect(judge(game, 'us', run.map(routeOf))).toMatchObject({ ok: true, revenue: best.revenue });
        others += runs.length;
      }),
      { numRuns: 100 },
    );
    expect(others).toBeGreaterThan(0);
  });
});
