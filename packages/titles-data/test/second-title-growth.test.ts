import { describe, expect, it } from 'vitest';
import type { Action, Game } from '@roundhouse/engine';
import { turnEndOutlook } from '@roundhouse/engine';
import { entity, pars, passes, placesToken } from './kit/actions.ts';
import { cash, tokens, treasury } from './kit/figures.ts';
import { grown } from './kit/growing.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, inPhase, newTable, operatingTurn, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { merging } from './kit/rounds.ts';
import { secondTitle } from './kit/second-title.ts';

const LOANS = {
  value: 100,
  rows: 1,
  per_row: 40,
  rate_step: 10,
  moves_price: false,
  trainless: 'kept',
  most: 'shares',
  interest_from_loans: true,
  unpaid: 'liquidated',
};
const GROWTH = { growth: [{ from: 5, to: 10, tokens: 0, price: 'mean', shares: 'exchanged' }], token_price: 40, token_cap: 3 };

/** A title in which corporations of five shares borrow, merge and are liquidated. */
const title = (loans: object = {}) =>
  secondTitle({
    market: {
      cells: { of: { '7,0': { zone: 'gone' } } },
      zones: { ids: ['gone'], of: { gone: { effects: ['liquidation', 'no_trading'], several_from: [], several_by: 'anyone' } } },
    },
    mechanics: { loans: { ...LOANS, ...loans }, merger_round: GROWTH, cash_crisis: {}, trade_in: null },
    rules: {
      rounds: {
        cycle: [
          { rounds: ['stock'], times: 1 },
          { rounds: ['operating', 'merger'], times: 1 },
        ],
        interrupts: ['consent', 'crisis', 'discard', 'surplus_token', 'waiting_token'],
        operating: {
          steps: ['home_token', 'track', 'token', 'routes', 'dividend', 'trains', 'interest', 'loan_turn'],
          any_time: ['loans'],
        },
      },
    },
  });

const borrows = (who: string): Action => ({ type: 'take_loan', by: entity(who) });
const merges = (who: string, corporation: string): Action => ({ type: 'merge', by: entity(who), corporation });
const gives = (who: string, hex: string): Action => ({ type: 'remove_token', by: entity(who), hex, stop: 0, slot: 0 });
const loans = (game: Game, who: string): number => game.state.mechanics.loans?.of[who] ?? 0;
/** Its president has gone bankrupt. */
const presidentless =
  (id: string, last: string): Edit =>
  ({ title: of, state }) => {
    const operator = state.operators[id];
    if (operator === undefined) throw new Error(`no corporation ${id}`);
    return {
      title: of,
      state: {
        ...state,
        operators: { ...state.operators, [id]: { ...operator, president: null } },
        mechanics: { ...state.mechanics, last_presidents: { [id]: last } },
      },
    };
  };

describe('mergers in another title', () => {
  const blue = grown('Blue', { size: 5, column: 5, held: { '2': 3 }, tokens: ['E19/0', 'H10/0'] });
  const red = grown('Red', { size: 5, column: 6, held: { '1': 3 }, tokens: ['Q12/0', 'F6/0'] });

  it('leave the charter of who has left as it was printed, whose tokens ever are given up', () => {
    const one = play(position({ players: 2, title: title() }, red, blue, merging('Red', 'Blue')), merges('Red', 'Blue'));
    const done = play(one, gives('Red', 'E19'));
    expect([tokens(done, 'Red'), done.state.operators['Red']?.tokens]).toEqual(['Q12/0 F6/0 H10/0', []]);
    expect(done.state.operators['Blue']?.tokens).toEqual([0, 40, 100, 100]);
  });

  it('ask no corporation without a president, and find none a partner', () => {
    const left = [presidentless('Blue', '2'), cashOf({ '1': 500, '2': 500 })];
    const game = position({ players: 2, title: title() }, red, blue, ...left, merging('Blue', 'Red'));
    const next = play(
      position({ players: 2, title: title() }, red, blue, ...left, operatingTurn('Red', 'trains')),
      passes('Red'),
      passes('Red'),
    );
    expect([asked(game), asked(next)]).toEqual(['', 'Red:merger']);
    expect(open(next)).not.toContain('merge');
  });

  it('give a token that waits its city also between operating turns, and place no home anew without a token', () => {
    const waits: Edit = ({ title: of, state }) => ({
      title: of,
      state: {
        ...state,
        board: { ...state.board, stations: [...state.board.stations, { owner: 'Red', hex: 'D10', stop: null, slot: 0 }] },
      },
    });
    const built = position({ players: 2, title: title() }, red, tilesOn({ D10: '59/0' }), waits, merging('Red'));
    expect(asked(built)).toBe('Red:waiting_token');
    const placed = play(built, placesToken('Red', 'D10/0', 'Red'));
    expect([tokens(placed, 'Red'), asked(placed)]).toEqual(['Q12/0 F6/0 D10/0', 'Red:merger']);
    const away = grown('Red', { size: 5, column: 6, held: { '1': 3 }, tokens: ['F6/0'], spare: 0, operated: false });
    const turn = play(position({ players: 2, title: title() }, away, operatingTurn('Red', 'trains')), passes('Red'));
    expect(tokens(play(turn, passes('Red')), 'Red')).toBe('F6/0');
  });
});

