import { describe, expect, it } from 'vitest';
import { buys, buysPrivate, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { hand } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, position, privatesWith, stockRound, type Table } from './kit/position.ts';
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

describe('the set of quirks', () => {
  it('1830 §19 builds K1 and K2; the outcomes of K3 to K10 in play are tested with their rules', () => {
    expect(TITLE_1830.quirks.ids).toEqual(['1830-K1', '1830-K2']);
  });

  it('1830 §19 is off in play and kept in the set-up', () => {
    expect(position(3).state.setup.quirks).toEqual([]);
  });
});
