import { certificateCount, certificateLimit, type Action } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, entity, passes, placesToken, sells } from './kit/actions.ts';
import { cash, cell, hand, percent, price, treasury } from './kit/figures.ts';
import { grown } from './kit/growing.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { cashOf, phase, position, privatesWith, stockRound, type Edit } from './kit/position.ts';
import { TITLE_1817 } from './kit/title.ts';

const table = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1817 }, ...edits);
const launches = (who: string, corporation: string, amount: number): Action => ({
  type: 'bid_corporation',
  by: entity(who),
  corporation,
  amount,
});
const contributes = (who: string, item: string): Action => ({ type: 'contribute', by: entity(who), private: item });
const sized = (who: string, size: number): Action => ({ type: 'choose_size', by: entity(who), size });
const shorts = (who: string, corporation: string): Action => ({ type: 'short', by: entity(who), corporation });
const borrows = (who: string): Action => ({ type: 'take_loan', by: entity(who) });
const rich = cashOf({ 1: 1000, 2: 1000, 3: 1000, 4: 1000 });

describe('launch (1817 §7.8–7.12)', () => {
  it('a bid of 115 gives a price of 55 and a treasury of 115 (§7.10, B8)', () => {
    const game = play(table(cashOf({ 1: 115, 2: 0, 3: 0, 4: 0 })), launches('1', 'J', 115), placesToken('J', 'B5/0'));
    expect([price(game, 'J'), treasury(game, 'J'), cash(game, '1')]).toEqual([55, 115, 0]);
  });

  it('a bid of 400 ends the auction at 200 (§7.9, B8)', () => {
    const game = play(table(rich), launches('1', 'J', 400));
    expect([price(game, 'J'), asked(game)]).toEqual([200, 'J:launch']);
  });

  it('cash 10 and a private of 40 cannot pay 115 (§7.9, B8)', () => {
    const game = table(cashOf({ 1: 100, 2: 10, 3: 0, 4: 0 }), privatesWith({ PSM: '1', ME: '2' }));
    refuses(game, launches('1', 'J', 150), 'launch.bid.exact', { amount: 150 });
    refuses(game, launches('1', 'J', 95), 'launch.bid.range', { min: 100, max: 400, step: 5 });
    refuses(game, launches('1', 'J', 102), 'launch.bid.range');
  });

  it('125 won with cash 15 and privates 40, 90, 120: the 40 is not offered (cases 17-15a)', () => {
    const edits = [cashOf({ 1: 15, 2: 0, 3: 0, 4: 0 }), privatesWith({ PSM: '1', MAJC: '1', MAJM: '1' })] as const;
    const game = play(table(...edits), launches('1', 'J', 125), placesToken('J', 'B5/0'));
    refuses(game, contributes('1', 'PSM'), 'launch.contribute', { private: 'PSM' });
    refuses(game, passes('1'), 'launch.cash');
    const paid = play(game, contributes('1', 'MAJM'));
    expect([cash(paid, '1'), treasury(paid, 'J')]).toEqual([10, 5]);
  });

  it('135 with cash 0 and privates 120, 30 is refused (cases 17-15b)', () => {
    refuses(table(cashOf({ 1: 0 }), privatesWith({ MAJM: '1', MINC: '1' })), launches('1', 'J', 135), 'launch.bid.exact');
  });

  it('the train station comes on top of what a five-share corporation buys (§7.12, B9, cases 17-16)', () => {
    const edits = [phase('3'), cashOf({ 1: 200, 2: 0, 3: 0, 4: 0 }), privatesWith({ TS: '1' })] as const;
    const won = play(table(...edits), launches('1', 'J', 200), placesToken('J', 'B5/0'));
    refuses(won, sized('1', 10), 'launch.size');
    const game = play(won, sized('1', 5), contributes('1', 'TS'));
    expect([game.state.operators['J']?.tokens.length, treasury(game, 'J'), percent(game, '1', 'J')]).toEqual([2, 70, 40]);
  });

  it('what owes tokens at the end of the round is liquidated (§7.14, B10)', () => {
    const edits = [phase('6'), cashOf({ 1: 100, 2: 0, 3: 0, 4: 0 })] as const;
    const won = play(table(...edits), launches('1', 'J', 100), placesToken('J', 'B5/0'));
    expect(treasury(won, 'J')).toBe(100);
    const { events } = step(won, passes('1'));
    expect(events).toContainEqual({ type: 'liquidated', operator: 'J', cause: 'tokens' });
    // It does not operate, pays nothing, and is sold in the next acquisition round.
    expect(events.some((event) => event.type === 'operator' || (event.type === 'money' && event.why === 'interest'))).toBe(false);
    expect(events).toContainEqual({ type: 'on_sale', operator: 'J', mode: 'liquidation' });
  });

  it('the home is in any free city; the next turn is left of the opener (§7.8, B43, B47)', () => {
    const opened = play(table(rich), launches('1', 'J', 100));
    refuses(opened, passes('1'), 'turn.not_yours');
    refuses(opened, passes('J'), 'launch.busy');
    const game = play(opened, placesToken('J', 'B5/0'), passes('2'), passes('3'), launches('4', 'J', 105), passes('1'));
    expect([game.state.operators['J']?.president, game.state.board.stations[0]?.hex, asked(game)]).toEqual(['4', 'B5', '2:stock_turn']);
    refuses(game, launches('2', 'J', 100), 'launch.started');
  });

  it('nobody at the certificate limit opens (§7.8)', () => {
    const many = ['J', 'GT', 'H', 'ME', 'PLE', 'R', 'UR', 'WT'].map((id) => grown(id, { size: 5, column: 10, held: { 1: 3 } }));
    refuses(table(rich, ...many), launches('1', 'SR', 100), 'launch.certificate_limit', { limit: 16 });
  });
});

