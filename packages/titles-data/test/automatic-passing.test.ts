import { describe, expect, it } from 'vitest';
import { passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { asked, play } from './kit/play.ts';
import { cashOf, depotFrom, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';

/** Who is asked after player 1 passes: the position of player 2 is the one in question. */
const second = (...edits: Edit[]): string =>
  asked(play(position(3, stockRound('1'), cashOf({ '1': 600, '2': 0, '3': 600 }), ...edits), passes('1')));

describe('1830 §1.7 a stock-round turn stops', () => {
  it('when a share can be bought', () => {
    expect(second(cashOf({ '2': 90 }), corporation('PRR', { cell: '1,6', held: { '1': 3 } }))).toBe('2:stock_turn');
    expect(second(cashOf({ '2': 89 }), corporation('PRR', { cell: '1,6', held: { '1': 3 } }))).toBe('3:stock_turn');
  });
  it('when a corporation can be started', () => {
    expect(second(cashOf({ '2': 134 }))).toBe('2:stock_turn');
    expect(second(cashOf({ '2': 133 }))).toBe('3:stock_turn');
  });
  it('when a private of another player can be bought', () => {
    expect(second(cashOf({ '2': 1 }), privatesWith({ SV: '1' }))).toBe('2:stock_turn');
    expect(second(cashOf({ '2': 0 }), privatesWith({ SV: '1' }))).toBe('3:stock_turn');
    expect(second(cashOf({ '2': 1 }), privatesWith({ SV: '2', BO: '1' }))).toBe('3:stock_turn');
    expect(second(stockRound('1', 1), cashOf({ '2': 1 }), privatesWith({ SV: '1' }))).toBe('3:stock_turn');
  });
  it('when a bundle can be sold', () => {
    expect(second(corporation('PRR', { cell: '1,6', held: { '1': 3, '2': 1 } }))).toBe('2:stock_turn');
    expect(second(corporation('PRR', { cell: '1,6', held: { '1': 3, '2': 1 }, pool: 5 }))).toBe('3:stock_turn');
  });
});

describe('1830 §1.7 a step of an operating turn stops', () => {
  const turn = (others: string[], charter: { treasury?: number; trains?: string[]; tokens?: string[] }, ...edits: Edit[]): string =>
    asked(
      play(
        position(
          2,
          ...edits,
          corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, ...charter }),
          corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 }, trains: others }),
          operatingTurn('PRR', 'track', { waiting: ['NYC'] }),
        ),
        passes('PRR'),
      ),
    );
  const prr = (charter: { treasury?: number; trains?: string[]; tokens?: string[] }, ...edits: Edit[]): string =>
    turn([], charter, ...edits);
  const city = tilesOn({ H10: '57/1' });

  it('for track always, whether or not a legal lay exists', () => {
    expect(prr({ treasury: 0 })).toBe('NYC:track');
  });
  it('for a token where one is left, payable, and a reachable city has a slot', () => {
    expect(prr({ treasury: 40 }, city)).toBe('PRR:token');
    expect(prr({ treasury: 39 }, city)).not.toBe('PRR:token');
    expect(prr({ treasury: 40 })).not.toBe('PRR:token');
    expect(prr({ treasury: 500, tokens: ['H12/0', 'D2/0', 'D14/0', 'K15/0'] }, city)).not.toBe('PRR:token');
  });
  it('for routes with a train and a runnable route', () => {
    expect(prr({ trains: ['2'] }, city)).toBe('PRR:routes');
    expect(prr({ trains: ['2'] })).toBe('NYC:track');
    expect(prr({}, depotFrom('D'), city)).not.toBe('PRR:routes');
  });
  it('for trains with room and money for the cheapest', () => {
    expect(prr({ treasury: 80 })).toBe('PRR:trains');
    expect(prr({ treasury: 79 })).toBe('NYC:track');
    expect(prr({ treasury: 80, trains: ['2', '2', '2', '2'] })).toBe('NYC:track');
  });
  it('for trains where another corporation owns one: it counts as price 1', () => {
    expect(turn(['2'], { treasury: 1 })).toBe('PRR:trains');
    expect(turn(['2'], { treasury: 0 })).toBe('NYC:track');
  });
  it('for trains where one can be traded in, at the limit too', () => {
    expect(prr({ treasury: 800, trains: ['5', '4'] }, phase('6'))).toBe('PRR:trains');
    expect(prr({ treasury: 799, trains: ['5', '4'] }, phase('6'))).toBe('NYC:track');
  });
  it('for privates in phases 3 and 4 with half the value, rounded up', () => {
    expect(prr({ treasury: 10 }, phase('3'), privatesWith({ SV: '2' }))).toBe('PRR:privates');
    expect(prr({ treasury: 9 }, phase('3'), privatesWith({ SV: '2' }))).toBe('NYC:track');
    expect(prr({ treasury: 79 }, privatesWith({ SV: '2' }))).toBe('NYC:track');
    expect(prr({ treasury: 9 }, phase('3'), privatesWith({ BO: '2' }))).toBe('NYC:track');
  });
  it('for privates where the lay of C&StL is open', () => {
    expect(prr({}, phase('3'), privatesWith({ CS: 'PRR' }))).toBe('PRR:privates');
    expect(prr({}, phase('3'), privatesWith({ DH: 'PRR' }))).toBe('NYC:track');
  });
});

describe('1830 §1.8 after each action the point is judged again', () => {
  it('a train that fills the last slot ends the buying', () => {
    const table = position(
      2,
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, trains: ['2', '2', '2'] }),
      corporation('NYC', { cell: '3,6', held: { '2': 3, '1': 3 } }),
      operatingTurn('PRR', 'trains', { waiting: ['NYC'] }),
    );
    expect(asked(play(table, { type: 'buy_train', by: { kind: 'operator', id: 'PRR' }, train: '2-3', amount: 80 }))).toBe('NYC:track');
  });
});
