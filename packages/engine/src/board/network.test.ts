import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exhaustiveNetwork } from '../../test/exhaustive-run.ts';
import { randomBoard, TANGLE } from '../../test/random-board.ts';
import { smallBoard, type FaceSketch } from '../../test/small-board.ts';
import { groundOf, network } from './network.ts';
import { leadsBeyond } from './reach.ts';

const edgesOf = (game: Parameters<typeof network>[0], operator: string): string[] =>
  [...network(game, operator).edges].flatMap(([hex, edges]) => [...edges].map((edge) => `${hex}:e${edge}`)).sort();

describe('the network of an operator', () => {
  it.each([
    ['common prints', undefined],
    ['switches', TANGLE],
  ])('is what trails reach, on any board of %s', (_, faces) => {
    fc.assert(
      fc.property(randomBoard(4, 3, faces), (game) => {
        const slow = exhaustiveNetwork(game, 'us');
        const fast = network(game, 'us');
        expect(edgesOf(game, 'us')).toEqual([...slow.edges].sort());
        expect([...fast.stops].sort()).toEqual([...slow.stops].map((stop) => stop.replace(':s', '/')).sort());
        expect([fast.runnable, leadsBeyond(groundOf(game, 'us'))]).toEqual([slow.runnable, slow.runnable]);
      }),
      { numRuns: 300 },
    );
  });

  it('does not come back over its own track through a loop (1830 §8.4)', () => {
    // The train leaves A1 eastwards through a switch in A3; the loop behind it leads back to the stem only.
    const hexes = {
      A1: { stops: [{}], track: 'a4' },
      A3: { track: '14 04' },
      A5: { track: '14 15' },
      A7: { track: '10' },
      B2: { stops: [{}], track: '3a' },
      B6: { track: '23' },
    };
    const game = smallBoard({ hexes, stations: [['us', 'A1/0']] });
    expect([...network(game, 'us').stops]).toEqual(['A1/0']);
    expect(network(game, 'us').runnable).toBe(false);
    expect(network(game, 'us').edges.has('B2')).toBe(false);
  });

  it('sees at once that all ways through a bridge come back over it, however many lead there', () => {
    const forks = Array.from({ length: 30 }, (_, fork) => {
      const column = 3 + 4 * fork;
      return { [`A${column}`]: { track: '14 15' }, [`B${column + 1}`]: { track: '23' }, [`A${column + 2}`]: { track: '14 04' } };
    });
    const stem = 3 + 4 * forks.length;
    const hexes = Object.assign(
      {
        A1: { stops: [{}], track: 'a4' },
        [`A${stem}`]: { track: '14 04' },
        [`A${stem + 2}`]: { track: '14 15' },
        [`A${stem + 4}`]: { track: '10' },
        [`B${stem - 1}`]: { stops: [{}], track: '3a' },
        [`B${stem + 3}`]: { track: '23' },
      },
      ...forks,
    ) as Readonly<Record<string, FaceSketch>>;
    const game = smallBoard({ hexes, stations: [['us', 'A1/0']] });
    expect([...network(game, 'us').stops]).toEqual(['A1/0']);
    expect(network(game, 'us').edges.has(`A${stem + 4}`)).toBe(true);
  });

  it('sees that one token leads to the other where each of their trails comes first to track that the other needs (1830 §8.9)', () => {
    const hexes = {
      A1: { track: '1j 3j 5j' },
      A3: { track: '25 24 31 01' },
      A5: { track: '23 21 45 50' },
      B2: { stops: [{}], track: '4a 5a' },
      B4: { track: '34 45 01 12' },
      B6: { stops: [{}], track: '1a 2a' },
      C1: { track: '13 15 24 40' },
      C3: { track: '34 32 50 01' },
      C5: { track: '03 04 12 25' },
    };
    const game = smallBoard({
      hexes,
      stations: [
        ['us', 'B6/0'],
        ['us', 'B2/0'],
      ],
    });
    expect(exhaustiveNetwork(game, 'us').runnable).toBe(true);
    expect([network(game, 'us').runnable, leadsBeyond(groundOf(game, 'us'))]).toEqual([true, true]);
  });

  it('enters a city full of others and an off-board, and goes no further', () => {
    const line = (full: string) =>
      smallBoard({
        hexes: {
          A1: { stops: [{}], track: 'a4' },
          A3: { stops: [{ slots: 2 }], track: '1a a4' },
          A5: { stops: [{ kind: 'offboard' }], colour: 'red', track: '1a a4' },
          A7: { stops: [{}], track: '1a' },
        },
        stations:
          full === 'full'
            ? [
                ['us', 'A1/0'],
                ['x', 'A3/0'],
                ['y', 'A3/0'],
              ]
            : [
                ['us', 'A1/0'],
                ['x', 'A3/0'],
              ],
      });
    expect([...network(line('full'), 'us').stops]).toEqual(['A1/0', 'A3/0']);
    expect([...network(line('one slot free'), 'us').stops]).toEqual(['A1/0', 'A3/0', 'A5/0']);
  });

  it('reaches every side of a hex with an own token, also of one that waits for its city (1830 §8.5)', () => {
    const game = smallBoard({ hexes: { A1: { stops: [{}, {}] } }, stations: [['us', 'A1']] });
    expect([...(network(game, 'us').edges.get('A1') ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(network(game, 'us').runnable).toBe(false);
  });
});
