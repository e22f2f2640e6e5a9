import type { Reach } from '@roundhouse/title-schema';
import { describe, expect, it, vi } from 'vitest';
import { anyStops, smallBoard, type Sketch } from '../../test/small-board.ts';
import type { Answers } from '../answers.ts';
import { network } from '../board/network.ts';
import { refuse } from '../result.ts';
import { connectionsBeyond } from './beyond.ts';
import { bestRun } from './find.ts';
import { judge } from './judge.ts';
import type { Bonus, RouteView } from './value.ts';
import { routeOf } from './written.ts';

vi.mock('../mechanics/registry.ts', async () => ({
  MECHANICS: [(await import('../../test/answering-mechanic.ts')).answeringMechanic],
}));

/** A row of stops from west to east: `A1` 20, `A3` town 10, `A5` 30 with our station, `A7` 50, `A9` off-board 40/70, `A11` town 10 on a branch. */
const row: Sketch = {
  hexes: {
    A1: { stops: [{ value: 20 }], track: '4a' },
    A3: { stops: [{ kind: 'town', value: 10 }], track: '1a a4' },
    A5: { stops: [{ value: 30, slots: 2 }], track: '1a a4' },
    A7: { stops: [{ value: 50 }], track: '1a a4' },
    A9: { stops: [{ kind: 'offboard', value: { yellow: 40, brown: 70 } }], colour: 'red', track: '1a' },
  },
  stations: [['us', 'A5/0']],
};
function run(trains: readonly (readonly Reach[])[], answers: Answers = {}, changes: Partial<Sketch> = {}) {
  const game = smallBoard({ ...row, trains: { us: trains }, answers, ...changes });
  const best = bestRun(game, 'us');
  const verdict = judge(game, 'us', best.routes.map(routeOf));
  expect(best.proven).toBe(true);
  expect(verdict).toMatchObject({ ok: true, revenue: best.revenue });
  return { revenue: best.revenue, stops: best.routes.map(({ stops }) => fromWest(stops.map(({ hex }) => hex))), game };
}
/** Hexes of a route, from the end with the lower name: a route has no direction. */
function fromWest(hexes: readonly string[]): readonly string[] {
  return (hexes[0] ?? '') < (hexes.at(-1) ?? '') ? hexes : hexes.toReversed();
}
const meets = ({ visits }: RouteView, hex: string): boolean => visits.some((visit) => visit.hex === hex);
const refused = (game: ReturnType<typeof smallBoard>, ...connections: string[]) => {
  const verdict = judge(game, 'us', [{ train: 'us-0', connections: connections.map((each) => each.split(' ')) }]);
  return verdict.ok ? verdict.revenue : verdict.refusal.rule;
};

describe('what a title can say about trains', () => {
  it('N of M: visits M, counts the N that pay most with the bonuses, one with an own station among them', () => {
    const poor: Partial<Sketch> = { hexes: { ...row.hexes, A5: { stops: [{ value: 0, slots: 2 }], track: '1a a4' } } };
    expect(run([anyStops(5, 2)]).revenue).toBe(80);
    expect(run([anyStops(5, 2)], {}, poor).revenue).toBe(50);
    const pair = (a: string, b: string, pays: number): Answers => ({
      bonuses: () => [
        {
          mostPerRoute: pays,
          byCounts: true,
          ofRoute: ({ visits, counts }) =>
            [a, b].every((hex) => visits.some((visit, index) => visit.hex === hex && counts[index])) ? pays : 0,
        },
      ],
    });
    expect(run([anyStops(5, 2)], pair('A1', 'A5', 40)).revenue).toBe(90);
    // Both ends would have to count beside the own station.
    expect(run([anyStops(5, 2)], pair('A1', 'A9', 500)).revenue).toBe(80);
    expect(run([anyStops(5, 3)], pair('A1', 'A9', 500)).revenue).toBe(590);
  });

  it('N+s, unpaid towns, a multiplier, what a stop costs', () => {
    expect(run([[...anyStops(2), { stops: ['town'], visit: 1, pay: 1, multiplier: 1 }]]).stops).toEqual([['A3', 'A5', 'A7']]);
    const cities = (visit: number, multiplier: number): Reach => ({ stops: ['city', 'offboard'], visit, pay: visit, multiplier });
    expect(run([[cities(3, 1), { stops: ['town'], visit: 'all', pay: 0, multiplier: 1 }]]).revenue).toBe(120);
    expect(run([[cities(4, 2), { stops: ['town'], visit: 'all', pay: 'all', multiplier: 2 }]]).revenue).toBe(300);
    const dear: Partial<Sketch> = { hexes: { ...row.hexes, A7: { stops: [{ value: 50, cost: 99 }], track: '1a a4' } } };
    expect(run([anyStops(3)], {}, dear).revenue).toBe(60);
    expect(run([anyStops(100)], {}, dear).stops).toEqual([['A5', 'A7']]);
  });

  it('another reach, or none', () => {
    const trainReach: Answers['trainReach'] = (_game, _operator, { id }) => (id === 'us-0' ? [] : anyStops(3));
    expect(run([anyStops('all'), anyStops(2)], { trainReach })).toMatchObject({ revenue: 120, stops: [['A5', 'A7', 'A9']] });
    expect(refused(run([anyStops(2)], { trainReach }).game, 'A5 A7')).toBe('routes.train');
  });

  it('trains that may share track, and fleets judged apart', () => {
    const three = [anyStops(2), anyStops(2), anyStops(2)];
    expect(run(three).revenue).toBe(80 + 40);
    const trackSet: Answers['trackSet'] = (_game, _operator, { id }) => (id === 'us-2' ? 'other fleet' : null);
    expect(run(three, { trackSet }).revenue).toBe(80 + 40 + 80);
  });
});

