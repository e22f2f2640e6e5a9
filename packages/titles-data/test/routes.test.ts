import { describe, expect, it } from 'vitest';
import type { Game, Route } from '@roundhouse/engine';
import { claims, route, runs } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { play, refuses, step } from './kit/play.ts';
import { operatingTurn, phase, position, tilesOn, type Edit } from './kit/position.ts';

/** The operator about to run, with a train of the phase given or others. */
function running(operator: string, tiles: Readonly<Record<string, string>>, charter: Partial<Charter>, edits: readonly Edit[] = []): Game {
  return position(
    2,
    ...edits,
    tilesOn(tiles),
    corporation(operator, { cell: '2,6', held: { '1': 3, '2': 3 }, ...charter }),
    operatingTurn(operator, 'routes'),
  );
}
const revenue = (game: Game, who: string, ...routes: Route[]): number => {
  const run = step(game, runs(who, ...routes)).events.find((event) => event.type === 'run');
  return run?.revenue ?? NaN;
};
const withTokens = (id: string, ...places: string[]): Edit => corporation(id, { cell: '3,6', held: { '1': 3, '2': 3 }, tokens: places });

describe('a route', () => {
  const pittsburgh = { H10: '57/1' };
  const prr = running('PRR', pittsburgh, { trains: ['2', '2'] });

  it('1830 §8.8, §8.10 is paid the printed value of each stop', () => {
    expect(revenue(prr, 'PRR', route('2-0', 'H12 H10'))).toBe(30);
    expect(revenue(prr, 'PRR', route('2-0', 'H10 H12'))).toBe(30);
  });

  it('1830 §8.10 need not be the best, nor be run at all', () => {
    expect(revenue(prr, 'PRR')).toBe(0);
  });

  it('1830 §8.10 K10: in play the sum is computed, a wrong one refused', () => {
    expect(play(prr, claims('PRR', 30, route('2-0', 'H12 H10'))).state.operators['PRR']?.last_run).toHaveLength(1);
    refuses(prr, claims('PRR', 40, route('2-0', 'H12 H10')), 'routes.revenue', { claimed: 40, revenue: 30 });
  });

  it('1830 §8.8 has at least two stops, on track that is there', () => {
    refuses(prr, runs('PRR', { train: '2-0', connections: [] }), 'routes.two_stops');
    refuses(prr, runs('PRR', route('2-0', 'H12 H14')), 'routes.no_track', { from: 'H12', to: 'H14' });
  });

  it('1830 §8.8 is run by a train of the corporation, once each', () => {
    refuses(prr, runs('PRR', route('2-5', 'H12 H10')), 'routes.train', { train: '2-5' });
    refuses(prr, runs('PRR', route('2-0', 'H12 H10'), route('2-0', 'H12 H10')), 'routes.train');
  });

  it('1830 §8.8 holds a city with an own token', () => {
    const east = { H10: '57/1', H14: '9/1', H16: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' };
    const game = running('PRR', east, { trains: ['2'] });
    refuses(game, runs('PRR', route('2-0', 'H10 H8 H6 H4')), 'routes.own_token');
    refuses(game, runs('PRR', route('2-0', 'H10 H12 H14 H16')), 'routes.own_token');
  });

  it('1830 §8.8 all stops count against the length of the train', () => {
    const south = { J14: '57/0' };
    const two = running('B&O', south, { trains: ['2'] });
    refuses(two, runs('B&O', route('2-0', 'I15 J14', 'J14 K13')), 'routes.too_long', { stops: 3 });
    const three = running('B&O', south, { trains: ['3'] }, [phase('3')]);
    expect(revenue(three, 'B&O', route('3-0', 'I15 J14', 'J14 K13'))).toBe(30 + 20 + 30);
  });

  it('1830 §8.10 off-board areas pay their yellow value up to phase 4, the brown one from 5', () => {
    const south = { J14: '57/0' };
    const brown = running('B&O', south, { trains: ['3'] }, [phase('5')]);
    expect(revenue(brown, 'B&O', route('3-0', 'I15 J14', 'J14 K13'))).toBe(30 + 20 + 40);
    const four = running('B&O', south, { trains: ['3'] }, [phase('4')]);
    expect(revenue(four, 'B&O', route('3-0', 'I15 J14', 'J14 K13'))).toBe(80);
  });
});

describe('cities of others', () => {
  it('1830 §8.8 may end a route and not be passed, when others fill them', () => {
    const game = running('B&O', { J14: '57/0' }, { trains: ['3'] }, [phase('3'), withTokens('NYC', 'J14/0')]);
    expect(revenue(game, 'B&O', route('3-0', 'I15 J14'))).toBe(50);
    refuses(game, runs('B&O', route('3-0', 'I15 J14', 'J14 K13')), 'routes.blocked_city', { stop: 'J14/0' });
  });

  it('1830 §8.8 are passed with a slot free, or with an own token there', () => {
    const free = running('PRR', { H10: '14/0', H8: '9/1', H6: '9/1', H4: '57/1' }, { trains: ['3'] }, [
      phase('3'),
      withTokens('NYC', 'H10/0'),
    ]);
    expect(revenue(free, 'PRR', route('3-0', 'H12 H10', 'H10 H8 H6 H4'))).toBe(10 + 30 + 20);
  });
});

describe('off-board areas', () => {
  it('1830 §8.8 are only ends', () => {
    const tiles = { F4: '57/1', E3: '8/4', E5: '59/1' };
    const game = running('C&O', tiles, { trains: ['4'], tokens: ['F4/0'] }, [phase('4')]);
    refuses(game, runs('C&O', route('4-0', 'F4 F2', 'F2 E3 E5')), 'routes.through_offboard', { stop: 'F2/0' });
    expect(revenue(game, 'C&O', route('4-0', 'F4 F2'))).toBe(60);
  });

  it('1830 §8.8 of two hexes are one, not both in a route', () => {
    const canada = running('CPR', { B10: '15/0' }, { trains: ['3'], tokens: ['B10/0'] }, [phase('3')]);
    refuses(canada, runs('CPR', route('3-0', 'A9 B10', 'B10 A11')), 'routes.group_twice', { group: 'Canada' });
    expect(revenue(canada, 'CPR', route('3-0', 'A9 B10'))).toBe(60);
  });
});

describe('nothing twice', () => {
  it('1830 §8.8 edge 17: no return to a city of the route', () => {
    const loop = { H10: '15/0', G9: '8/3', F10: '3/5', G11: '8/0' };
    const game = running('PRR', loop, { trains: ['3'], tokens: ['H12/0', 'H10/0'] }, [phase('3')]);
    refuses(game, runs('PRR', route('3-0', 'H10 G9 F10', 'F10 G11 H10')), 'routes.stop_twice', { stop: 'H10/0' });
    expect(revenue(game, 'PRR', route('3-0', 'H10 G9 F10'))).toBe(40);
  });

  it('1830 §8.8 edge 17: one hex twice through its two cities', () => {
    const game = running('NYNH', { G19: '54/0', G17: '2/2', F18: '7/5' }, { trains: ['3'], tokens: ['G19/1'] }, [phase('3')]);
    expect(revenue(game, 'NYNH', route('3-0', 'G19 G17', 'G17 F18 G19'))).toBe(60 + 10 + 60);
  });

  it('1830 §8.8 edge 17: two trains share no hex side, but stops', () => {
    const both = { H10: '57/1', H14: '9/1', H16: '57/1' };
    const game = running('PRR', both, { trains: ['2', '2'] });
    refuses(game, runs('PRR', route('2-0', 'H12 H10'), route('2-1', 'H12 H10')), 'routes.track_twice');
    expect(revenue(game, 'PRR', route('2-0', 'H12 H10'), route('2-1', 'H12 H14 H16'))).toBe(30 + 30);
  });

  it('1830 §8.8 no track twice in one route', () => {
    const game = running('PRR', { H10: '57/1' }, { trains: ['3'] }, [phase('3')]);
    refuses(game, runs('PRR', route('3-0', 'H12 H10', 'H10 H12')), 'routes.track_twice');
  });
});

describe('the bypass of H12', () => {
  const line = { H10: '57/1', H14: '9/1', H16: '57/1' };
  const game = running('PRR', line, { trains: ['2', '2'], tokens: ['H12/0', 'H10/0'] });

  it('1830 §8.8 edge 18: passes without a stop', () => {
    expect(revenue(game, 'PRR', route('2-0', 'H10 H12 H14 H16'))).toBe(40);
  });

  it('1830 §8.8 edge 18: but not beside a train that stops there, for both use the same hex sides', () => {
    refuses(game, runs('PRR', route('2-0', 'H10 H12 H14 H16'), route('2-1', 'H12 H10')), 'routes.track_twice');
  });

  it('1830 §8.8 a train may stop all the same', () => {
    const three = running('PRR', line, { trains: ['3'] }, [phase('3')]);
    expect(revenue(three, 'PRR', route('3-0', 'H10 H12', 'H12 H14 H16'))).toBe(20 + 10 + 20);
  });
});
