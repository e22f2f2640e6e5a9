import { markSharedRead, sharedDir } from '@roundhouse/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exhaustiveNetwork, exhaustiveRun } from '../../test/exhaustive-run.ts';
import { randomBoard, TANGLE } from '../../test/random-board.ts';
import { faultsOf } from '../../test/recorded-checks.ts';
import { generatedTitle, positionsOf } from '../../test/recorded-positions.ts';
import { network } from '../board/network.ts';
import { bestRun } from './find.ts';

const title = generatedTitle('1830');

describe.skipIf(sharedDir() === null || title === null)('all recorded games', () => {
  it('lay, place and run what we allow, and never make more than our best run', () => {
    for (const position of positionsOf('1830')) {
      if (title !== null) expect(faultsOf(title, position), position.name).toEqual([]);
    }
    markSharedRead('board and routes, all');
  });
});

describe('many random boards', () => {
  it('have the best run and the network that an exhaustive search finds', () => {
    for (const faces of [undefined, TANGLE]) {
      fc.assert(
        fc.property(randomBoard(3, 4, faces), (game) => {
          expect(bestRun(game, 'us').revenue).toBe(exhaustiveRun(game, 'us'));
          const slow = exhaustiveNetwork(game, 'us');
          const fast = network(game, 'us');
          expect([fast.stops.size, fast.runnable]).toEqual([slow.stops.size, slow.runnable]);
          expect([...fast.edges.values()].reduce((sum, { size }) => sum + size, 0)).toBe(slow.edges.size);
        }),
        { numRuns: 20_000 },
      );
    }
  });
});
