import { roundName } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, buysPrivate, pars, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, cell, hand, president, price, privates, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, phase, position, privatesWith, stockRound } from './kit/position.ts';

const seating = (game: ReturnType<typeof position>): string => game.state.seating.join(' ');

describe('starting a corporation', () => {
  const fresh = position(4, stockRound('1', 1));

  it('1830 §5.3 sells the president’s certificate for twice the par and puts the marker at the bottom of its cell', () => {
    const game = play(fresh, pars('1', 'PRR', '0,6'), pars('2', 'NYC', '0,6'));
    expect([cash(game, '1'), hand(game, '1', 'PRR'), president(game, 'PRR'), cell(game, 'PRR')]).toEqual([400, 'PRR_0', '1', '0,6']);
    expect(game.state.stacks['0,6']).toEqual(['PRR', 'NYC']);
  });

  it.each([
    ['0,6', 100],
    ['1,6', 90],
    ['2,6', 82],
    ['3,6', 76],
    ['4,6', 71],
    ['5,6', 67],
  ])('1830 §5.3 has a par in %s of %i', (place, par) => {
    const game = play(fresh, pars('1', 'CPR', place));
    expect([price(game, 'CPR'), cash(game, '1')]).toEqual([par, 600 - 2 * par]);
  });

  it('1830 §5.3 refuses other cells, a second start and a par that cash does not pay', () => {
    refuses(fresh, pars('1', 'PRR', '0,5'), 'stock.par.cell', { cell: '0,5' });
    const started = play(fresh, pars('1', 'PRR', '5,6'));
    refuses(started, pars('2', 'PRR', '5,6'), 'stock.par.started', { corporation: 'PRR' });
    refuses(position(4, cashOf({ '1': 163 })), pars('1', 'PRR', '2,6'), 'stock.par.cash', { price: 164, cash: 163 });
  });

  it('1830 §2.2 lets any of the eight corporations start in the first stock round', () => {
    expect(asked(fresh)).toBe('1:stock_turn');
    for (const id of fresh.title.corporations.ids) expect(president(play(fresh, pars('1', id, '5,6')), id)).toBe('1');
  });
});

describe('buying a certificate', () => {
  const table = position(4, corporation('PRR', { cell: '1,7', par: 90, held: { '1': 2, '2': 2 }, pool: 2 }));

  it('1830 §5.4 sells from the IPO at par and from the pool at the market price, for the bank', () => {
    const ipo = play(table, buys('1', 'PRR_6'));
    expect([cash(ipo, '1'), ipo.state.bank]).toEqual([510, 12_000 - 2400 + 90]);
    const pool = play(table, buys('1', 'PRR_3'));
    expect([cash(pool, '1'), treasury(pool, 'PRR')]).toEqual([500, 0]);
  });

  it('1830 §5.4 refuses what has no par (K8: also in play), the president’s certificate and what players hold', () => {
    refuses(table, buys('1', 'NYC_1'), 'stock.buy.no_par', { corporation: 'NYC' });
    refuses(table, buys('1', 'PRR_1'), 'stock.buy.not_for_sale', { certificate: 'PRR_1' });
    refuses(table, buys('1', 'PRR_99'), 'action.unknown_thing', { thing: 'PRR_99' });
    const unsold = position(4);
    refuses(unsold, buys('1', 'PRR_0'), 'stock.buy.no_par');
  });

  it('1830 §5.4 refuses what cash does not pay', () => {
    const poor = position(4, cashOf({ '1': 99 }), corporation('PRR', { cell: '1,7', par: 100, held: { '1': 2, '2': 2 }, pool: 2 }));
    refuses(poor, buys('1', 'PRR_3'), 'stock.buy.cash', { price: 100, cash: 99 });
  });

  it('1830 §5.1 allows one purchase a turn', () => {
    const bought = play(table, buys('1', 'PRR_3'));
    refuses(bought, buys('1', 'PRR_4'), 'stock.buy.once');
    refuses(bought, pars('1', 'NYC', '5,6'), 'stock.buy.once');
    refuses(table, buys('1', 'PRR_3', 'PRR_4'), 'stock.buy.once');
  });

  it('1830 §5.5 refuses a corporation sold in this stock round, for the rest of it', () => {
    const sold = play(table, sells('1', ['PRR_0'], 1), passes('1'), passes('2'), passes('3'), passes('4'));
    expect(asked(sold)).toBe('1:stock_turn');
    refuses(sold, buys('1', 'PRR_6'), 'stock.buy.sold_before', { corporation: 'PRR' });
  });

  it('1830 §5.5 stops at 60 % of one corporation', () => {
    const most = position(4, corporation('PRR', { cell: '1,7', held: { '1': 6 } }));
    refuses(most, buys('1', 'PRR_5'), 'stock.buy.ownership', { corporation: 'PRR', limit: 60 });
  });
});

