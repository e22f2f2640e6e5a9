import { describe, expect, it } from 'vitest';
import { declares, passes, route, runs } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, treasury } from './kit/figures.ts';
import { asked, open, play, refuses, step } from './kit/play.ts';
import { operatingTurn, phase, position, tilesOn } from './kit/position.ts';

/** B&O has run 30 + 20 + 30 = 80 from Baltimore over Washington to the Deep South. */
function ran(charter: Partial<Charter> = {}) {
  const table = position(
    3,
    phase('3'),
    tilesOn({ J14: '57/0' }),
    corporation('B&O', { cell: '2,6', held: { '1': 3, '2': 2 }, pool: 2, trains: ['3'], ...charter }),
    operatingTurn('B&O', 'routes'),
  );
  return play(table, runs('B&O', route('3-0', 'I15 J14', 'J14 K13')));
}

describe('a dividend', () => {
  it('1830 §9.1 pays a tenth per share to players, and to the treasury for the pool; nothing for the IPO (edge 29)', () => {
    const before = ran();
    const game = play(before, declares('B&O', 'payout'));
    expect([cash(game, '1'), cash(game, '2'), cash(game, '3'), treasury(game, 'B&O')]).toEqual([824, 816, 800, 16]);
    expect((before.state.bank ?? 0) - (game.state.bank ?? 0)).toBe(56);
  });

  it('1830 §9.1 edge 29: 10 per pool share of a revenue of 100, none for as many in the IPO', () => {
    expect(treasury(play(ran({ pool: 3, held: { '1': 4, '2': 3 } }), declares('B&O', 'payout')), 'B&O')).toBe(24);
    expect(treasury(play(ran({ pool: 0, held: { '1': 4, '2': 3 } }), declares('B&O', 'payout')), 'B&O')).toBe(0);
  });

  it('1830 §9.2 is withheld whole', () => {
    const game = play(ran(), declares('B&O', 'withhold'));
    expect([cash(game, '1'), treasury(game, 'B&O')]).toEqual([800, 80]);
  });

  it('1830 §9.3 moves the price right when paid, left when withheld', () => {
    expect(cell(play(ran(), declares('B&O', 'payout')), 'B&O')).toBe('2,7');
    expect(cell(play(ran(), declares('B&O', 'withhold')), 'B&O')).toBe('2,5');
  });

  it('1830 §9.4 is paid before the price moves', () => {
    const { events } = step(ran(), declares('B&O', 'payout'));
    const types = events.map(({ type }) => type);
    expect(types.lastIndexOf('money')).toBeLessThan(types.indexOf('price'));
  });

  it('1830 §9.1, §9.2 has no other kind, and must be decided', () => {
    expect(open(ran(), 'B&O')).toEqual(['dividend']);
    refuses(ran(), declares('B&O', 'half'), 'dividend.choice', { kind: 'half' });
    refuses(ran(), passes('B&O'), 'pass.forbidden');
  });
});

describe('no revenue', () => {
  it('1830 §9.3 moves left without a question, trains or not', () => {
    const idle = position(2, corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 } }), operatingTurn('PRR', 'track'));
    expect(cell(play(idle, passes('PRR')), 'PRR')).toBe('2,5');
    const empty = position(
      2,
      tilesOn({ H10: '57/1' }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, trains: ['2'], treasury: 80 }),
      operatingTurn('PRR', 'routes'),
    );
    const game = play(empty, runs('PRR'));
    expect([cell(game, 'PRR'), asked(game)]).toEqual(['2,5', 'PRR:trains']);
  });
});
