import { describe, expect, it } from 'vitest';
import { anyStops, smallBoard, type Sketch } from '../../test/small-board.ts';
import type { Route } from '../state.ts';
import { judge } from './judge.ts';

const plain: Sketch = {
  hexes: {
    A1: { stops: [{ value: 20 }], track: '4a' },
    A3: { stops: [{ value: 10 }], track: '1a a4 14' },
    A5: { stops: [{ value: 30, slots: 2 }], track: '1a a4 a0' },
    A7: { stops: [{ kind: 'town', value: 10 }], track: '1a a4' },
    A9: { stops: [{ kind: 'offboard', value: { yellow: 40, brown: 70 }, groups: ['east'] }], colour: 'red', track: '1a a4 0a' },
    A11: { stops: [{ value: 20 }], track: '1a' },
    B4: { track: '34' },
    B6: { track: '14' },
    B8: { track: '13' },
  },
  stations: [['us', 'A5/0']],
  trains: { us: [anyStops(2), anyStops(3), anyStops('all')] },
};
const route = (train: number, ...connections: string[]): Route => ({
  train: `us-${train}`,
  connections: connections.map((each) => each.split(' ')),
});
const verdict = (routes: readonly Route[], changes: Partial<Sketch> = {}) => judge(smallBoard({ ...plain, ...changes }), 'us', routes);
const rule = (routes: readonly Route[], changes: Partial<Sketch> = {}) => {
  const said = verdict(routes, changes);
  return said.ok ? said.revenue : said.refusal.rule;
};

describe('the judge of routes', () => {
  it('takes stretches in either direction and reckons every stop by the band of the phase (1830 §8.10)', () => {
    expect(verdict([route(1, 'A7 A5', 'A9 A7')])).toEqual({
      ok: true,
      revenue: 80,
      paid: [
        {
          train: 'us-1',
          stops: [
            { hex: 'A5', stop: 0, revenue: 30 },
            { hex: 'A7', stop: 0, revenue: 10 },
            { hex: 'A9', stop: 0, revenue: 40 },
          ],
          hexes: ['A5', 'A7', 'A9'],
          revenue: 80,
        },
      ],
    });
    expect(rule([])).toBe(0);
  });

  it('passes a city by where track leads round it (1830 §8.8)', () => {
    expect(rule([route(0, 'A1 A3 A5')])).toBe(50);
    expect(rule([route(1, 'A1 A3', 'A3 A5')])).toBe(60);
  });

  it('finds the stops in a list that only names hexes', () => {
    expect(rule([route(2, 'A5 A7 A9')])).toBe(80);
  });

  it('runs two trains between the same stops on different track', () => {
    expect(rule([route(1, 'A5 A7', 'A7 A9'), route(2, 'A5 B4 B6 B8 A9')])).toBe(150);
  });

  it('reads a stretch inside one hex', () => {
    const twice: Sketch['hexes'] = {
      A1: { stops: [{ value: 20 }], track: 'a4' },
      A3: { stops: [{ value: 10 }, { value: 50 }], track: '1a ab b4' },
      A5: { stops: [{ value: 20 }], track: '1a' },
    };
    expect(
      rule([{ train: 'us-2', connections: [['A1', 'A3'], ['A3 0.1'], ['A5', 'A3']] }], { hexes: twice, stations: [['us', 'A1/0']] }),
    ).toBe(100);
  });

  it('lets the named stops settle which one is meant', () => {
    const hexes: Sketch['hexes'] = {
      A1: { stops: [{ value: 20 }], track: '4a 5a' },
      A3: { stops: [{ value: 10 }, { value: 50 }], track: '1a 0b' },
      B2: { track: '23' },
    };
    const named = (stop: number): Route => ({ ...route(0, stop === 0 ? 'A1 A3' : 'A1 B2 A3'), stops: ['A1/0', `A3/${stop}`] });
    expect([rule([named(0)], { hexes, stations: [['us', 'A1/0']] }), rule([named(1)], { hexes, stations: [['us', 'A1/0']] })]).toEqual([
      30, 70,
    ]);
    expect(rule([{ ...named(0), stops: ['A1/0', 'A3/1'] }], { hexes, stations: [['us', 'A1/0']] })).toBe('routes.no_track');
  });

  it('refuses what 1830 §8.8 refuses', () => {
    expect(rule([{ ...route(0, 'A5 A7'), train: 'x' }])).toBe('routes.train');
    expect(rule([route(0, 'A5 A7'), route(0, 'A3 A5')])).toBe('routes.train');
    expect(rule([{ train: 'us-0', connections: [] }])).toBe('routes.two_stops');
    expect(rule([route(0, 'A5 A9')])).toBe('routes.no_track');
    expect(rule([route(0, 'A5 Q1')])).toBe('routes.no_track');
    expect(rule([route(1, 'A5 A7', 'A1 A3')])).toBe('routes.no_track');
    expect(rule([route(0, 'A5 A7', 'A7 A9')])).toBe('routes.too_long');
    expect(rule([route(0, 'A7 A9')])).toBe('routes.own_token');
    expect(rule([route(2, 'A5 A7', 'A7 A9', 'A9 A11')])).toBe('routes.through_offboard');
    expect(rule([route(1, 'A5 A7', 'A7 A9'), route(0, 'A5 A7')])).toBe('routes.track_twice');
    expect(rule([route(2, 'A1 A3', 'A3 A5', 'A5 A3 A1')])).toBe('routes.track_twice');
    const loop = { A1: { stops: [{}], track: 'a4 a5' }, A3: { stops: [{}], track: '1a a0' }, B2: { track: '23' } };
    expect(rule([route(2, 'A1 A3', 'A3 B2 A1')], { hexes: loop, stations: [['us', 'A1/0']] })).toBe('routes.stop_twice');
  });

  it('ends in a city full of others, and in one off-board area of a group', () => {
    const full: Partial<Sketch> = {
      stations: [
        ['us', 'A1/0'],
        ['x', 'A5/0'],
        ['y', 'A5/0'],
      ],
    };
    expect(rule([route(1, 'A1 A3', 'A3 A5')], full)).toBe(60);
    expect(rule([route(2, 'A1 A3', 'A3 A5', 'A5 A7')], full)).toBe('routes.blocked_city');
    const areas = {
      A1: { stops: [{ kind: 'offboard', groups: ['east'] }], colour: 'red', track: 'a4' },
      A3: { stops: [{}], track: '1a a4' },
      A5: { stops: [{ kind: 'offboard', groups: ['east'] }], colour: 'red', track: 'a1' },
    } as const;
    expect(rule([route(2, 'A1 A3', 'A3 A5')], { hexes: areas, stations: [['us', 'A3/0']] })).toBe('routes.group_twice');
  });

  it('pays the best stops where a train visits more than it is paid for, its own station among them', () => {
    const trains = { us: [anyStops(3, 2)] };
    expect(rule([route(0, 'A5 A7', 'A7 A9')], { trains })).toBe(70);
    expect(rule([route(0, 'A5 A7', 'A7 A9')], { trains: { us: [anyStops(3, 1)] } })).toBe(30);
  });
});
