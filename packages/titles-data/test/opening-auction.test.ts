import { roundName, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { bids, buysPrivate, buys, pars, passes } from './kit/actions.ts';
import { cash, hand, percent, president, price, privates, treasury } from './kit/figures.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { newTable } from './kit/position.ts';

const seating = (game: Game): string => game.state.seating.join(' ');
const allPass = (...order: string[]) => order.map((who) => passes(who));

describe('buying and bidding', () => {
  it('1830 §3.1 offers the cheapest private to seat 1 at face value', () => {
    const game = newTable(4);
    expect(roundName(game)).toBe('ISR');
    expect(asked(game)).toBe('1:auction');
    const bought = play(game, bids('1', 'SV', 20));
    expect([cash(bought, '1'), privates(bought, '1'), bought.state.bank]).toEqual([580, 'SV', 12_000 - 4 * 600 + 20]);
  });

  it('1830 §3.9 refuses the private on offer at any other price (K3: in play only the asked price)', () => {
    refuses(newTable(4), bids('1', 'SV', 19), 'auction.buy.price', { private: 'SV', price: 20 });
    refuses(newTable(4), bids('1', 'SV', 25), 'auction.buy.price', { private: 'SV', price: 20 });
  });

  it('1830 §3.3 takes a first bid of face value + 5 and a raise of 5, in whole money', () => {
    refuses(newTable(4), bids('1', 'DH', 74), 'auction.bid.minimum', { private: 'DH', minimum: 75 });
    refuses(newTable(4), bids('1', 'DH', 75.5), 'auction.bid.minimum');
    const one = play(newTable(4), bids('1', 'DH', 78));
    refuses(one, bids('2', 'DH', 82), 'auction.bid.minimum', { minimum: 83 });
    expect(cash(play(one, bids('2', 'DH', 83)), '2')).toBe(600);
  });

  it('1830 §3.2 refuses a private that is sold, and an action out of turn', () => {
    const game = play(newTable(4), bids('1', 'SV', 20));
    refuses(game, bids('2', 'SV', 25), 'auction.item.sold', { private: 'SV' });
    refuses(game, bids('3', 'CS', 40), 'turn.not_yours', { active: '2' });
    refuses(game, buys('2', 'PRR_1'), 'turn.not_now');
    refuses(game, buysPrivate('2', 'SV', 20), 'turn.not_now');
  });

  it('1830 §3.2 lets a player who passed act again on his next turn', () => {
    const game = play(newTable(2), passes('1'), bids('2', 'DH', 75), bids('1', 'DH', 80));
    expect(asked(game)).toBe('2:auction');
  });
});

describe('committed money', () => {
  it('1830 §3.3 edge 4: a bid of 600 is refused with 575 free, though cash is 800', () => {
    const game = play(newTable(3), bids('1', 'MH', 225), passes('2'), passes('3'));
    expect(cash(game, '1')).toBe(800);
    refuses(game, bids('1', 'BO', 600), 'auction.bid.funds', { amount: 600, funds: 575 });
    expect(play(game, bids('1', 'BO', 575)).state.players['1']?.cash).toBe(800);
  });

  it('B5: the private on offer is not for money that standing bids hold', () => {
    const game = play(newTable(4), bids('1', 'BO', 585), passes('2'), passes('3'), passes('4'));
    refuses(game, bids('1', 'SV', 20), 'auction.bid.funds', { amount: 20, funds: 15 });
  });

  it('1830 §3.3 frees the own old bid on the same private first, and keeps one bid per player', () => {
    const game = play(newTable(2), bids('1', 'BO', 1000), bids('2', 'BO', 1100), bids('1', 'BO', 1200));
    expect(game.state.mechanics.waterfall_auction?.bids['BO']).toEqual({ '1': 1200, '2': 1100 });
  });
});

describe('the chain after a sale', () => {
  it('1830 §3.4 gives the next private to its only bidder for the bid', () => {
    const game = play(newTable(4), bids('1', 'CS', 45), bids('2', 'SV', 20));
    expect([privates(game, '1'), cash(game, '1'), privates(game, '2')]).toEqual(['CS', 555, 'SV']);
    expect(asked(game)).toBe('3:auction');
  });

  it('1830 §3.5 edge 3: of three bidders the lowest acts each time, and the others wait', () => {
    const start = play(newTable(4), bids('1', 'CS', 45), bids('2', 'CS', 50), bids('3', 'CS', 55), bids('4', 'SV', 20));
    expect(asked(start)).toBe('1:auction');
    refuses(start, bids('2', 'CS', 60), 'turn.not_yours', { active: '1' });
    refuses(start, bids('1', 'DH', 75), 'auction.contest.only', { private: 'CS' });
    refuses(start, bids('1', 'CS', 59), 'auction.bid.minimum', { minimum: 60 });
    const raised = play(start, bids('1', 'CS', 60));
    expect(asked(raised)).toBe('2:auction');
    const two = play(raised, passes('2'));
    expect(asked(two)).toBe('3:auction');
    const won = play(two, passes('3'));
    expect([privates(won, '1'), cash(won, '1'), cash(won, '2'), cash(won, '3')]).toEqual(['CS', 540, 600, 600]);
  });

  it('1830 §3.5 goes on after the player whose purchase started the chain, not after the winner', () => {
    const game = play(newTable(4), bids('1', 'CS', 45), bids('2', 'CS', 50), bids('3', 'SV', 20), passes('1'));
    expect(privates(game, '2')).toBe('CS');
    expect(asked(game)).toBe('4:auction');
  });

  it('1830 §3.4 chains several sales from one purchase', () => {
    const game = play(newTable(4), bids('1', 'CS', 45), bids('2', 'DH', 75), bids('3', 'MH', 115), bids('4', 'SV', 20));
    expect(['1', '2', '3', '4'].map((who) => privates(game, who))).toEqual(['CS', 'DH', 'MH', 'SV']);
    expect(asked(game)).toBe('1:auction');
  });
});

describe('all pass', () => {
  it('1830 §3.6 lowers SV by 5 while it is unsold', () => {
    const game = play(newTable(3), ...allPass('1', '2', '3'));
    expect(asked(game)).toBe('1:auction');
    refuses(game, bids('1', 'SV', 20), 'auction.buy.price', { price: 15 });
    expect(cash(play(game, bids('1', 'SV', 15)), '1')).toBe(785);
  });

  it('1830 §3.6 counts passes in a row only', () => {
    const game = play(newTable(3), passes('1'), passes('2'), bids('3', 'DH', 75), passes('1'), passes('2'));
    refuses(game, bids('3', 'SV', 15), 'auction.buy.price', { price: 20 });
  });

  it('1830 §3.6 edge 1: at 0 the player after the last passer gets SV for nothing, then the next one acts', () => {
    const four = Array.from({ length: 3 }, () => allPass('1', '2', '3')).flat();
    const game = play(newTable(3), ...four, ...allPass('1', '2', '3'));
    expect([privates(game, '1'), cash(game, '1')]).toEqual(['SV', 800]);
    expect(asked(game)).toBe('2:auction');
  });

  it('1830 §3.6 runs the chain of §3.4 after the free SV', () => {
    const rounds = Array.from({ length: 3 }, () => allPass('2', '3', '1')).flat();
    const game = play(newTable(3), bids('1', 'CS', 45), ...rounds, ...allPass('2', '3', '1'));
    expect([privates(game, '2'), privates(game, '1'), cash(game, '1')]).toEqual(['SV', 'CS', 755]);
    expect(asked(game)).toBe('3:auction');
  });

  it('1830 §3.6 edge 2: once SV is sold, every owned private pays and nobody loses a turn', () => {
    const game = play(newTable(3), bids('1', 'CS', 45), bids('2', 'SV', 20), ...allPass('3', '1', '2'));
    expect([cash(game, '1'), cash(game, '2'), cash(game, '3')]).toEqual([755 + 10, 780 + 5, 800]);
    expect(asked(game)).toBe('3:auction');
    refuses(game, bids('3', 'DH', 65), 'auction.buy.price', { price: 70 });
  });
});

describe('what comes with a private', () => {
  const upToCA = play(newTable(4), bids('1', 'SV', 20), bids('2', 'CS', 40), bids('3', 'DH', 70), bids('4', 'MH', 110));

  it('1830 §3.7 gives PRR_1 with CA, at once and free', () => {
    const game = play(upToCA, bids('1', 'CA', 160));
    expect([hand(game, '1', 'PRR'), cash(game, '1'), price(game, 'PRR')]).toEqual(['PRR_1', 420, null]);
  });

  it('1830 §3.7 gives the presidency of B&O with BO; its par is chosen before anything else', () => {
    const owed = play(upToCA, bids('1', 'CA', 160), bids('2', 'BO', 220));
    expect(asked(owed)).toBe('2:par_owed');
    expect(roundName(owed)).toBe('ISR');
    refuses(owed, pars('2', 'PRR', '0,6'), 'stock.par.owed', { corporation: 'B&O' });
    refuses(owed, pars('2', 'B&O', '0,7'), 'stock.par.cell', { cell: '0,7' });
    refuses(owed, pars('3', 'B&O', '0,6'), 'turn.not_yours', { active: '2' });
    refuses(owed, passes('2'), 'stock.par.owed', { corporation: 'B&O' });
    const game = play(owed, pars('2', 'B&O', '0,6'));
    expect([percent(game, '2', 'B&O'), president(game, 'B&O'), price(game, 'B&O'), cash(game, '2')]).toEqual([20, '2', 100, 340]);
    expect([game.state.operators['B&O']?.status, treasury(game, 'B&O')]).toEqual(['launched', 0]);
  });

  it('1830 §3.8 ends when all six are sold: the priority goes to the player after the last purchase', () => {
    const game = play(upToCA, bids('1', 'CA', 160), bids('2', 'BO', 220), pars('2', 'B&O', '5,6'));
    expect([roundName(game), seating(game)]).toEqual(['SR 1', '3 4 1 2']);
  });

  it('1830 §3.8 looks at whose purchase triggered the last sale, not at who won the war', () => {
    const bidding = play(upToCA, bids('1', 'BO', 225), bids('2', 'BO', 230), bids('3', 'CA', 160));
    expect(asked(bidding)).toBe('1:auction');
    const game = play(bidding, passes('1'), pars('2', 'B&O', '0,6'));
    expect(seating(game)).toBe('4 1 2 3');
  });

  it('1830 §3.7 pays the bank', () => {
    const { events } = step(upToCA, bids('1', 'CA', 160));
    expect(events).toContainEqual({ type: 'money', from: 'player/1', to: 'bank', amount: 160, why: 'private' });
  });
});
