import { describe, expect, it } from 'vitest';
import { buys, pars, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, privates, treasury } from './kit/figures.ts';
import { asked, play } from './kit/play.ts';
import { newTable, position } from './kit/position.ts';
import { TITLE_1889 } from './kit/title.ts';

const table = (players: number, ...options: string[]) => newTable({ players, title: TITLE_1889, options, seed: 7 });
const inGame = (players: number, ...options: string[]) =>
  Object.entries(table(players, ...options).state.privates).flatMap(([id, { closed }]) => (closed ? [] : [id]));

describe('set-up', () => {
  it.each([
    [2, 420],
    [3, 420],
    [4, 420],
    [5, 390],
    [6, 390],
  ])('1889 §2.1 %i players begin with %i each, out of a bank of 7000', (players, money) => {
    const { state } = table(players);
    expect(Object.values(state.players).every((player) => player.cash === money)).toBe(true);
    expect(state.bank).toBe(7000 - players * money);
  });

  it('1889 §2.2 the privates follow the number of players', () => {
    expect([2, 3, 4, 6].map((players) => inGame(players).slice(5).join(' '))).toEqual(['', 'SIR', 'SIR UTF', 'SIR UTF']);
  });

  it('1889 §10 has the counts of its fact sheet', () => {
    const { map, tiles, corporations } = TITLE_1889;
    const counted = tiles.ids.filter((id) => !id.startsWith('Beg'));
    expect([map.hexes.ids.length, counted.length, corporations.ids.length]).toEqual([52, 40, 7]);
    expect(counted.reduce((sum, id) => sum + Number(tiles.of[id]?.count), 0)).toBe(63);
  });

  it('1889 §5.1 edge 2: floats at 50 % with ten times the par; a sixth certificate pays the bank', () => {
    const four = position({ players: 2, title: TITLE_1889 }, corporation('IR', { cell: '0,3', held: { '1': 4 } }));
    const floated = play(four, buys('1', 'IR_4'));
    expect([floated.state.operators['IR']?.status, treasury(floated, 'IR')]).toEqual(['floated', 1000]);
    expect(treasury(play(floated, passes('1'), buys('2', 'IR_5')), 'IR')).toBe(1000);
  });

  it('1889 §4.3 par is one of six', () => {
    const pairs = TITLE_1889.market.cells.ids.flatMap((id) => (TITLE_1889.market.cells.of[id]?.par ? [id] : []));
    expect(pairs).toEqual(['0,3', '1,3', '2,3', '3,3', '4,3', '5,3']);
    expect(cash(play(position({ players: 2, title: TITLE_1889 }), pars('1', 'TR', '5,3')), '1')).toBe(420 - 130);
  });
});

describe('the beginner game', () => {
  it('1889 §9.1 has a private for every player', () => {
    expect(inGame(2, 'beginner_game')).toEqual(['DR', 'SIR']);
    expect(inGame(6, 'beginner_game')).toEqual(['TR', 'MF', 'ER', 'SMR', 'DR', 'SIR']);
  });

  it.each([2, 3, 4, 5, 6])('1889 §9.2 deals one to each of %i players, who pay for it, and begins with stock round 1', (players) => {
    const game = table(players, 'beginner_game');
    const money = players > 4 ? 390 : 420;
    for (const id of Object.keys(game.state.players)) {
      expect(cash(game, id)).toBe(money - (game.title.privates.of[privates(game, id)]?.price ?? NaN));
    }
    expect([asked(game), game.state.turn]).toEqual(['1:stock_turn', 1]);
  });

  it('1889 §9.2 the seed decides: with seed 1 SIR comes before DR', () => {
    // 1103515245 + 12345 = 1103527590; the next draw is 377401575: SIR, second in charter order, has the lower number.
    const game = newTable({ players: 2, title: TITLE_1889, options: ['beginner_game'], seed: 1 });
    expect([privates(game, '1'), privates(game, '2')]).toEqual(['SIR', 'DR']);
  });

  it('1889 §9.1 has other prices, no powers and no sale to corporations', () => {
    const { privates: own } = table(6, 'beginner_game').title;
    expect(own.ids.map((id) => [own.of[id]?.price, own.of[id]?.revenue])).toEqual([
      [20, 5],
      [40, 15],
      [40, 15],
      [60, 20],
      [60, 20],
      [90, 25],
    ]);
    expect(new Set(own.ids.flatMap((id) => own.of[id]?.powers.map(({ power }) => power) ?? []))).toEqual(new Set(['not_for_sale']));
  });

  it('1889 §9.3 has seven more tiles', () => {
    const { tiles } = table(2, 'beginner_game').title;
    expect(tiles.ids.filter((id) => id.startsWith('Beg')).map((id) => tiles.of[id]?.count)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(tiles.of['Beg7']?.label).toBeNull();
  });
});