describe('the order of a turn', () => {
  const table = position(
    4,
    corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 } }),
    corporation('NYC', { cell: '1,6', held: { '1': 3, '3': 3 } }),
  );

  it('1830 §5.1 is sell, buy, sell again', () => {
    const game = play(table, sells('1', ['PRR_1']), buys('1', 'NYC_5'), sells('1', ['NYC_1']), sells('1', ['PRR_2']), passes('1'));
    expect(cash(game, '1')).toBe(600 + 100 - 90 + 90 + 90);
    expect(asked(game)).toBe('2:stock_turn');
  });

  it('1830 §5.1 ends the turn by itself where nothing is left to do, as after a purchase in turn 1', () => {
    expect(asked(play(position(4, stockRound('1', 1)), pars('1', 'PRR', '0,6')))).toBe('2:stock_turn');
  });

  it('1830 §5.2 ends the round when all have passed in a row, the last actor included', () => {
    const game = play(table, passes('1'), buys('2', 'PRR_5'), passes('2'), passes('3'), passes('4'), passes('1'));
    expect(roundName(game)).toBe('SR 2');
    expect(roundName(play(game, passes('2')))).toBe('OR 2.1');
  });

  it('1830 §5.2 gives the priority to the player after the last one who bought or sold', () => {
    const game = play(table, passes('1'), buys('2', 'PRR_5'), passes('2'), passes('3'), passes('4'), passes('1'), passes('2'));
    expect(seating(game)).toBe('3 4 1 2');
  });

  it('1830 §5.2 keeps the priority where nobody acted', () => {
    expect(seating(play(table, passes('1'), passes('2'), passes('3'), passes('4')))).toBe('1 2 3 4');
  });

  it('1830 §5.1 begins with the holder of the priority', () => {
    refuses(table, passes('2'), 'turn.not_yours', { active: '1' });
  });
});

describe('a private of another player', () => {
  const table = position(4, privatesWith({ DH: '2', BO: '3' }));

  it('1830 §5.11 is bought at any agreed price as the one purchase of the turn (edge 30)', () => {
    const game = play(table, buysPrivate('1', 'DH', 1));
    expect([cash(game, '1'), cash(game, '2'), privates(game, '1')]).toEqual([599, 601, 'DH']);
  });

  it('1830 §5.11 edge 30: no share in the same turn', () => {
    const shares = position(4, privatesWith({ DH: '2' }), corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 1 }));
    const game = play(shares, buysPrivate('1', 'DH', 70));
    refuses(game, buys('1', 'PRR_4'), 'stock.buy.once');
    refuses(game, buysPrivate('1', 'DH', 70), 'stock.buy.once');
    expect(open(game, '1')).toEqual(['pass', 'sell_shares']);
  });

  it('1830 §5.11 asks for a whole price from 1 up to the buyer’s cash', () => {
    refuses(table, buysPrivate('1', 'DH', 0), 'stock.private.price', { min: 1 });
    refuses(table, buysPrivate('1', 'DH', 1.5), 'stock.private.price');
    refuses(table, buysPrivate('1', 'DH', 601), 'private.cash', { price: 601, cash: 600 });
  });

  it('1830 §5.11, §17.7 never sells BO, nor what no other player owns', () => {
    refuses(table, buysPrivate('1', 'BO', 220), 'private.not_for_sale', { private: 'BO' });
    refuses(table, buysPrivate('1', 'SV', 20), 'private.owner', { private: 'SV' });
    refuses(position(4, privatesWith({ DH: '1' })), buysPrivate('1', 'DH', 70), 'private.owner');
  });

  it('1830 §5.11 ends with phase 4', () => {
    refuses(position(4, phase('5'), privatesWith({ DH: '2' })), buysPrivate('1', 'DH', 70), 'stock.private.when');
  });

  it('1830 §5.11 is open from turn 2 only', () => {
    refuses(position(4, stockRound('1', 1), privatesWith({ DH: '2' })), buysPrivate('1', 'DH', 70), 'stock.private.when', {
      private: 'DH',
    });
  });
});
