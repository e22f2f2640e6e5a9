import { setupFault } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, pars, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { hand, percent } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { newTable, position } from './kit/position.ts';
import { TITLE_1830 } from './kit/title.ts';

const brown = (...options: string[]) =>
  position(
    { players: 3, options },
    corporation('PRR', { cell: '6,1', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }),
    corporation('NYC', { cell: '6,0', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }),
  );

describe('the brown zone', () => {
  it('1830 §5.7 edge 14, 30-1: several pool shares of one corporation in a turn', () => {
    const game = play(brown(), buys('1', 'PRR_4'), buys('1', 'PRR_5'), buys('1', 'PRR_6'));
    expect(percent(game, '1', 'PRR')).toBe(30);
  });

  it('1830 §5.7 edge 14: no other corporation, nor the IPO, after them', () => {
    const game = play(brown(), buys('1', 'PRR_4'));
    refuses(game, buys('1', 'PRR_7'), 'stock.buy.once');
    refuses(game, buys('1', 'NYC_4'), 'stock.buy.once');
  });

  it('1830 §5.7 edge 14: no pool share after one of the IPO or a par', () => {
    const table = corporation('CPR', { cell: '0,6', held: { '1': 4, '2': 2 } })(brown());
    for (const first of [buys('1', 'PRR_7'), pars('1', 'ERIE', '0,6')]) {
      const game = play(table, first);
      refuses(game, buys('1', 'PRR_4'), 'stock.buy.once');
      refuses(game, buys('1', 'PRR_8'), 'stock.buy.once');
    }
  });

  it('1830 §5.7 only there: in orange one is all', () => {
    const orange = position(3, corporation('PRR', { cell: '6,2', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }));
    refuses(play(orange, buys('1', 'PRR_4')), buys('1', 'PRR_5'), 'stock.buy.once');
  });

  it('1830 §14.1 edge 14: the option lets IPO and pool shares mix', () => {
    const table = brown('multiple_brown_from_initial_offering');
    expect(hand(play(table, buys('1', 'PRR_7'), buys('1', 'PRR_4'), buys('1', 'PRR_8')), '1', 'PRR')).toBe('PRR_7 PRR_4 PRR_8');
    refuses(play(table, buys('1', 'PRR_4')), buys('1', 'NYC_7'), 'stock.buy.once');
  });
});

describe('set-up', () => {
  it('1830 §14.2 has three 6-trains with the option, two without', () => {
    const sixes = (...options: string[]): number =>
      newTable({ players: 3, options }).state.depot.upcoming.filter((card) => card.name === '6').length;
    expect([sixes(), sixes('third_6_train')]).toEqual([2, 3]);
  });

  it.each([
    [2, 1200],
    [3, 800],
    [4, 600],
    [5, 480],
    [6, 400],
  ])('1830 §2.1 %i players begin with %i each, out of a bank of 12000', (players, money) => {
    const { state } = newTable(players);
    expect(Object.values(state.players).map(({ cash }) => cash)).toEqual(Array.from({ length: players }, () => money));
    expect(state.bank).toBe(12_000 - players * money);
  });

  it('1830 §2.1 takes 2 to 6 players, and options that it has', () => {
    const fault = (players: number, ...options: string[]): string | null =>
      setupFault(TITLE_1830, {
        players: Array.from({ length: players }, (_, i) => ({ id: String(i + 1), name: '' })),
        seed: 1,
        options,
        quirks: [],
        consent: 'asked',
      });
    expect([1, 2, 6, 7].map((players) => fault(players) === null)).toEqual([false, true, true, false]);
    expect(fault(3, 'no_such_option')).not.toBeNull();
    expect(() => newTable(7)).toThrow();
  });

  it('1830 §2.3 stacks 6 + 5 + 4 + 3 + 2 trains and a D', () => {
    expect(
      newTable(3)
        .state.depot.upcoming.map((card) => card.name)
        .join(''),
    ).toBe('22222233333444455566D');
  });

  it('1830 §1.2 names certificates from 0, the president’s', () => {
    const { certificates, holdings } = newTable(3).state;
    expect(certificates['PRR_0']).toEqual({ corporation: 'PRR', units: 2, president: true });
    expect(holdings['ipo']?.['PRR']).toEqual(['PRR_0', 'PRR_1', 'PRR_2', 'PRR_3', 'PRR_4', 'PRR_5', 'PRR_6', 'PRR_7', 'PRR_8']);
  });

  it('1830 §2.4, §1.5 opens with the auction, in the order of the seats, without a draw', () => {
    expect([asked(newTable(3)), newTable({ players: 3, seed: 7 }).state.seating]).toEqual(['1:auction', ['1', '2', '3']]);
    expect(asked(play(newTable(3), passes('1')))).toBe('2:auction');
  });
});