describe('what a title can say about stops', () => {
  it('off-board values by phase', () => {
    const game = smallBoard({ ...row, trains: { us: [anyStops(3)] } });
    const later = {
      ...game,
      title: { ...game.title, rules: { ...game.title.rules, routes: { once_by: 'stop', asked_for: 'reach', bands: { 1: 'brown' } } } },
    };
    expect([bestRun(game, 'us').revenue, bestRun(later as typeof game, 'us').revenue]).toEqual([120, 150]);
  });

  it('another value for one kind of train', () => {
    const stopValue: Answers['stopValue'] = (_game, _operator, { id }, hex) => (id === 'us-1' && hex === 'A1' ? 200 : null);
    expect(run([anyStops(3), anyStops(3)], { stopValue })).toMatchObject({ revenue: 120 + 240 });
  });

  it('groups of which one counts', () => {
    const grouped: Partial<Sketch> = {
      hexes: {
        ...row.hexes,
        A1: { stops: [{ value: 20, groups: ['g'] }], track: '4a' },
        A7: { stops: [{ value: 50, groups: ['g'] }], track: '1a a4' },
      },
    };
    expect(run([anyStops('all')], {}, grouped)).toMatchObject({ revenue: 130, stops: [['A3', 'A5', 'A7', 'A9']] });
  });

  it('stops that are passed, ended in or left alone only with a marker', () => {
    const access = (of: 'end' | 'closed'): Answers => ({ stopAccess: (_game, _operator, hex) => (hex === 'A7' ? of : null) });
    expect(run([anyStops('all')], access('end'))).toMatchObject({ revenue: 110, stops: [['A1', 'A3', 'A5', 'A7']] });
    const { revenue, game } = run([anyStops('all')], access('closed'));
    expect(revenue).toBe(60);
    expect(refused(game, 'A5 A7')).toBe('routes.blocked_city');
    expect([...network(game, 'us').stops].sort()).toEqual(['A1/0', 'A3/0', 'A5/0', 'A7/0']);
    const full: Partial<Sketch> = { stations: [...(row.stations ?? []), ['them', 'A7/0']] };
    expect(run([anyStops('all')], {}, full).revenue).toBe(110);
    expect(run([anyStops('all')], { stopAccess: () => 'through' }, full).revenue).toBe(150);
  });

  it('an off-board area that counts as a station', () => {
    const none: Partial<Sketch> = { stations: [] };
    expect(run([anyStops('all')], {}, none).revenue).toBe(0);
    expect(run([anyStops(2)], { stationsElsewhere: () => [{ hex: 'A9', stop: 0 }] }, none)).toMatchObject({ revenue: 90 });
  });
});

