import { describe, expect, it } from 'vitest';
import { roundName, type Game } from '@roundhouse/engine';
import { buys, passes, sells } from './kit/actions.ts';
import { cash, percent, price, treasury } from './kit/figures.ts';
import { asked, isListed, play } from './kit/play.ts';
import { cashOf, operatingTurn, privatesWith, stockRound, tilesOn } from './kit/position.ts';
import { charter, chooses, inPhase, merges, removesToken, turnOf1 } from './kit/systems.ts';

const shares = (game: Game, id = 'GT-IC'): readonly number[] => [
  ...['1', '2', '3', 'ipo', 'market'].map((who) => percent(game, who, id)),
  10 * (game.state.holdings['treasury']?.[id] ?? []).length,
];
const blocked = (game: Game): readonly string[] =>
  game.state.board.stations.filter(({ blocking }) => blocking).map(({ hex, stop }) => `${hex}/${String(stop)}`);

describe('money of a system', () => {
  it('1828 §7.9, §6.1, edge 15, 28-3: with a part that had not floated the money is lost, and comes anew when the system floats', () => {
    const start = turnOf1({ GT: charter({ '1': 6 }, { treasury: 670 }), IC: charter({ '1': 2 }) }, [], cashOf({ '2': 1000 }));
    const game = play(start, merges('GT', 'IC'));
    expect([shares(game), treasury(game, 'GT-IC'), game.state.operators['GT-IC']?.status]).toEqual([[30, 0, 0, 60, 0, 10], 0, 'launched']);
    const next = stockRound('2', 3)({ ...game, state: { ...game.state, seating: ['2', '3', '1'] } });
    const [one = ''] = (next.state.holdings['ipo']?.['GT-IC'] ?? []).filter((id) => !id.endsWith('_0'));
    const bought = play(next, buys('2', one));
    expect(treasury(bought, 'GT-IC')).toBe(0);
    const again = stockRound('2', 4)(bought);
    const [two = ''] = again.state.holdings['ipo']?.['GT-IC'] ?? [];
    const floated = play(again, buys('2', two));
    // Ten times the price of the system, not of its parts.
    expect([floated.state.operators['GT-IC']?.status, price(floated, 'GT-IC'), treasury(floated, 'GT-IC')]).toEqual(['floated', 94, 940]);
  });

  it('1828 §7.9: floated by the exchange itself it gets ten times its price at once', () => {
    const game = play(turnOf1({ GT: charter({ '1': 9 }, { treasury: 670 }), IC: charter({ '1': 5 }) }), merges('GT', 'IC'));
    expect([treasury(game, 'GT-IC'), game.state.operators['GT-IC']?.status]).toEqual([940, 'floated']);
  });
});

describe('odd shares', () => {
  const both = { GT: charter({ '1': 6, '2': 2 }), IC: charter({ '1': 6, '2': 1 }) };

  it('1828 §7.6a, edge 18: who has both kinds is asked, whichever survives, and may set aside either', () => {
    for (const [one, other] of [
      ['GT', 'IC'],
      ['IC', 'GT'],
    ] as const) {
      const game = play(turnOf1(both), merges(one, other));
      expect(asked(game)).toBe('2:system_shares');
      const [kept, rest] = [play(game, chooses('2', one)), play(game, chooses('2', other))];
      for (const end of [kept, rest]) expect([percent(end, '2', `${one}-${other}`), cash(end, '2')]).toEqual([10, 67]);
    }
    // Who sets his only share of the survivor aside swaps another one in for the pair.
    const lack = play(
      turnOf1({ GT: charter({ '1': 6, '2': 1 }), IC: charter({ '1': 6, '2': 2 }) }),
      merges('GT', 'IC'),
      chooses('2', 'GT'),
    );
    expect(percent(lack, '2', 'GT-IC')).toBe(10);
  });

  it('1828 §7.6c, edge 19: shares of the survivor come from players, offering and pool; without any the others are given up', () => {
    // Seat 3 has two of IC; seat 2 has single shares of GT to swap.
    const swapped = play(turnOf1({ GT: charter({ '1': 6, '2': 2 }), IC: charter({ '1': 6, '3': 2 }) }), merges('GT', 'IC'));
    expect(shares(swapped)[2]).toBe(10);
    // All of GT is with players who go before.
    const none = play(turnOf1({ GT: charter({ '1': 10 }), IC: charter({ '1': 2, '2': 4 }, { president: '2' }) }), merges('GT', 'IC'));
    expect(percent(none, '2', 'GT-IC')).toBeGreaterThan(0);
    expect(shares(none).reduce((sum, each) => sum + each, 0)).toBe(100);
  });

  it('1828 §7.6e, edge 20: a partner with an odd total pays the difference, with an even one nothing; who cannot sells', () => {
    const at78 = { cell: '10,6' };
    const of = (mine: number, money: number): Game =>
      turnOf1({ GT: charter({ '1': 6, '3': mine }), IC: charter({ '1': 6, '2': 4 }, at78) }, [], cashOf({ '3': money }));
    const after = (mine: number, money: number): Game => play(of(mine, money), merges('GT', 'IC'));
    // Seat 2 swaps a share of IC for one of GT with seat 3; the odd share is sold in the end unless he pays for it.
    const odd = after(1, 11);
    expect([cash(odd, '3'), percent(odd, '2', 'GT-IC')]).toEqual([78, 20]);
    const even = after(2, 11);
    expect([cash(even, '3'), percent(even, '3', 'GT-IC')]).toEqual([11, 10]);
    const poor = after(1, 10);
    expect([cash(poor, '3'), poor.state.round.kind === 'stock' && poor.state.round.sold['3']]).toEqual([88, ['GT-IC']]);
  });

  it('1828 §7.7, edge 22: a single of one that was sold in this round cannot be traded up', () => {
    const start = turnOf1({ GT: charter({ '1': 6 }), IC: charter({ '1': 6, '2': 2 }) }, [], cashOf({ '2': 500 }));
    const sold = stockRound('2')({ ...start, state: { ...start.state, seating: ['2', '3', '1'] } });
    const game = play(sold, sells('2', ['IC_5']), passes('2'));
    const merged = play(stockTurnOf1(game), merges('GT', 'IC'));
    expect([percent(merged, '2', 'GT-IC'), cash(merged, '2')]).toEqual([0, 500 + 67 + 67]);
  });
});

