import { apply, brokenInvariants, valueOf, type Action, type Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { bids, buys, buysPrivate, buysTrain, claims, goesBankrupt, pars, passes, route, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, hand, percent, president, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import {
  cashOf,
  newTable,
  operatingTurn,
  phase,
  position,
  privatesWith,
  stockRound,
  tilesOn,
  type Edit,
  type Table,
} from './kit/position.ts';
import { TITLE_1830 } from './kit/title.ts';

describe('K1: a player whose only possibility is the exchange of M&H', () => {
  const table = (setup: Partial<Table>) =>
    position(
      { players: 3, ...setup },
      stockRound('1'),
      cashOf({ '1': 600, '2': 0, '3': 600 }),
      privatesWith({ MH: '2' }),
      corporation('NYC', { cell: '0,6', held: { '1': 3, '3': 3 } }),
    );

  it('1830 §1.7, 89-5: in play his turn stops, and he exchanges or passes', () => {
    const stopped = play(table({}), passes('1'));
    expect(asked(stopped)).toBe('2:stock_turn');
    expect(open(stopped, '2')).toEqual(['pass']);
    expect(hand(play(stopped, buys('private/MH', 'NYC_5')), '2', 'NYC')).toBe('NYC_5');
    expect(asked(play(stopped, passes('2')))).toBe('3:stock_turn');
  });

  it('1830 §19 K1: in records he is passed, which counts as a pass', () => {
    const passed = play(table({ quirks: ['exchange_alone_passes'] }), passes('1'));
    expect(asked(passed)).toBe('3:stock_turn');
    expect(passed.state.round).toMatchObject({ passes: 2 });
    expect(play(passed, passes('3')).state.round.kind).toBe('operating');
  });

  it('1830 §16.6 edge 6: and still exchanges while somebody else is to act', () => {
    for (const quirks of [[], ['exchange_alone_passes']] as const) {
      const passed = table({ quirks });
      expect(hand(play(passed, buys('private/MH', 'NYC_5')), '2', 'NYC')).toBe('NYC_5');
    }
  });

  it('1830 §1.7 after an exchange there is nothing left, and the turn ends as a pass', () => {
    const stopped = play(table({}), passes('1'));
    const exchanged = play(stopped, buys('private/MH', 'NYC_5'));
    // The new share can be sold, so he is asked once more.
    expect(open(exchanged, '2')).toEqual(['pass', 'sell_shares']);
    expect(play(exchanged, passes('2')).state.round).toMatchObject({ passes: 2, last_actor: null });
  });
});

describe('K2: pool shares in brown after a private of another player', () => {
  const table = (setup: Partial<Table>) =>
    position(
      { players: 3, ...setup },
      privatesWith({ DH: '2' }),
      corporation('PRR', { cell: '6,1', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }),
      corporation('NYC', { cell: '6,0', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }),
    );

  it('1830 §5.11: in play the private was the purchase of the turn', () => {
    const seller = corporation('CPR', { cell: '0,6', held: { '1': 4, '2': 2 } })(table({}));
    refuses(play(seller, buysPrivate('1', 'DH', 70)), buys('1', 'PRR_4'), 'stock.buy.once');
    expect(asked(play(table({}), buysPrivate('1', 'DH', 70)))).toBe('2:stock_turn');
  });

  it('1830 §19 K2: in records any number of pool shares of one brown corporation may follow', () => {
    const bought = play(table({ quirks: ['brown_after_private'] }), buysPrivate('1', 'DH', 70));
    const game = play(bought, buys('1', 'PRR_4'), buys('1', 'PRR_5'));
    expect(hand(game, '1', 'PRR').split(' ')).toHaveLength(2);
    refuses(game, buys('1', 'NYC_4'), 'stock.buy.once');
    refuses(bought, buys('1', 'PRR_7'), 'stock.buy.once');
  });
});

/** The game after an action of records, which nobody is asked for. */
function accepted(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce((now, action) => {
    const result = apply(now, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    expect(brokenInvariants(result.game, now)).toEqual([]);
    return result.game;
  }, game);
}

/** The position in play, and as records have it. */
const both = (quirk: QuirkName, ...edits: readonly Edit[]): readonly [Game, Game] => [
  position(3, ...edits),
  position({ players: 3, quirks: [quirk] }, ...edits),
];

describe('K3 to K9: what records may hold and play refuses', () => {
  it('1830 §3.2, §19 K3: the private on offer goes for the asked price; in records for any that is covered', () => {
    refuses(newTable(4), bids('1', 'SV', 33), 'auction.buy.price', { private: 'SV', price: 20 });
    const record = newTable({ players: 4, quirks: ['price_as_recorded'] });
    for (const price of [33, 5]) expect(cash(accepted(record, bids('1', 'SV', price)), '1')).toBe(600 - price);
    refuses(record, bids('1', 'SV', 601), 'auction.bid.funds', { amount: 601, funds: 600 });
    // A later private is bid for as ever.
    refuses(record, bids('1', 'DH', 70), 'auction.bid.minimum');
  });

  const prr = (charter: Partial<Charter>): Edit => corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 }, ...charter });
  const inTrains = [tilesOn({ H10: '57/1' }), operatingTurn('PRR', 'trains')];

  it('1830 §10.9, §19 K4: no sale without need; in records while the cheapest train is out of reach', () => {
    for (const charter of [{ trains: ['2'] }, { tokens: ['D2/0'] }]) {
      const [game, record] = both('sale_without_need', prr({ treasury: 10, ...charter }), cashOf({ '1': 0 }), ...inTrains);
      refuses(game, sells('1', ['PRR_1']), 'emergency.not_needed');
      const sold = accepted(record, sells('1', ['PRR_1']));
      expect([cash(sold, '1'), treasury(sold, 'PRR'), cell(sold, 'PRR')]).toEqual([100, 10, '1,6']);
      // The limits hold: not the presidency, and nothing where there is money for it.
      refuses(record, sells('1', ['PRR_1', 'PRR_2', 'PRR_0'], 3), 'emergency.presidency');
      const [, rich] = both('sale_without_need', prr({ treasury: 10, ...charter }), cashOf({ '1': 70 }), ...inTrains);
      refuses(rich, sells('1', ['PRR_1']), 'emergency.not_needed');
    }
  });

  it('1830 §10.11, §19 K5: the treasury pays alone where it can pay a train of the bank; in records he adds for one of another', () => {
    const nyc = corporation('NYC', { cell: '1,6', held: { '2': 4, '3': 2 }, trains: ['3'] });
    const [game, record] = both('help_beyond_need', prr({ treasury: 90 }), nyc, cashOf({ '1': 100 }), ...inTrains);
    refuses(game, buysTrain('PRR', '3-0', 150), 'train.cash', { price: 150, cash: 90 });
    const bought = accepted(record, buysTrain('PRR', '3-0', 150));
    expect([cash(bought, '1'), treasury(bought, 'PRR'), treasury(bought, 'NYC')]).toEqual([40, 0, 150]);
    refuses(record, buysTrain('PRR', '3-0', 181), 'train.help.up_to_face', { face: 180 });
    const [, owner] = both('help_beyond_need', prr({ treasury: 90, trains: ['2'] }), nyc, cashOf({ '1': 100 }), ...inTrains);
    refuses(owner, buysTrain('PRR', '3-0', 150), 'train.cash', { price: 150, cash: 90 });
  });

  it('1830 §12.1, §19 K6: bankrupt under the obligation, in the train step; in records at any step, with a train too', () => {
    const poor = prr({ treasury: 10, trains: ['2'], held: { '1': 3, '2': 3 } });
    for (const at of ['track', 'trains'] as const) {
      const [game, record] = both('bankruptcy_any_step', poor, cashOf({ '1': 0 }), operatingTurn('PRR', at));
      refuses(game, goesBankrupt('PRR'), at === 'track' ? 'turn.not_now' : 'bankruptcy.not_needed');
      expect(accepted(record, goesBankrupt('PRR')).state.over?.cause).toBe('bankruptcy');
      const [, rich] = both('bankruptcy_any_step', poor, cashOf({ '1': 70 }), operatingTurn('PRR', at));
      refuses(rich, goesBankrupt('PRR'), 'bankruptcy.not_needed');
    }
  });

  it('1830 §11.8, §19 K7: the B&O private never goes to a corporation; in records it does while another one could', () => {
    const owned = [prr({ treasury: 500 }), phase('3'), operatingTurn('PRR', 'track')];
    const [game, record] = both('any_private_sold', privatesWith({ BO: '2', SV: '1' }), ...owned);
    refuses(game, buysPrivate('PRR', 'BO', 110), 'private.not_for_sale', { private: 'BO' });
    const bought = accepted(record, buysPrivate('PRR', 'BO', 110));
    expect([bought.state.privates['BO']?.owner, treasury(bought, 'PRR')]).toEqual(['operator/PRR', 390]);
    const [, alone] = both('any_private_sold', privatesWith({ BO: '2' }), ...owned);
    refuses(alone, buysPrivate('PRR', 'BO', 110), 'private.not_for_sale', { private: 'BO' });
  });

  it('1830 §11.6, §19 K9: the exchange is for one share of NYC; in records for any shares within 60 %', () => {
    const [game, record] = both(
      'exchange_of_any',
      privatesWith({ MH: '1' }),
      corporation('NYC', { cell: '0,6', held: { '2': 4 } }),
      corporation('CPR', { cell: '0,6', held: { '1': 4, '2': 2 }, pool: 2 }),
    );
    const several = buys('private/MH', 'CPR_5', 'CPR_6');
    refuses(game, several, 'exchange.certificate', { private: 'MH' });
    expect(percent(accepted(record, several), '1', 'CPR')).toBe(60);
    expect(percent(accepted(record, buys('private/MH', 'NYC_3', 'NYC_4', 'NYC_5')), '1', 'NYC')).toBe(30);
    refuses(record, buys('private/MH', 'CPR_5', 'CPR_6', 'CPR_8'), 'exchange.ownership', { corporation: 'CPR' });
    refuses(record, buys('private/MH', 'CPR_5', 'NYC_3'), 'exchange.certificate');
    refuses(record, buys('private/MH', 'NYC_0'), 'exchange.certificate');
  });
});