describe('what a title can say about routes', () => {
  it('stops or hexes that a route must have', () => {
    const mayRun: Answers['mayRun'] = (_game, _operator, route) =>
      route.hexes.includes('A3') ? null : refuse('routes.no_track', { train: route.train });
    const { revenue, stops, game } = run([anyStops(2)], { mayRun });
    expect({ revenue, stops }).toEqual({ revenue: 40, stops: [['A3', 'A5']] });
    expect(refused(game, 'A5 A7')).toBe('routes.no_track');
  });

  it('runs that may not be run together', () => {
    const mayRunTogether: Answers['mayRunTogether'] = (_game, _operator, routes) =>
      routes.length > 1 ? refuse('routes.too_long', {}) : null;
    expect(run([anyStops(2), anyStops(2)], { mayRunTogether }).revenue).toBe(80);
    const both: Answers['mayRunTogether'] = (_game, _operator, routes) => (routes.length === 2 ? null : refuse('routes.too_long', {}));
    expect(run([anyStops(2), anyStops(3)], { mayRunTogether: both }).revenue).toBe(160);
    expect(run([anyStops(2)], { mayRunTogether: both }).revenue).toBe(0);
  });

  it('bonuses for a pair of stops, whichever trains are paid for them', () => {
    // 1846 §7.2: both ends must be paid; a train that leaves one out is not paid for the connection.
    const pair: Answers = {
      bonuses: () => [
        {
          mostPerRoute: 60,
          byCounts: true,
          byStops: true,
          needs: [['A1'], ['A7']],
          ofRoute: ({ visits, counts }) =>
            ['A1', 'A7'].every((hex) => visits.some((visit, index) => counts[index] && visit.hex === hex)) ? 60 : 0,
        },
      ],
    };
    expect(run([anyStops(4)], pair).revenue).toBe(110 + 60);
    expect(run([anyStops(3)], pair).revenue).toBe(120);
    expect(run([anyStops(4, 3)], pair).revenue).toBe(100 + 60);
  });

  it('bonuses by pair of ends and by token', () => {
    const ends: Answers = {
      bonuses: () => [{ mostPerRoute: 100, ofRoute: ({ visits }) => (visits[0]?.own || visits.at(-1)?.own ? 0 : 100) }],
    };
    expect(run([anyStops(3)], ends)).toMatchObject({ revenue: 90 + 100, stops: [['A3', 'A5', 'A7']] });
    const tokens: Answers = {
      bonuses: () => [{ mostPerRoute: 140, ofRoute: ({ visits }) => 70 * visits.filter(({ own }) => own).length }],
    };
    const two: Partial<Sketch> = { stations: [...(row.stations ?? []), ['us', 'A1/0']] };
    expect(run([anyStops(3)], tokens, two)).toMatchObject({ revenue: 60 + 140, stops: [['A1', 'A3', 'A5']] });
  });

  it('one bonus for a company, chosen over all its trains together', () => {
    const once: Answers = {
      bonuses: () => [{ mostPerRoute: 0, mostPerRun: 90, ofRun: (routes) => (routes.some((each) => meets(each, 'A1')) ? 90 : 0) }],
    };
    expect(run([anyStops(3)], once)).toMatchObject({ revenue: 60 + 90 });
    expect(run([anyStops(3), anyStops(3)], once)).toMatchObject({ revenue: 120 + 60 + 90 });
    const longest: Answers = {
      bonuses: () => [
        {
          mostPerRoute: 0,
          mostPerRun: 50,
          multipleOf: 10,
          ofRun: (routes) => 10 * Math.max(0, ...routes.map((each) => each.visits.length)),
        },
      ],
    };
    expect(run([anyStops(3), anyStops(3)], longest).revenue).toBe(180 + 30);
  });

  it('a connection beyond the reach of a train, over track that nobody uses', () => {
    const beyond: Answers = {
      bonuses: (game) => [
        {
          mostPerRoute: 0,
          mostPerRun: 200,
          ofRun: (routes) => {
            const used = new Set(routes.flatMap(({ track }) => track));
            const reaches = routes.some(({ visits }) =>
              [visits[0], visits.at(-1)].some(
                (end) => end !== undefined && connectionsBeyond(game, `${end.hex}/0`, 'A1/0', used).length > 0,
              ),
            );
            return reaches ? 200 : 0;
          },
        },
      ],
    };
    // One train runs east and is prolonged west; a second one that could come to the end itself leaves it the track.
    expect(run([anyStops(2)], beyond)).toMatchObject({ revenue: 80 + 200, stops: [['A5', 'A7']] });
    expect(run([anyStops(3), anyStops(3)], beyond)).toMatchObject({ revenue: 120 + 40 + 200 });
    // Stations of others do not stop a connection.
    expect(run([anyStops(2)], beyond, { stations: [...(row.stations ?? []), ['them', 'A1/0']] }).revenue).toBe(280);
  });

  it('a bonus of a hex passed makes a detour worth it, over the track of the straight way and more', () => {
    const crossing: Partial<Sketch> = {
      hexes: {
        C3: { stops: [{ value: 20 }], track: '4a' },
        C5: { track: '14 12 34' },
        C7: { stops: [{ value: 30 }], track: '1a' },
        B4: { track: '45' },
        B6: { track: '01' },
      },
      stations: [['us', 'C7/0']],
    };
    const passing = (rest: Partial<Bonus>): Answers => ({
      bonuses: () => [{ mostPerRoute: 40, ofRoute: ({ hexes }) => (hexes.includes('B4') ? 40 : 0), ...rest }],
    });
    const way = (answers: Answers) => {
      const best = bestRun(smallBoard({ ...row, ...crossing, trains: { us: [anyStops(2)] }, answers }), 'us');
      return { ...best, hexes: fromWest(best.routes[0]?.hexes ?? []) };
    };
    expect(way({})).toMatchObject({ revenue: 50, hexes: ['C3', 'C5', 'C7'] });
    for (const rest of [{}, { needs: [['B4']] }])
      expect(way(passing(rest))).toMatchObject({ revenue: 90, hexes: ['C3', 'C5', 'B4', 'B6', 'C5', 'C7'] });
    const game = smallBoard({ ...row, ...crossing, trains: { us: [anyStops(2)] }, answers: passing({}) });
    expect([refused(game, 'C3 C5 C7'), refused(game, 'C7 C5 B6 B4 C5 C3')]).toEqual([50, 90]);
    // What can be paid nowhere within reach is not looked for, and what looks at stops alone prefers no way.
    expect(way(passing({ needs: [['B4'], ['A9']] }))).toMatchObject({ revenue: 50, proven: true });
    expect(way({ bonuses: () => [{ mostPerRoute: 5, byStops: true, ofRoute: () => 5 }] })).toMatchObject({ revenue: 55 });
    const detour: Answers['mayRun'] = (_game, _operator, { hexes, train }) =>
      hexes.includes('B4') ? null : refuse('routes.no_track', { train });
    expect(way({ mayRun: detour }).revenue).toBe(50);
    expect(way({ mayRun: detour }).hexes).toContain('B4');
  });
});

