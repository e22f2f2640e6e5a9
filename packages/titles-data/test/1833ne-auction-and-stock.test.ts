import { certificateLimit, roundName, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { bids, buys, pars, passes, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, percent, president, price, privates, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { cashOf, newTable, position, privatesWith, stockRound, type Edit, type Table } from './kit/position.ts';
import { TITLE_1833NE } from './kit/title.ts';

const opening = (players = 3): Game => newTable({ players, title: TITLE_1833NE });
const seats = (setup: Partial<Table>, ...edits: Edit[]): Game => position({ players: 3, title: TITLE_1833NE, ...setup }, ...edits);
const table = (...edits: Edit[]): Game => seats({}, ...edits);
const hr = (more: Partial<Charter> = {}): Edit => corporation('HR', { cell: '0,10', held: { '1': 5 }, treasury: 100, ...more });
const allPass = (...order: string[]) => order.map((who) => passes(who));
const passRound = (game: Game): Game => {
  let now = game;
  while (now.state.round.kind === 'stock') now = play(now, passes(asked(now).split(':')[0] ?? ''));
  return now;
};

describe('the auction', () => {
  it('1833NE §26.1: a first bid may equal face value, later ones are five higher', () => {
    refuses(opening(), bids('1', 'P4', 59), 'auction.bid.minimum', { minimum: 60 });
    const one = play(opening(), bids('1', 'P4', 60));
    refuses(one, bids('2', 'P4', 64), 'auction.bid.minimum', { minimum: 65 });
    expect(asked(play(one, bids('2', 'P4', 65)))).toBe('3:auction');
  });

  it('1833NE §26.2: when all pass standing bids are settled, and owned privates pay twice', () => {
    const game = play(opening(), bids('1', 'P4', 60), bids('2', 'P6', 80), ...allPass('3', '1', '2'));
    expect([privates(game, '1'), privates(game, '2')]).toEqual(['P4', 'P6']);
    expect([cash(game, '1'), cash(game, '2')]).toEqual([600 - 60 + 30, 600 - 80 + 60]);
    expect(asked(game)).toBe('3:auction');
  });

  it('1833NE §26.3: a fight opens with the lowest bid, and the turn goes on behind the buyer of the front private', () => {
    const game = play(opening(), bids('1', 'P2', 40), bids('2', 'P2', 45), bids('3', 'P1', 15));
    expect(asked(game)).toBe('1:auction');
    const after = play(game, bids('1', 'P2', 50), passes('2'));
    expect([privates(after, '1'), cash(after, '1'), asked(after)]).toEqual(['P2', 550, '1:auction']);
  });

  it('1833NE §3.5: a fight among bids that are settled after passes comes before the income', () => {
    const game = play(opening(), bids('1', 'P2', 40), bids('2', 'P2', 45), bids('3', 'P6', 80), ...allPass('1', '2', '3'));
    expect([asked(game), cash(game, '3')]).toEqual(['1:auction', 600]);
    const after = play(game, passes('1'));
    expect([privates(after, '2'), cash(after, '2'), cash(after, '3')]).toEqual(['P2', 600 - 45 + 20, 600 - 80 + 60]);
    expect(asked(after)).toBe('1:auction');
  });

  it('1833NE §26.4: without a purchase no price falls, and the auction goes on', () => {
    const game = play(opening(), ...allPass('1', '2', '3'));
    refuses(game, bids('1', 'P1', 10), 'auction.buy.price', { price: 15 });
    expect([cash(game, '1'), asked(game)]).toEqual([600, '1:auction']);
  });

  it('1833NE §26.5: bids and a purchase together stay within the cash', () => {
    const game = play(opening(), bids('1', 'P2', 560), passes('2'), passes('3'));
    refuses(game, bids('1', 'P4', 60), 'auction.bid.funds', { funds: 40 });
    expect(cash(play(game, bids('1', 'P1', 15)), '1')).toBe(25);
  });

  it('1833NE §3.6: the last sale opens the first stock round behind the buyer', () => {
    const game = play(
      opening(),
      ...['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map((id, i) => bids(String((i % 3) + 1), id, [15, 40, 50, 60, 70, 80][i] ?? 0)),
    );
    expect(roundName(game)).toBe('SR 1');
    expect(asked(game)).toBe('1:stock_turn');
  });
});

describe('stock rounds', () => {
  it('1833NE §26.6: a launch at 150 takes 300 and puts them into the treasury', () => {
    refuses(table(cashOf({ '1': 299 })), pars('1', 'HR', '0,14'), 'stock.par.cash');
    const game = play(table(cashOf({ '1': 300 })), pars('1', 'HR', '0,14'));
    expect([cash(game, '1'), treasury(game, 'HR'), price(game, 'HR'), percent(game, '1', 'HR')]).toEqual([0, 300, 150, 20]);
    expect(game.state.board.stations.map(({ owner, hex }) => `${owner} ${hex}`)).toEqual(['HR C24']);
    refuses(table(), pars('1', 'HR', '0,15'), 'stock.par.cell');
  });

  it('1833NE §26.7: before it has operated only the president sells, and the price falls', () => {
    const fresh = hr({ held: { '1': 4, '2': 2 }, operated: false });
    expect(price(play(table(fresh, stockRound('1')), sells('1', ['HR_1'], 1)), 'HR')).toBe(90);
    refuses(table(fresh, stockRound('2')), sells('2', ['HR_3'], 1), 'stock.sell.not_operated');
  });

  it('1833NE §26.8: three shares in one batch bring the old price each and move it once; there is no second batch', () => {
    const game = play(table(hr({ held: { '1': 6, '2': 1 } }), cashOf({ '1': 0 })), sells('1', ['HR_1', 'HR_2', 'HR_3'], 3));
    expect([cash(game, '1'), price(game, 'HR')]).toEqual([300, 90]);
    refuses(game, sells('1', ['HR_4'], 1), 'stock.sell.one_bundle');
  });

  it('1833NE §26.9: sales of others do not move it, but what lies in the market when the round ends does, once', () => {
    const game = play(table(hr({ held: { '1': 5, '2': 3 } }), stockRound('2')), sells('2', ['HR_4', 'HR_5', 'HR_6'], 3));
    expect(price(game, 'HR')).toBe(100);
    expect(price(passRound(game), 'HR')).toBe(90);
  });

  it('1833NE §26.10: a president with two shares sells one when another takes over', () => {
    const game = play(table(hr({ held: { '1': 2, '2': 2 }, president: '1' })), sells('1', ['HR_0'], 1));
    expect([president(game, 'HR'), percent(game, '1', 'HR'), percent(game, '2', 'HR'), percent(game, 'market', 'HR')]).toEqual([
      '2',
      10,
      20,
      10,
    ]);
    refuses(table(hr({ held: { '1': 2, '2': 1 } })), sells('1', ['HR_0'], 1), 'stock.sell.president');
  });

  it('1833NE §26.11: what has been sold is not bought back in the same round', () => {
    const game = play(table(hr(), cashOf({ '1': 500 })), sells('1', ['HR_1'], 1));
    refuses(game, buys('1', 'HR_1'), 'stock.buy.sold_before');
  });

  it('1833NE §26.12: of two that come to one cell at the end of a round the higher one arrives first', () => {
    const game = table(
      hr({ cell: '0,11', held: { '1': 5 }, pool: 1 }),
      corporation('RR', { cell: '0,9', held: { '2': 6, '3': 4 } }),
      stockRound('1'),
    );
    expect(passRound(game).state.stacks['0,10']).toEqual(['HR', 'RR']);
  });

  it('1833NE §26.13: 60 % is the limit at every price', () => {
    for (const cell of ['0,2', '0,10', '0,30']) {
      expect(percent(play(table(hr({ cell }), cashOf({ '1': 1000 })), buys('1', 'HR_4')), '1', 'HR')).toBe(60);
      refuses(table(hr({ cell, held: { '1': 6 } }), cashOf({ '1': 1000 })), buys('1', 'HR_5'), 'stock.buy.ownership');
    }
  });

  it('1833NE §26.14: privates of players count for the limit, which is 24 with nine corporations and three players', () => {
    expect(certificateLimit(table())).toBe(24);
    const full = [5, 6, 6, 6].map((units, i) => corporation(['HR', 'RR', 'CV', 'FRR'][i] ?? '', { cell: '0,10', held: { '1': units } }));
    // 4 + 5 + 5 + 5 certificates and two privates: 21.
    const game = table(...full, privatesWith({ P1: '1', P2: '1' }), cashOf({ '1': 1000 }));
    const three = corporation('B&P', { cell: '0,10', held: { '2': 5, '1': 3 } });
    refuses(three(game), buys('1', 'HR_4'), 'stock.buy.certificate_limit', { limit: 24 });
    expect(percent(play(game, buys('1', 'HR_4')), '1', 'HR')).toBe(60);
  });

  it('1833NE §26.15: at 10 a sale of the president closes it at once, and the limit falls', () => {
    const game = play(table(hr({ cell: '0,1', held: { '1': 4, '2': 1 } })), sells('1', ['HR_1'], 1));
    expect([game.state.operators['HR']?.status, game.state.round.kind, certificateLimit(game)]).toEqual(['closed', 'stock', 22]);
    expect(game.state.board.stations).toEqual([]);
  });

  it('1833NE §6.3: treasury shares are bought at the price of the day, which the corporation gets', () => {
    const game = play(table(hr({ cell: '0,12', held: { '1': 5 } }), cashOf({ '2': 200 }), stockRound('2')), buys('2', 'HR_4'));
    expect([cash(game, '2'), treasury(game, 'HR')]).toEqual([76, 224]);
  });
});