describe('K8: a share of a corporation without par', () => {
  const record = (...edits: readonly Edit[]): Game =>
    position({ players: 3, quirks: ['share_without_par'] }, cashOf({ '1': 600, '2': 600, '3': 600 }), ...edits);
  const round = (game: Game): Game => accepted(game, passes('2'), passes('3'));

  it('1830 §5.4: in play it is not for sale', () => {
    refuses(position(3), buys('1', 'PRR_1'), 'stock.buy.no_par', { corporation: 'PRR' });
  });

  it('1830 §19 K8: in records it costs the lowest par, cannot be sold, and makes no turn stop', () => {
    const bought = accepted(record(), buys('1', 'PRR_1'));
    expect([cash(bought, '1'), hand(bought, '1', 'PRR'), president(bought, 'PRR')]).toEqual([533, 'PRR_1', null]);
    expect(bought.state.bank).toBe(12_000 - 3 * 600 + 67);
    refuses(round(bought), sells('1', ['PRR_1']), 'stock.sell.no_price');
    // With 133 nothing can be started, and the share alone is not asked for.
    const poor = position({ players: 3, quirks: ['share_without_par'] }, cashOf({ '1': 600, '2': 133, '3': 600 }));
    expect(asked(play(poor, passes('1')))).toBe('3:stock_turn');
    expect(valueOf(bought, '1')).toBe(533);
  });

  it('1830 §19 K8: the first at 20 % presides; until the next purchase anybody may name a par', () => {
    const two = accepted(round(accepted(record(), buys('1', 'PRR_1'))), buys('1', 'PRR_2'));
    expect([hand(two, '1', 'PRR'), president(two, 'PRR'), two.state.operators['PRR']?.status]).toEqual(['PRR_0', '1', 'unlaunched']);
    // The first certificate unsold is a plain one, and so he pays one share.
    const named = accepted(two, pars('2', 'PRR', '0,6'));
    expect([cash(named, '2'), percent(named, '2', 'PRR'), president(named, 'PRR'), cell(named, 'PRR')]).toEqual([500, 10, '1', '0,6']);
    expect(named.state.operators['PRR']?.status).toBe('launched');
    // Ordinary rules again.
    expect(cash(accepted(named, passes('2'), buys('3', 'PRR_5')), '3')).toBe(500);
  });

  it('1830 §19 K8: a par before anybody presides is an ordinary start', () => {
    const named = accepted(accepted(record(), buys('1', 'PRR_1')), pars('2', 'PRR', '0,6'));
    expect([cash(named, '2'), hand(named, '2', 'PRR'), president(named, 'PRR'), percent(named, '1', 'PRR')]).toEqual([
      400,
      'PRR_0',
      '2',
      10,
    ]);
  });

  it('1830 §19 K8: the next purchase starts it for good: no par, no price, never floated, its shares worth the lowest par', () => {
    let game = accepted(round(accepted(record(), buys('1', 'PRR_1'))), buys('1', 'PRR_2'));
    game = accepted(game, buys('2', 'PRR_3'));
    // Now it counts as for sale, and what he has as a bundle that could be sold.
    expect(asked(game)).toBe('2:stock_turn');
    refuses(game, sells('2', ['PRR_3']), 'stock.sell.no_price');
    game = accepted(game, passes('2'));
    refuses(game, pars('3', 'PRR', '0,6'), 'stock.par.started', { corporation: 'PRR' });
    expect([valueOf(game, '1'), valueOf(game, '2'), game.state.operators['PRR']?.cell]).toEqual([600, 600, null]);
    game = accepted(game, passes('3'));
    for (const card of ['PRR_4', 'PRR_5', 'PRR_6', 'PRR_7']) game = accepted(game, buys('1', card), passes('1'), passes('2'), passes('3'));
    expect([percent(game, '1', 'PRR'), game.state.operators['PRR']?.status]).toEqual([60, 'launched']);
    refuses(game, buys('1', 'PRR_8'), 'stock.buy.ownership', { corporation: 'PRR', limit: 60 });
    // It does not operate.
    expect(accepted(game, passes('1'), passes('2'), passes('3')).state.round.kind).not.toBe('operating');
  });
});

describe('the set of quirks', () => {
  it('1830 §19 builds all but K10: were a recorded revenue believed, a replay could not find a wrong one', () => {
    expect(TITLE_1830.quirks.ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `1830-K${String(n)}`));
  });

  it('1830 §8.10, §19 K10: a recorded revenue is computed, in records too', () => {
    const quirks = TITLE_1830.quirks.ids.flatMap((id) => TITLE_1830.quirks.of[id]?.name ?? []);
    const game = position(
      { players: 3, quirks },
      corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 }, trains: ['2'] }),
      tilesOn({ H10: '57/1' }),
      operatingTurn('PRR', 'routes'),
    );
    refuses(game, claims('PRR', 990, route('2-0', 'H12 H10')), 'routes.revenue', { claimed: 990 });
  });

  it('1830 §19 is off in play and kept in the set-up', () => {
    expect(position(3).state.setup.quirks).toEqual([]);
  });
});
