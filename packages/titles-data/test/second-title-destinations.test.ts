import { destinationOf, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, lays, pars, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { treasury } from './kit/figures.ts';
import { play, step } from './kit/play.ts';
import { cashOf, operatingTurn, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { secondTitle } from './kit/second-title.ts';

const table = (terms: object, ...edits: readonly Edit[]): Game =>
  position(
    {
      players: 2,
      title: secondTitle({
        corporations: { of: { Red: { destination: 'H16' } } },
        rules: { launch: { capitalisation: 'incremental' } },
        mechanics: { destinations: { bonus: 0, ...terms } },
      }),
    },
    ...edits,
  );
const red = (pool: number, cash: number): Edit =>
  corporation('Red', { cell: '2,6', par: 80, held: { '1': 3, '2': 3 }, pool, treasury: cash });

describe('destinations in another title', () => {
  it('hold back what is paid for shares sold after the first ones', () => {
    const start = play(table({ paid_at_once: 4 }, cashOf({ '1': 1200, '2': 1200 }), stockRound('1')), pars('1', 'Red', '2,6'));
    expect([treasury(start, 'Red'), destinationOf(start, 'Red')]).toEqual([164, { hex: 'H16', reached: false, waiting: 0 }]);
    const turn = (player: string, card: string) => [buys(player, card), passes(player)];
    const bought = play(start, ...turn('2', 'Red_1'), ...turn('1', 'Red_2'), ...turn('2', 'Red_3'), ...turn('1', 'Red_4'));
    expect([treasury(bought, 'Red'), destinationOf(bought, 'Red')?.waiting]).toEqual([328, 164]);
  });

  it('give that back once track leads there, with what the bank pays for it', () => {
    const before = play(
      table({ paid_at_once: 5, bonus: 40 }, red(0, 100), tilesOn({ H14: '9/1' }), cashOf({ '1': 500, '2': 500 }), stockRound('1')),
      buys('1', 'Red_5'),
    );
    expect([treasury(before, 'Red'), destinationOf(before, 'Red')?.waiting]).toEqual([100, 80]);
    const turn = operatingTurn('Red', 'track')(before);
    const { game, events } = step(turn, lays('Red', 'H16', '57/1'));
    expect([treasury(game, 'Red'), destinationOf(game, 'Red')]).toEqual([220, { hex: 'H16', reached: true, waiting: 0 }]);
    expect(events.filter(({ type }) => type === 'destination')).toEqual([{ type: 'destination', operator: 'Red', hex: 'H16' }]);
    const later = play({ ...stockRound('1')(game), title: game.title }, buys('1', 'Red_6'));
    expect([treasury(later, 'Red'), destinationOf(later, 'Red')?.waiting]).toEqual([300, 0]);
  });

  it('hold nothing back where the title does not say so, and bind no corporation without one', () => {
    const game = table({ bonus: 40 }, red(0, 100), tilesOn({ H14: '9/1' }), operatingTurn('Red', 'track'));
    expect(treasury(play(game, lays('Red', 'H16', '57/1')), 'Red')).toBe(140);
    expect(destinationOf(game, 'Blue')).toBeNull();
    const paid = play(table({}, red(0, 100), cashOf({ '1': 500 }), stockRound('1')), buys('1', 'Red_5'));
    expect([treasury(paid, 'Red'), destinationOf(paid, 'Red')?.waiting]).toEqual([180, 0]);
  });
});