describe('rules of titles to come, said with the same questions', () => {
  const money = (visit: RouteView['visits'][number] | undefined): number =>
    typeof visit?.print.revenue === 'number' ? visit.print.revenue : (visit?.print.revenue['yellow'] ?? 0);
  const refusal = refuse('routes.no_track', {});
  const citiesOnly = (visit: number): Reach[] => [
    { stops: ['city', 'offboard'], visit, pay: visit, multiplier: 1 },
    { stops: ['town'], visit: 'all', pay: 0, multiplier: 1 },
  ];

  it('money for the distance: so much for every hex travelled', () => {
    const distance: Answers = { bonuses: () => [{ mostPerRoute: 160, ofRoute: ({ hexes }) => 40 * (hexes.length - 1) }] };
    // The town at the end costs no visit and lies a hex farther.
    expect(run([citiesOnly(2)], distance)).toMatchObject({ revenue: 80 + 80, stops: [['A3', 'A5', 'A7']] });
    expect(run([citiesOnly(2)]).revenue).toBe(80);
  });

  it('a reach in hexes instead of stops', () => {
    const within = (most: number): Answers => ({ mayRun: (_game, _operator, { hexes }) => (hexes.length <= most ? null : refusal) });
    expect(run([anyStops('all')], within(2)).revenue).toBe(80);
    expect(run([anyStops('all'), anyStops('all')], within(3)).revenue).toBe(120 + 60);
  });

  it('one stop of the route counted twice, the best of those that are paid', () => {
    const twice: Answers = {
      bonuses: () => [
        {
          mostPerRoute: 50,
          byCounts: true,
          ofRoute: ({ visits, counts }) => Math.max(...visits.map((each, at) => (counts[at] ? money(each) : 0))),
        },
      ],
    };
    expect(run([anyStops(3)], twice).revenue).toBe(120 + 50);
    expect(run([anyStops(5, 2)], twice).revenue).toBe(80 + 50);
  });

  it('a train that is paid for stops with own stations alone', () => {
    const stopValue: Answers['stopValue'] = ({ state }, operator, { id }, hex) =>
      id !== 'us-0' || state.board.stations.some((each) => each.owner === operator && each.hex === hex) ? null : 0;
    const stations: Sketch['stations'] = [...(row.stations ?? []), ['us', 'A1/0']];
    expect(run([anyStops('all')], { stopValue }, { stations })).toMatchObject({ revenue: 50 });
    expect(run([anyStops('all'), anyStops(3)], { stopValue }, { stations })).toMatchObject({ revenue: 50 + 120 });
  });

  it('east to west pays the whole route twice', () => {
    const across: Answers = {
      bonuses: () => [
        {
          mostPerRoute: 150,
          byCounts: true,
          needs: [['A1'], ['A9']],
          ofRoute: (route) => {
            const sum = route.visits.reduce((all, visit, at) => all + (route.counts[at] ? money(visit) : 0), 0);
            return meets(route, 'A1') && meets(route, 'A9') ? sum : 0;
          },
        },
      ],
    };
    expect(run([anyStops('all')], across).revenue).toBe(300);
    expect(run([anyStops(5, 3)], across).revenue).toBe(240);
    expect(run([anyStops(4)], across).revenue).toBe(130);
  });

  it('a mail contract: half of both ends of one train, for the company once', () => {
    const half = ({ visits }: RouteView): number => (money(visits[0]) + money(visits.at(-1))) / 2;
    const mail: Answers = {
      bonuses: () => [{ mostPerRoute: 0, mostPerRun: 50, multipleOf: 5, ofRun: (routes) => Math.max(0, ...routes.map(half)) }],
    };
    expect(run([anyStops(3)], mail).revenue).toBe(120 + 35);
    expect(run([anyStops(2), anyStops(2)], mail).revenue).toBe(80 + 40 + 40);
  });

  it('cities full of others that one kind of train goes through and another does not', () => {
    const express = JSON.stringify(anyStops(3));
    const answers: Answers = {
      stopAccess: () => 'through',
      mayRun: (_game, _operator, { train, visits }) =>
        train === express || visits.slice(1, -1).every(({ hex }) => hex !== 'A7') ? null : refusal,
    };
    const full: Partial<Sketch> = { stations: [...(row.stations ?? []), ['them', 'A7/0']] };
    expect(run([anyStops('all')], answers, full).revenue).toBe(110);
    expect(run([anyStops(3)], answers, full).revenue).toBe(120);
    expect(run([anyStops(3), anyStops('all')], answers, full).revenue).toBe(120 + 60);
  });

  it('ends that must be cities, and stops that one train of the company may call at only', () => {
    const mayRun: Answers['mayRun'] = (_game, _operator, { visits }) =>
      [visits[0], visits.at(-1)].some((each) => each?.print.kind === 'town') ? refusal : null;
    const west: Partial<Sketch> = { hexes: { A1: { ...row.hexes['A1'] }, A3: { ...row.hexes['A3'] }, A5: { ...row.hexes['A5'] } } };
    expect([run([anyStops(2)], { mayRun }, west).revenue, run([anyStops(3)], { mayRun }, west).revenue]).toEqual([0, 60]);
    const mayRunTogether: Answers['mayRunTogether'] = (_game, _operator, routes) => {
      const stops = routes.flatMap(({ visits }) => visits.map(({ stop }) => stop));
      return new Set(stops).size < stops.length ? refusal : null;
    };
    const stations: Sketch['stations'] = [...(row.stations ?? []), ['us', 'A1/0']];
    expect(run([anyStops(2), anyStops(2)], { mayRunTogether }).revenue).toBe(80);
    expect(run([anyStops(2), anyStops(2)], { mayRunTogether }, { stations }).revenue).toBe(80 + 30);
  });
});