describe('shorts (1817 §4.3–4.7, §7.5)', () => {
  const five = grown('J', { size: 5, column: 13, held: { 2: 2 } });

  it('pays the price and puts a share into the market; one in a turn, before the purchase, which is not of the same (B11, B13)', () => {
    const game = play(table(rich, five), shorts('1', 'J'));
    expect([cash(game, '1'), percent(game, '1', 'J'), percent(game, 'market', 'J')]).toEqual([1100, -20, 20]);
    refuses(game, shorts('1', 'J'), 'short.once');
    refuses(game, buys('1', 'J_1'), 'stock.buy.sold_before', { corporation: 'J' });
    // §4.5: what is owed is not sold.
    refuses(game, sells('1', [hand(game, '1', 'J')], -1), 'stock.sell.not_owned', { corporation: 'J' });
  });

  it('sales and the one short come in any order, and nothing after the purchase (§7.3, B11, cases 17-14)', () => {
    const game = table(rich, five, grown('R', { size: 5, column: 13, held: { 1: 3, 2: 2 } }));
    refuses(play(game, sells('1', ['R_1']), shorts('1', 'J')), shorts('1', 'R'), 'short.once');
    refuses(play(game, shorts('1', 'J'), sells('1', ['R_1'])), buys('1', 'J_1'), 'stock.buy.sold_before');
    const wide = table(rich, five, ...['R', 'GT', 'H'].map((id) => grown(id, { size: 5, column: 13, held: { 1: 3, 2: 2 } })));
    const both = play(wide, sells('1', ['R_1']), shorts('1', 'J'), sells('1', ['GT_1']));
    expect([percent(both, '1', 'R'), percent(both, '1', 'J'), percent(both, '1', 'GT')]).toEqual([40, -20, 40]);
    // Nothing is left of the turn after a purchase.
    const done = play(table(rich, grown('R', { size: 5, column: 13, held: { 1: 2, 2: 2 } }), five), buys('1', 'R_3'));
    refuses(done, sells('1', ['R_3']), 'turn.not_yours');
    refuses(done, shorts('1', 'J'), 'turn.not_yours');
  });

  it('needs five or ten shares, an operation, a price, no share and room (§7.5, B14)', () => {
    refuses(table(rich, grown('J', { size: 2, column: 13, held: { 2: 2 } })), shorts('1', 'J'), 'short.size');
    refuses(table(rich, grown('J', { size: 5, column: 13, held: { 2: 2 }, operated: false })), shorts('1', 'J'), 'short.operated');
    refuses(table(rich, grown('J', { size: 5, column: 2, held: { 2: 2 } })), shorts('1', 'J'), 'short.trading');
    refuses(table(rich, grown('J', { size: 5, column: 13, held: { 1: 2 } })), shorts('1', 'J'), 'short.holds');
    refuses(table(rich, grown('J', { size: 5, column: 13, held: { 2: 2, 3: -5 } })), shorts('1', 'J'), 'short.most', { limit: 5 });
    refuses(table(rich, phase('8'), five), shorts('1', 'J'), 'short.phase');
  });

  it('a purchase closes a short, whatever the limits (§4.4, B12)', () => {
    const game = play(table(rich, grown('J', { size: 5, column: 13, held: { 2: 2, 1: -2 } })), buys('1', 'J_1'));
    expect([percent(game, '1', 'J'), cash(game, '1'), treasury(game, 'J')]).toEqual([-20, 900, 100]);
    const full = ['GT', 'H', 'ME', 'PLE', 'R', 'UR', 'WT', 'SR'].map((id) => grown(id, { size: 5, column: 13, held: { 1: 3 } }));
    const limited = table(rich, ...full, grown('J', { size: 5, column: 13, held: { 2: 2, 1: -1 } }));
    expect(certificateCount(limited, '1')).toBe(certificateLimit(limited));
    expect(percent(play(limited, buys('1', 'J_1')), '1', 'J')).toBe(0);
    const more = table(rich, ...full, grown('J', { size: 5, column: 13, held: { 2: 2 } }));
    refuses(more, buys('1', 'J_1'), 'stock.buy.certificate_limit', { limit: 16 });
  });

  it('shares worth nothing are neither bought nor sold, not even to cover a short (§3.5, B18, cases 17-7)', () => {
    for (const column of [0, 2]) {
      const owed = table(rich, grown('J', { size: 5, column, held: { 1: -1, 2: 3 }, pool: 1 }));
      refuses(owed, buys('1', 'J_2'), 'stock.zone', { corporation: 'J' });
    }
    const game = table(rich, grown('J', { size: 5, column: 2, held: { 1: 3 }, pool: 1 }));
    refuses(game, sells('1', ['J_1']), 'stock.zone', { corporation: 'J' });
    refuses(game, buys('1', 'J_2'), 'stock.zone');
  });
});