describe('loans in another title', () => {
  const table = (more: object, cashIn: number, owed: number, at: string, ...edits: readonly Edit[]): Game =>
    position(
      { players: 2, title: title(more) },
      grown('Red', { size: 10, column: 6, held: { '1': 3, '2': 1 }, cash: cashIn, loans: owed, trains: ['2'], tokens: ['Q12/0'] }),
      operatingTurn('Red', at),
      ({ title: of, state }) => ({
        title: of,
        state: { ...state, mechanics: { ...state.mechanics, loans: { of: { Red: owed }, rate: 10, step: null, aside: 0 } } },
      }),
      ...edits,
    );

  it('are as many as shares that players hold, or a number', () => {
    const held = play(table({ most: 'held_by_players' }, 0, 3, 'trains'), borrows('Red'));
    refuses(held, borrows('Red'), 'loan.limit', { operator: 'Red', limit: 4 });
    refuses(table({ most: 2 }, 0, 2, 'trains'), borrows('Red'), 'loan.limit', { limit: 2 });
  });

  it('are taken only so often in a turn, those for interest among them', () => {
    const once = play(table({ per_turn: 1 }, 0, 0, 'trains'), borrows('Red'));
    refuses(once, borrows('Red'), 'loan.turn', { operator: 'Red', limit: 1 });
    const spent = play(table({ per_turn: 1, unpaid: 'president_pays' }, 0, 11, 'trains', cashOf({ '1': 50 })), passes('Red'));
    expect([loans(spent, 'Red'), cash(spent, '1')]).toEqual([11, -60]);
  });

  it('are given no more from a phase on', () => {
    refuses(table({ until_phase: '4' }, 0, 0, 'trains', inPhase('5')), borrows('Red'), 'loan.phase', { phase: '4' });
    expect(loans(play(table({ until_phase: '4' }, 0, 0, 'trains', inPhase('3')), borrows('Red')), 'Red')).toBe(1);
  });

  it('cost interest that the president pays where the corporation cannot, and it goes on', () => {
    const before = table({ unpaid: 'president_pays', interest_from_loans: false }, 12, 3, 'trains', cashOf({ '1': 50 }));
    expect(turnEndOutlook(before)).toEqual({
      operator: 'Red',
      president: '1',
      interest: 30,
      borrows: 0,
      owed: 18,
      liquidated: false,
      trainless: false,
    });
    const paid = play(before, passes('Red'));
    expect([cash(paid, '1'), treasury(paid, 'Red'), loans(paid, 'Red'), paid.state.operators['Red']?.cell]).toEqual([32, 0, 3, '0,6']);
    expect(asked(paid)).toBe('Red:loan_turn');
    const gone = play(table({ interest_from_loans: false }, 12, 3, 'trains', cashOf({ '1': 50 })), passes('Red'));
    expect([cash(gone, '1'), gone.state.operators['Red']?.cell]).toEqual([32, '7,0']);
  });

  it('and nobody pays for a corporation without a president, which is liquidated', () => {
    const blue = grown('Blue', { size: 10, column: 5, held: { '2': 3 }, tokens: ['F6/0'], trains: ['2'] });
    const round = operatingTurn('Blue', 'loan_turn', { waiting: ['Red'] });
    const game = table({ unpaid: 'president_pays', interest_from_loans: false }, 12, 3, 'trains', blue, presidentless('Red', '1'), round);
    const gone = play(game, passes('Blue'));
    expect([treasury(gone, 'Red'), gone.state.operators['Red']?.cell, cash(gone, '1')]).toEqual([0, '7,0', 1200]);
    expect(turnEndOutlook(gone)).toBeNull();
  });
});

describe('a game in which nobody can do anything any more', () => {
  it('is over', () => {
    const { title: plain } = newTable({ players: 2, title: secondTitle() });
    const poor = position({ players: 2, title: plain }, cashOf({ '1': 134, '2': 0 }), stockRound('1'));
    const over = play(poor, pars('1', 'Red', '5,6'));
    expect([over.state.over?.cause, cash(over, '1')]).toEqual(['all_closed', 0]);
  });
});
