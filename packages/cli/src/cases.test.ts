import { describe, expect, it } from 'vitest';
import { readCases } from './cases.ts';

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
