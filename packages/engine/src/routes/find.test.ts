import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exhaustiveRun } from '../../test/exhaustive-run.ts';
import { lateBoard, markSharedRead, sharedDir, titleOfFacts } from '@roundhouse/testing';
import { randomBoard } from '../../test/random-board.ts';
import { anyStops, smallBoard } from '../../test/small-board.ts';
import { bestRun } from './find.ts';
import type { Game } from '../state.ts';
import { judge } from './judge.ts';
import { POLL, type Progress } from './watch.ts';
import { routeOf } from './written.ts';

describe('the best run', () => {
  it('is that of an exhaustive search, and the judge agrees with it', () => {
    fc.assert(
      fc.property(randomBoard(3, 3), (game) => {
        const best = bestRun(game, 'us');
        const verdict = judge(game, 'us', best.routes.map(routeOf));
        expect(verdict).toMatchObject({ ok: true, revenue: best.revenue });
        expect({ revenue: best.revenue, proven: best.proven, bound: best.bound }).toEqual({
          revenue: exhaustiveRun(game, 'us'),
          proven: true,
          bound: best.revenue,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('says what could still be gained when its host stops it', () => {
    const city = { stops: [{ value: 20, slots: 1 }], track: '0a 1a 2a 3a 4a 5a' };
    const hexes = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((row) =>
        [1, 3, 5, 7, 9, 11].map((column) => [`${String.fromCharCode(65 + row)}${column + (row % 2)}`, city]),
      ),
    );
    const game = smallBoard({ hexes, stations: [['us', 'C5/0']], trains: { us: [anyStops('all'), anyStops('all')] } });
    let polls = 0;
    const best = bestRun(game, 'us', { stop: () => ++polls > 20 });
    expect(best.proven).toBe(false);
    expect(best.bound).toBeGreaterThan(best.revenue);
    expect(best.revenue).toBeGreaterThan(0);
    expect(judge(game, 'us', best.routes.map(routeOf))).toMatchObject({ ok: true, revenue: best.revenue });
  });

  it.skipIf(sharedDir() === null)('asks its host often, improves while one waits and keeps to the bound it names', () => {
    const title = titleOfFacts('1817na');
    if (title === null) throw new Error('no fact sheet');
    markSharedRead('late boards');
    for (const [seed, most] of [
      [3, 400],
      [6, 900],
      [6, 20],
    ] as const) {
      const board = lateBoard(title, { seed, trains: ['8', '8', '8'], tokens: 4, colours: ['grey', 'brown', 'green'] });
      const game = board as unknown as Game;
      const told: Progress[] = [];
      const work: number[] = [];
      const best = bestRun(game, 'us', {
        stop: (steps) => work.push(steps) > most,
        report: (progress) => told.push(progress),
      });
      expect(best.proven).toBe(false);
      expect(work).toHaveLength(most + 1);
      // One step over is at most one look round the board.
      expect(Math.max(...work)).toBeLessThan(POLL + 500);
      expect(judge(game, 'us', best.routes.map(routeOf))).toMatchObject({ ok: true, revenue: best.revenue });
      expect(told.length).toBeGreaterThan(most > 100 ? 1 : 0);
      expect(told.at(-1)).toEqual({ revenue: best.revenue, bound: best.bound });
      told.reduce((before, now) => {
        expect(now.revenue).toBeGreaterThanOrEqual(before.revenue);
        expect(now.bound).toBeLessThanOrEqual(before.bound);
        return now;
      });
    }
  });

  it('gives each train the values of its own band, in the search and in the judgement (1889 §6.6)', () => {
    const hexes = {
      A1: { stops: [{ value: { yellow: 10, express: 70 } }], track: '4a' },
      A3: { stops: [{ value: 20 }], track: '1a 4a' },
      A5: { stops: [{ value: { yellow: 30, express: 40 } }], track: '1a' },
    };
    const express = anyStops(2).map((row) => ({ ...row, band: 'express' }));
    const game = smallBoard({ hexes, stations: [['us', 'A3/0']], trains: { us: [anyStops(2), express] } });
    const best = bestRun(game, 'us');
    expect(best).toMatchObject({ revenue: 20 + 30 + 20 + 70, proven: true });
    expect(judge(game, 'us', best.routes.map(routeOf))).toMatchObject({ ok: true, revenue: 140 });
    expect(bestRun(smallBoard({ hexes, stations: [['us', 'A3/0']], trains: { us: [express, express] } }), 'us').revenue).toBe(150);
  });

  it('is nothing without trains, track or station', () => {
    expect(bestRun(smallBoard({ hexes: { A1: {} }, trains: { us: [] } }), 'us')).toEqual({
      routes: [],
      revenue: 0,
      proven: true,
      bound: 0,
    });
  });
});
