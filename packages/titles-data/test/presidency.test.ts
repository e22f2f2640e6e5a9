import { describe, expect, it } from 'vitest';
import { buys, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, hand, percent, president } from './kit/figures.ts';
import { play, refuses } from './kit/play.ts';
import { position, stockRound } from './kit/position.ts';

describe('who becomes president', () => {
  it('1830 §5.10 a buyer with more than the president takes over at once', () => {
    const table = position(3, stockRound('2'), corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, pool: 1 }));
    const game = play(table, buys('2', 'PRR_5'));
    expect([president(game, 'PRR'), hand(game, '2', 'PRR'), hand(game, '1', 'PRR')]).toEqual([
      '2',
      'PRR_4 PRR_5 PRR_0',
      'PRR_1 PRR_2 PRR_3',
    ]);
  });

  it('1830 §5.10 edge 12: an equal holding never unseats the president', () => {
    const table = position(3, stockRound('2'), corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 1 }));
    expect(president(play(table, buys('2', 'PRR_4')), 'PRR')).toBe('1');
    const seller = position(3, corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 3 } }));
    expect(president(play(seller, sells('1', ['PRR_1'])), 'PRR')).toBe('1');
  });

  it('1830 §5.10 edge 12, B3: of several with most the first clockwise from the old president', () => {
    const three = { '1': 3, '2': 2, '3': 3, '4': 1 };
    const table = position(4, stockRound('1'), corporation('PRR', { cell: '0,6', held: three, president: '1' }));
    expect(president(play(table, sells('1', ['PRR_1', 'PRR_0'], 2)), 'PRR')).toBe('3');
    const tied = position(4, stockRound('3'), corporation('PRR', { cell: '0,6', held: { '3': 3, '1': 3, '2': 3 }, president: '3' }));
    expect(president(play(tied, sells('3', ['PRR_7', 'PRR_0'], 2)), 'PRR')).toBe('1');
  });

  it('1830 §5.10 asks for at least 20 %', () => {
    const table = position(4, corporation('PRR', { cell: '0,6', held: { '1': 2, '2': 1, '3': 1 }, pool: 2 }));
    refuses(table, sells('1', ['PRR_0'], 1), 'stock.sell.president');
  });
});

describe('which certificates change hands', () => {
  it('1830 §5.10 (b) the old president gets the first two single certificates of the new one', () => {
    const table = position(3, corporation('PRR', { cell: '0,6', held: { '1': 5, '2': 4 } }));
    const game = play(table, sells('1', ['PRR_1', 'PRR_2']));
    expect([president(game, 'PRR'), hand(game, '1', 'PRR'), hand(game, '2', 'PRR')]).toEqual([
      '2',
      'PRR_3 PRR_4 PRR_5',
      'PRR_6 PRR_7 PRR_0',
    ]);
    expect(hand(game, 'market', 'PRR')).toBe('PRR_1 PRR_2');
  });

  it('1830 §5.10 (c), edge 13: half of the president’s certificate; the seller keeps the first of the pool', () => {
    // 10 + 20 against a 20 % holder: the pool already has a certificate.
    const table = position(3, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 1 }));
    const game = play(table, sells('1', ['PRR_1', 'PRR_0'], 2));
    expect([president(game, 'PRR'), cash(game, '1'), percent(game, '1', 'PRR'), percent(game, 'market', 'PRR')]).toEqual([
      '2',
      1000,
      10,
      30,
    ]);
    expect(hand(game, '1', 'PRR')).toBe('PRR_4');
    expect(hand(game, '2', 'PRR')).toBe('PRR_0');
    expect(hand(game, 'market', 'PRR')).toBe('PRR_1 PRR_2 PRR_3');
  });

  it('1830 §5.10 (c) edge 13: with an empty pool he keeps the very certificate that he sold', () => {
    const table = position(3, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 } }));
    const game = play(table, sells('1', ['PRR_1', 'PRR_0'], 2));
    expect([hand(game, '1', 'PRR'), hand(game, 'market', 'PRR'), percent(game, 'market', 'PRR')]).toEqual(['PRR_1', 'PRR_2 PRR_3', 20]);
  });

  it('1830 §5.10 (c) the whole president’s certificate: two singles go to the pool, the heir takes it there', () => {
    const table = position(3, corporation('PRR', { cell: '0,6', held: { '1': 2, '2': 2, '3': 2 } }));
    const game = play(table, sells('1', ['PRR_0']));
    expect([president(game, 'PRR'), hand(game, '1', 'PRR'), hand(game, '2', 'PRR'), hand(game, 'market', 'PRR')]).toEqual([
      '2',
      '',
      'PRR_0',
      'PRR_1 PRR_2',
    ]);
  });

  it('B4: exactly the stated part goes to the pool, and not more than it has room for', () => {
    const full = position(3, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 4 }));
    refuses(full, sells('1', ['PRR_1', 'PRR_0'], 2), 'stock.sell.market_limit');
    const room = position(3, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 3 }));
    expect(percent(play(room, sells('1', ['PRR_1', 'PRR_0'], 2)), 'market', 'PRR')).toBe(50);
  });

  it('1830 §1.3 keeps the order of arrival in every hand', () => {
    const table = position(3, corporation('PRR', { cell: '0,6', held: { '1': 5, '2': 2 } }));
    const game = play(
      table,
      sells('1', ['PRR_2']),
      sells('1', ['PRR_1']),
      passes('1'),
      buys('2', 'PRR_2'),
      passes('2'),
      buys('3', 'PRR_1'),
    );
    expect([hand(game, '1', 'PRR'), hand(game, '2', 'PRR'), hand(game, '3', 'PRR')]).toEqual(['PRR_0 PRR_3', 'PRR_4 PRR_5 PRR_2', 'PRR_1']);
  });
});
