import { describe, expect, it } from 'vitest';
import { TITLES } from '@roundhouse/titles-data';
import type { Game } from '@roundhouse/engine';
import { isTrain, readCases, withTrains } from './cases.ts';

const good = { game: 'a/b', n: 3, entity: 'X', revenue: 30, runs: [{ train: '2', revenue: 30, hexes: ['A1', 'B2'] }] };
const read = (members: object) => readCases(JSON.stringify({ ...good, ...members }), 'f')[0];

describe('readCases', () => {
  it('reads runs as stops, routes as the game file has them, and a case with neither', () => {
    expect(read({ judged: 'refused' })).toMatchObject({ refused: true, claim: { kind: 'runs', runs: good.runs } });
    expect(read({ routes: good.runs })).toMatchObject({ refused: false, claim: { kind: 'routes' } });
    expect(read({ runs: undefined })).toMatchObject({ claim: { kind: 'recorded' } });
    expect(readCases(`\uFEFF${JSON.stringify(good)}\n\n`, 'f')).toHaveLength(1);
  });
  it.each([
    [{ game: 5 }, 'f:1: game should be'],
    [{ n: '3' }, 'f:1: n should be'],
    [{ n: -1 }, 'f:1: n should be'],
    [{ entity: null }, 'f:1: entity should be'],
    [{ revenue: 'x' }, 'f:1: revenue should be a number, not "x"'],
    [{ judged: 5 }, 'f:1: judged should be'],
    [{ judged: 'refused', runs: undefined }, 'no runs or routes'],
    [{ runs: 'x' }, 'f:1: runs should be a list'],
    [{ runs: [5] }, 'f:1: runs[0] should be a run'],
    [{ runs: [{ train: '2' }] }, 'f:1: runs[0] has no hexes'],
    [{ runs: [{ train: '2', hexes: 'A1' }] }, 'f:1: runs[0].hexes should be'],
    [{ runs: [{ train: '2', hexes: [1] }] }, 'f:1: runs[0].hexes should be'],
    [{ runs: [{ train: null, hexes: ['A1'] }] }, 'f:1: runs[0].train should be'],
    [{ runs: [{ train: '2', hexes: ['A1'], revenue: 'x' }] }, 'f:1: runs[0].revenue should be'],
    [{ routes: [null] }, 'f:1: routes[0]: should be a route'],
    [{ routes: [{ train: '2', connections: 'x' }] }, 'f:1: routes[0].connections: should be'],
    [{ routes: [{ train: '2', connections: [5] }] }, 'f:1: routes[0].connections: should be'],
    [{ routes: [{ train: '2', hexes: ['A1'], nodes: [1, 2] }] }, 'f:1: routes[0].nodes: should be'],
  ])('complains of %j', (members, what) => expect(() => read(members)).toThrow(what));
});

describe('trains of a case', () => {
  const title = Object.values(TITLES).find(({ trains }) => trains.ids.some((id) => (trains.of[id]?.faces.ids.length ?? 0) > 0));
  const id = title?.trains.ids.find((each) => (title.trains.of[each]?.faces.ids.length ?? 0) > 0) ?? '';
  const face = title?.trains.of[id]?.faces.ids[0] ?? '';

  it('are known by id, name, side and star', () => {
    if (title === undefined) throw new Error('no title has trains with two sides');
    expect([id, face, `${id}-0`, `${id}*`, `${face}*`].map((each) => isTrain(title, each))).toEqual(Array(5).fill(true));
    expect(['x', `${id}x`, '', 'constructor'].map((each) => isTrain(title, each))).toEqual(Array(4).fill(false));
  });
  it('are found by the side that shows, each once', () => {
    if (title === undefined) throw new Error('no title has trains with two sides');
    const cards = [
      { id: 'a', name: id, face },
      { id: 'b', name: id, obsolete: true },
      { id: 'c', name: id },
    ];
    const game = { title, state: { operators: { us: { shelves: { main: cards } } } } } as unknown as Game;
    const named = (...names: string[]) =>
      withTrains(
        names.map((train) => ({ train })),
        'us',
        game,
      ).map(({ train }) => train);
    expect(named(id, face)).toEqual(['b', 'a']);
    expect(named(`${id}*`, id, id)).toEqual(['b', 'c', id]);
    expect(named('c', id)).toEqual(['c', 'b']);
    expect(named(`${face}*`)).toEqual([`${face}*`]);
  });
});