/** The round goes on with seat 1. */
function stockTurnOf1(game: Game): Game {
  return game.state.round.kind === 'stock' && game.state.round.turn.player !== '1' ? play(game, passes('3')) : game;
}

describe('tokens and privates', () => {
  it('1828 §7.5, edge 23: a blocking token lies in the very city of the removed one', () => {
    const own = { operated: true };
    const start = turnOf1({
      NYH: charter({ '1': 6 }, { ...own, tokens: ['G23/1'] }),
      GT: charter({ '1': 6 }, { ...own, tokens: ['D4/0', 'G23/0'] }),
    });
    const game = play(start, merges('NYH', 'GT'));
    expect(asked(game)).toBe('NYH-GT:system_token');
    expect(blocked(play(game, removesToken('NYH-GT', 'G23/1')))).toEqual(['G23/1']);
  });

  it('1828 §15.6, edge 23: from Purple on the ones not started leave, and block their homes; a started one stays', () => {
    const start = turnOf1(
      { GT: charter({ '1': 6 }, { tokens: ['F10/0'], treasury: 1000 }), MP: charter({ '1': 2 }) },
      [],
      inPhase('Purple'),
    );
    expect(blocked(start)).toEqual([]);
    // The last turn of a set ends.
    const next = play(operatingTurn('GT', 'trains', { number: 4, of: 4 })(start), passes('GT'));
    expect(roundName(next)).toBe('SR 3');
    expect(next.state.operators['IC']?.status).toBe('closed');
    expect([next.state.operators['GT']?.status, next.state.operators['MP']?.status]).toEqual(['floated', 'launched']);
    expect(blocked(next)).toEqual(expect.arrayContaining(['J6/0', 'G23/1', 'E15/0', 'E15/1']));
    expect(blocked(next)).not.toContain('I3/0');
  });

  it('1828 §16.10, edge 25: with one train between two founders both privates close', () => {
    const start = turnOf1({ GT: charter({ '1': 6 }, { trains: ['2'] }), IC: charter({ '1': 6 }) }, [], privatesWith({ GT: '2', IC: '3' }));
    const game = play(start, merges('GT', 'IC'));
    expect([game.state.privates['GT']?.closed, game.state.privates['IC']?.closed]).toEqual([true, true]);
    const without = play(
      turnOf1({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }) }, [], privatesWith({ GT: '2', IC: '3' })),
      merges('GT', 'IC'),
    );
    expect(without.state.privates['GT']?.closed).toBe(false);
  });

  it('1828 §7.5, edge 24: of two in one city, with the tile that makes room for both', () => {
    const own = { operated: true };
    const start = turnOf1(
      { GT: charter({ '1': 6 }, { ...own, tokens: ['D4/0', 'F20/0'] }), IC: charter({ '1': 6 }, { ...own, tokens: ['J6/0', 'F20/0/1'] }) },
      [],
      tilesOn({ F20: '14/0' }),
    );
    const game = play(start, merges('GT', 'IC'));
    expect([blocked(game), game.state.operators['GT-IC']?.tokens]).toEqual([['F20/0'], [100, 100, 100, 100]]);
    expect(isListed(game, passes('1'))).toBe(true);
  });
});
