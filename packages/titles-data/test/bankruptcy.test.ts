import { describe, expect, it } from 'vitest';
import { buys, goesBankrupt, passes, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, percent, price } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';

/** PRR of player 1 must buy a 6 for 630. */
function due(charter: Partial<Charter>, money: number, ...edits: Edit[]) {
  return position(
    3,
    phase('5'),
    depotFrom('6'),
    tilesOn({ H10: '57/1' }),
    cashOf({ '1': money }),
    ...edits,
    corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, treasury: 100, ...charter }),
    operatingTurn('PRR', 'trains'),
  );
}

describe('bankruptcy', () => {
  it('1830 §12.1 edge 28: is refused while what he could sell covers the price', () => {
    // 630 - 100 - 130 = 400; four of his shares can go, at 100.
    refuses(due({ held: { '1': 6, '2': 2 } }, 130), goesBankrupt('PRR'), 'bankruptcy.can_pay', { missing: 400, value: 400 });
    expect(open(due({ held: { '1': 6, '2': 2 } }, 129), 'PRR')).toContain('bankrupt');
  });

  it('1830 §12.1 K6: is refused without the obligation, and outside the train step', () => {
    refuses(due({ trains: ['5'] }, 0), goesBankrupt('PRR'), 'bankruptcy.not_needed', { operator: 'PRR' });
    refuses(due({ tokens: ['D2/0'] }, 0), goesBankrupt('PRR'), 'bankruptcy.not_needed');
    refuses(due({ treasury: 630 }, 0), goesBankrupt('PRR'), 'bankruptcy.not_needed');
    const track = position(2, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 } }), operatingTurn('PRR', 'track'));
    refuses(track, goesBankrupt('PRR'), 'turn.not_now');
  });

  it('1830 §12.2, §13.1 sells the largest bundles in operating order, takes his cash and ends the game', () => {
    const table = due(
      {},
      40,
      corporation('NYC', { cell: '1,6', held: { '1': 2, '2': 4 }, president: '2' }),
      corporation('CPR', { cell: '0,6', held: { '1': 2, '2': 2, '3': 2 } }),
    );
    const game = play(table, goesBankrupt('PRR'));
    expect(game.state.over?.cause).toBe('bankruptcy');
    expect([cash(game, '1'), game.state.players['1']?.bankrupt]).toEqual([0, true]);
    expect(['PRR', 'NYC', 'CPR'].map((id) => percent(game, '1', id))).toEqual([30, 0, 0]);
    expect(['PRR', 'NYC', 'CPR'].map((id) => price(game, id))).toEqual([100, 76, 82]);
    expect(game.state.over?.scores['1']).toBe(300);
    expect(asked(game)).toBe('');
  });

  it('1830 §13.1 after which nothing more is done', () => {
    const game = play(due({}, 0), goesBankrupt('PRR'));
    refuses(game, passes('PRR'), 'game.over');
    refuses(game, buys('1', 'PRR_7'), 'game.over');
  });

  it('1830 §12.1 edge 5: with a share that has no price', () => {
    const table = due({}, 0, privatesWith({ MH: '1' }));
    const exchanged = play(table, buys('private/MH', 'NYC_1'));
    const game = play(exchanged, goesBankrupt('PRR'));
    expect([game.state.over?.cause, game.state.over?.scores['1'], percent(game, '1', 'NYC')]).toEqual(['bankruptcy', 300, 10]);
  });

  it('1830 §12.1 30-5: he may still sell step by step first', () => {
    const table = due({ held: { '1': 4, '2': 3 } }, 0);
    expect(open(table)).toEqual(['bankrupt', 'sell_shares']);
    expect(open(play(table, sells('1', ['PRR_1'])))).toEqual(['bankrupt']);
  });
});