describe('a turn for a corporation (1817 §7.13)', () => {
  const ten = grown('J', { size: 10, column: 13, held: { 1: 3 }, pool: 2, cash: 50 });

  it('borrows, then takes shares back, and borrows no more', () => {
    const game = play(table(rich, ten), borrows('J'));
    expect([treasury(game, 'J'), price(game, 'J'), asked(game)]).toEqual([150, 90, '1:corporate']);
    const back = play(game, buys('J', 'J_2'));
    expect([treasury(back, 'J'), percent(back, 'market', 'J')]).toEqual([60, 10]);
    refuses(game, sells('1', ['J_1']), 'turn.not_now');
  });

  it('counts as an action: the priority goes to the left of its president (§5.2, B44)', () => {
    const rest = grown('R', { size: 5, column: 13, held: { 3: 3, 4: 2 } });
    const before = table(rich, stockRound('1'), grown('J', { size: 10, column: 13, held: { 2: 3 }, pool: 1, cash: 150 }), rest);
    const acted = play(before, passes('1'), buys('J', hand(before, 'market', 'J')));
    expect(asked(acted)).toBe('3:stock_turn');
    const game = play(acted, passes('3'), passes('4'), passes('1'), passes('2'));
    expect([game.state.round.kind, game.state.seating[0]]).toEqual(['operating', '3']);
  });

  it('is the whole turn of the president, and not for a corporation without a price (B17)', () => {
    refuses(table(rich, grown('J', { size: 10, column: 13, held: { 2: 3 } })), borrows('J'), 'corporate.president');
    refuses(play(table(rich, ten), sells('1', ['J_1'])), borrows('J'), 'corporate.whole_turn');
    refuses(table(rich, grown('J', { size: 10, column: 3, held: { 1: 3 }, cash: 9 })), borrows('J'), 'corporate.trading');
    const fallen = grown('J', { size: 10, column: 3, held: { 1: 3 }, pool: 1, cash: 9 });
    refuses(table(rich, fallen), buys('J', hand(table(rich, fallen), 'market', 'J')), 'corporate.trading');
    refuses(table(rich, ten), buys('J', 'J_0'), 'corporate.shares');
    refuses(table(rich, ten), buys('J', 'J_2'), 'corporate.cash', { price: 100, cash: 50 });
    refuses(table(rich, grown('J', { size: 10, column: 13, held: { 1: 3 }, loans: 10 })), borrows('J'), 'loan.limit');
  });
});

describe('the certificate limit (1817 §4.2)', () => {
  const many = ['J', 'GT', 'H', 'ME', 'PLE', 'R', 'UR', 'WT', 'SR'].map((id) =>
    grown(id, { size: 5, column: 13, held: { 1: 3 }, pool: 1, cash: 200 }),
  );

  it('comes first: neither a turn for a corporation nor a pass gets round it (cases 17-3)', () => {
    const game = table(rich, ...many);
    refuses(game, buys('J', hand(game, 'market', 'J')), 'stock.must_sell');
    refuses(game, borrows('J'), 'stock.must_sell');
    refuses(game, passes('1'), 'stock.must_sell');
    refuses(game, shorts('1', 'PSNR'), 'stock.must_sell');
    const sold = play(game, sells('1', ['J_1']), sells('1', ['GT_1']));
    refuses(sold, borrows('H'), 'corporate.whole_turn');
    expect(asked(play(sold, passes('1')))).toBe('2:stock_turn');
  });
});

describe('end of the round (1817 §7.14)', () => {
  const allPass = (game: ReturnType<typeof table>) => {
    let now = game;
    while (now.state.round.kind === 'stock') now = play(now, passes(asked(now).split(':')[0] ?? ''));
    return now;
  };

  it('players with all shares and two in the market: right, then left twice (B15)', () => {
    const game = allPass(
      table(stockRound('1'), grown('J', { size: 5, column: 13, held: { 1: 3, 2: 2, 3: -2 }, pool: 2, trains: ['2'], tokens: ['B5/0'] })),
    );
    expect(cell(game, 'J')).toBe('0,12');
  });

  it('shares in the treasury do not count (cases 17-1), and two shares never move (§7.15)', () => {
    const four = grown('J', { size: 5, column: 13, held: { 1: 3, 2: 1 }, trains: ['2'], tokens: ['B5/0'] });
    const two = grown('R', { size: 2, column: 10, held: { 1: 2 }, trains: ['2'], tokens: ['B17/0'] });
    const game = allPass(table(stockRound('1'), four, two));
    expect([cell(game, 'J'), cell(game, 'R')]).toEqual(['0,13', '0,10']);
  });
});
