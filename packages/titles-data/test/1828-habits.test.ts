import { describe, expect, it } from 'vitest';
import { apply, type Action, type Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { bids, buys, buysPrivate, buysTrain, entity, pars, passes } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, percent, president, treasury, turns } from './kit/figures.ts';
import { asked, isListed, open, play, refuses } from './kit/play.ts';
import { cashOf, inTurn, newTable, operatingTurn, position, privatesWith, tilesOn } from './kit/position.ts';
import { charter, chooses, inPhase, merges, minorOf, removesToken, turnOf1 } from './kit/systems.ts';
import { TITLE_1828 } from './kit/title.ts';

const both = <T>(quirk: QuirkName, see: (quirks: readonly QuirkName[]) => T): readonly [T, T] => [see([]), see([quirk])];
const shares = (game: Game): readonly (number | null)[] => [
  ...['1', '2', '3', 'ipo'].map((who) => percent(game, who, 'GT-IC')),
  (game.state.holdings['treasury']?.['GT-IC'] ?? []).length,
];
/** The game after actions of records, which nobody is asked for. */
const accepted = (game: Game, ...actions: readonly Action[]): Game =>
  actions.reduce((now, action) => {
    const result = apply(now, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    return result.game;
  }, game);
const exchanges = (id: string): Action => ({ type: 'buy_shares', by: entity('private/M&H'), certificates: [id] });

describe('habits of records in mergers', () => {
  it('1828 §7.6, §22 C1, edge 17: two old shares make a new one; in records the presidency goes for one pair', () => {
    const seen = both('one_pair_for_presidency', (quirks) => {
      const start = turnOf1(
        { GT: charter({ '1': 1, '2': 4, '3': 1 }, { president: '2' }), IC: charter({ '1': 5, '3': 1 }, { president: '1' }) },
        quirks,
      );
      return shares(play(start, merges('GT', 'IC'), chooses('1', '2')));
    });
    expect(seen).toEqual([
      [20, 20, 10, 40, 1],
      [30, 20, 10, 30, 1],
    ]);
  });

  it('1828 §7.6d, §22 C1, edge 17: a lone president’s certificate is one share; in records two', () => {
    const seen = both('one_pair_for_presidency', (quirks) => {
      const start = turnOf1({ GT: charter({ '1': 2, '2': 2, '3': 2 }, { president: '2' }), IC: charter({ '1': 6 }) }, quirks);
      return shares(play(start, merges('GT', 'IC')));
    });
    expect(seen).toEqual([
      [30, 10, 10, 40, 1],
      [30, 20, 10, 30, 1],
    ]);
  });

  it('1828 §7.9, §22 C2, edge 16: of equals the acting player presides and gives; in records the first at the number', () => {
    const seen = both('first_to_lead_presides', (quirks) => {
      const start = turnOf1(
        { GT: charter({ '1': 5 }, { pool: 1 }), IC: charter({ '2': 5 }, { pool: 1 }) },
        quirks,
        cashOf({ '1': 100, '2': 100 }),
      );
      const end = play(start, merges('GT', 'IC'), chooses('2', 'exchange'), chooses('1', 'exchange'));
      return [percent(end, '1', 'GT-IC'), percent(end, '2', 'GT-IC'), president(end, 'GT-IC')];
    });
    expect(seen).toEqual([
      [20, 30, '2'],
      [30, 20, '1'],
    ]);
  });

  it('1828 §7.5, §22 C3: a token removed returns to the charter; in records it is lost', () => {
    const seen = both('removed_token_is_lost', (quirks) => {
      const own = { operated: true };
      const start = turnOf1(
        {
          GT: charter({ '1': 6 }, { ...own, tokens: ['D4/0', 'D14/0'] }),
          IC: charter({ '1': 6 }, { ...own, tokens: ['J6/0', 'D14/1'] }),
        },
        quirks,
      );
      return play(start, merges('GT', 'IC'), removesToken('GT-IC', 'D14/1')).state.operators['GT-IC']?.tokens;
    });
    expect(seen).toEqual([
      [100, 100, 100, 100],
      [100, 100, 100],
    ]);
  });

  it('1828 §7.11, §22 C9: a merger that fails is a pass; records say that it failed, and it was the purchase', () => {
    const failed: Action = { type: 'merge', by: entity('GT'), corporation: 'IC', failed: true };
    const charters = { GT: charter({ '1': 6 }), IC: charter({ '1': 6 }) };
    refuses(turnOf1(charters), failed, 'system.answer');
    const noted = apply(turnOf1(charters, ['failed_merger_is_purchase']), failed);
    if (!noted.ok) throw new Error(noted.refusal.rule);
    expect([percent(noted.game, '1', 'GT'), asked(noted.game), open(noted.game, '1')]).toEqual([
      60,
      '1:stock_turn',
      ['pass', 'sell_shares'],
    ]);
    // In play: nobody has three shares of the system; all is as before, and the turn was passed.
    const start = turnOf1({ GT: charter({ '1': 2, '2': 2, '3': 2 }, { president: '1' }), IC: charter({ '1': 3 }, { pool: 3 }) });
    const after = play(start, merges('GT', 'IC'));
    expect([percent(after, '1', 'GT'), percent(after, '1', 'IC'), president(after, 'IC'), after.title.corporations.of['GT-IC']]).toEqual([
      20,
      30,
      '1',
      undefined,
    ]);
    expect(after.state.round).toMatchObject({ turn: { player: '2' }, passed: ['1'] });
  });

  it('1828 §5.8, §22 C28: in the grey zone nothing is bought after a merger; in records a share is', () => {
    const [play1, record] = both('second_share_after_merger', (quirks) => {
      const grey = { cell: '14,4' };
      const start = turnOf1(
        { GT: charter({ '1': 6 }, grey), IC: charter({ '1': 4, '2': 2 }, grey), MP: charter({ '1': 6 }, grey) },
        quirks,
        cashOf({ '1': 500 }),
      );
      return play(start, merges('GT', 'IC'));
    });
    refuses(play1, buys('1', 'MP_5'), 'stock.buy.once');
    expect(percent(play(record, buys('1', 'MP_5')), '1', 'MP')).toBe(70);
  });
});

describe('habits of records at the opening sale and in stock rounds', () => {
  it('1828 §3.2, §22 C25: a private on offer costs its face value; in records whatever is named', () => {
    const [play1, record] = both('price_as_recorded', (quirks) =>
      play(newTable({ players: 3, title: TITLE_1828, quirks }), bids('1', 'SVN', 25)),
    );
    const offered: Action = bids('2', 'StCT', 31);
    refuses(play1, offered, 'auction.buy.price', { private: 'StCT', price: 20 });
    expect(cash(accepted(record, offered), '2')).toBe(769);
  });

  it('1828 §5.6, §22 C31: no share without a par is for sale; in records one is, at the lowest par, and two make a president', () => {
    const [play1, record] = both('share_without_par', (quirks) => turnOf1({}, quirks, cashOf({ '1': 300, '2': 300, '3': 300 })));
    refuses(play1, buys('1', 'GT_1'), 'stock.buy.no_par', { corporation: 'GT' });
    const one = accepted(record, buys('1', 'GT_1'), passes('2'), passes('3'));
    expect([cash(one, '1'), percent(one, '1', 'GT'), president(one, 'GT')]).toEqual([233, 10, null]);
    refuses(one, { type: 'sell_shares', by: entity('1'), certificates: ['GT_1'], units: 1 }, 'stock.sell.no_price');
    const two = accepted(one, buys('1', 'GT_2'));
    expect([president(two, 'GT'), two.state.operators['GT']?.par, cash(two, '1')]).toEqual(['1', null, 166]);
    // Neither merges nor is exchanged for with it.
    expect(open(two, '2')).not.toContain('merge');
    const started = accepted(two, buys('2', 'GT_3'));
    expect([started.state.operators['GT']?.status, started.state.operators['GT']?.cell]).toEqual(['launched', null]);
  });
});

describe('habits of records around the Mohawk & Hudson', () => {
  it('1828 §16.7, §22 C4, edge 12: half a presidency is the purchase; in records no action at all', () => {
    const [play1, record] = both('exchange_is_no_action', (quirks) =>
      play(
        turnOf1({ GT: charter({ '1': 1, '2': 5 }) }, quirks, cashOf({ '1': 400 }), privatesWith({ 'M&H': '1' })),
        exchanges('IC_0'),
        pars('1', 'IC', '13,7'),
      ),
    );
    for (const game of [play1, record]) expect([percent(game, '1', 'IC'), president(game, 'IC'), cash(game, '1')]).toEqual([20, '1', 333]);
    refuses(play1, buys('1', 'GT_5'), 'stock.buy.once');
    expect(percent(play(record, buys('1', 'GT_5')), '1', 'GT')).toBe(20);
    // Then the turn is a pass.
    expect(play(record, passes('1')).state.round).toMatchObject({ passed: ['1'], passes: 1 });
    expect(play(play1, passes('1')).state.round).toMatchObject({ passed: [], passes: 0 });
  });

  it('1828 §16.7, §22 C11, edge 13: it joins the round before any corporation acts; in records before anybody does', () => {
    const seen = both('nobody_acted_yet', (quirks) => {
      const start = position(
        { players: 3, title: TITLE_1828, quirks },
        corporation('GT', charter({ '2': 6 }, { tokens: ['D4/0'] })),
        corporation('IC', charter({ '1': 5 }, { cell: '9,5' })),
        privatesWith({ 'M&H': '1' }),
        minorOf('3'),
        operatingTurn('GT', 'track', { operated: ['C&P'] }),
      );
      return turns(play(start, exchanges('IC_4')));
    });
    // Dearer, it goes before the one in turn.
    expect(seen).toEqual(['C&P IC GT', 'C&P GT']);
  });

  it('1828 §16.7, edge 13: later it begins with the next round', () => {
    const start = position(
      { players: 3, title: TITLE_1828 },
      corporation('GT', charter({ '2': 6 }, { tokens: ['D4/0'] })),
      corporation('IC', charter({ '1': 5 }, { cell: '9,5' })),
      privatesWith({ 'M&H': '1' }),
      operatingTurn('GT', 'track'),
      inTurn({ acted: true }),
    );
    const after = play(start, exchanges('IC_4'));
    expect([after.state.operators['IC']?.status, turns(after)]).toEqual(['floated', 'GT']);
  });
});

describe('habits of records in operating rounds', () => {
  it('1828 §16.6d, §22 C6, edge 32: where the buyer has a token already the place is blocked; in records free', () => {
    const seen = both('place_stays_free', (quirks) => {
      const start = position(
        { players: 3, title: TITLE_1828, quirks },
        corporation('GT', charter({ '1': 6 }, { treasury: 300, tokens: ['D4/0', 'C15/0/1'] })),
        minorOf('1', 40),
        tilesOn({ C15: '15/0' }),
        inPhase('Green'),
        operatingTurn('GT', 'privates'),
      );
      const game = play(start, buysPrivate('GT', 'C&P', 100));
      expect([treasury(game, 'GT'), game.state.operators['C&P']?.status, game.state.mechanics.offered_place]).toEqual([
        240,
        'closed',
        undefined,
      ]);
      return game.state.board.stations.filter(({ hex }) => hex === 'C15').map(({ owner }) => owner);
    });
    expect(seen).toEqual([['GT', 'B'], ['GT']]);
  });

  it('1828 §16.8, §22 C7: after the extra lay the one with a fee is still open; in records it is lost', () => {
    const seen = both('extra_lay_before_fee', (quirks) => {
      const start = position(
        { players: 3, title: TITLE_1828, quirks },
        corporation('B&M', charter({ '1': 6 }, { treasury: 300, tokens: ['E27/0'] })),
        operatingTurn('B&M', 'track'),
        inTurn({ lays: [{ hex: 'D26', upgrade: false }], upgrades_barred: true, power_lays: ['D28'] }),
      );
      return asked(start);
    });
    expect(seen[0]).toBe('B&M:track');
    expect(seen[1]).not.toBe('B&M:track');
  });

  const stranded = (quirks: readonly QuirkName[], charters: Partial<Charter>, money: number): Game =>
    position(
      { players: 3, title: TITLE_1828, quirks },
      cashOf({ '1': money }),
      corporation('GT', charter({ '1': 6 }, { treasury: 10, operated: true, tokens: ['F10/0'], ...charters })),
      operatingTurn('GT', 'trains'),
    );

  it('1828 §14.9, §22 C26: no sale without a duty; in records while the cheapest train is out of reach', () => {
    const [play1, record] = both('sale_without_need', (quirks) => stranded(quirks, { trains: ['2'], pool: 2 }, 0));
    const sale: Action = { type: 'sell_shares', by: entity('1'), certificates: ['GT_1'], units: 1 };
    refuses(play1, sale, 'emergency.not_needed', { operator: 'GT' });
    expect(cash(accepted(record, sale), '1')).toBe(67);
  });

  it('1828 §14.8, §22 C27: help needs a route now; in records none once there was one', () => {
    const [play1, record] = both('help_after_route', (quirks) => stranded(quirks, {}, 500));
    const wish = buysTrain('GT', play1.state.depot.upcoming[0]?.id ?? '', 80);
    refuses(play1, wish, 'train.cash', { price: 80, cash: 10 });
    const bought = accepted(record, wish);
    expect([cash(bought, '1'), treasury(bought, 'GT'), bought.state.operators['GT']?.shelves['main']?.length]).toEqual([430, 0, 1]);
    const [, owner] = both('help_after_route', (quirks) => stranded(quirks, { trains: ['2'] }, 500));
    refuses(owner, buysTrain('GT', owner.state.depot.upcoming[0]?.id ?? '', 80), 'train.cash', { price: 80, cash: 10 });
  });

  it('1828 §14.8, §22 C10, edge 39: help for an empty shelf needs a route; in records it does not', () => {
    const [play1, record] = both('help_without_route', (quirks) => {
      const merged = play(
        turnOf1(
          {
            GT: charter({ '1': 6 }, { operated: true, tokens: ['F10/0'], trains: ['2'] }),
            IC: charter({ '1': 6 }, { operated: true, tokens: ['H6/0'] }),
          },
          quirks,
          cashOf({ '1': 500 }),
        ),
        merges('GT', 'IC'),
      );
      return operatingTurn('GT-IC', 'trains')(merged);
    });
    const train = (game: Game): string => game.state.depot.upcoming[0]?.id ?? '';
    const wish = (game: Game, shelf: string): Action => ({ ...buysTrain('GT-IC', train(game), 80), shelf }) as Action;
    expect(isListed(play1, wish(play1, 'IC'))).toBe(false);
    expect(isListed(record, wish(record, 'IC'))).toBe(true);
    expect(isListed(record, wish(record, 'GT'))).toBe(false);
  });
});
