import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { words } from '../words.ts';

/** What the most loans of a corporation go by. */
export const MOST_MEANINGS = {
  shares: 'All its shares.',
  held_by_players: 'Its shares that players hold.',
} as const;

/** Corporations borrow from a limited stock of loans; interest follows from the number of loans out (1817 §12). */
export const Loans = Type.Object(
  {
    value: Type.Integer({ minimum: 1, description: 'Money of one loan.' }),
    rows: Type.Integer({ minimum: 1, description: 'Rows of loans in the bank.' }),
    per_row: Type.Integer({ minimum: 1, description: 'Loans of a row: each begun row is a step of the rate.' }),
    rate_step: Type.Integer({ minimum: 1, description: 'Interest on a loan, per begun row of loans that are out.' }),
    moves_price: Type.Boolean({
      description: 'Whether the price goes a step to the left with a loan that is taken, and to the right with one that is repaid.',
      default: true,
    }),
    most: Type.Union([words(MOST_MEANINGS, 'What the number of loans goes by.'), Type.Integer({ minimum: 1 })], {
      description: 'Loans that a corporation may have at the most: a number, or as many as it has certain shares.',
      default: 'shares',
    }),
    per_turn: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Loans that a corporation may take in one operating turn; left out: any number.' }),
    ),
    until_phase: Type.Optional(Type.String({ minLength: 1, description: 'Phase from which on no loan is given; left out: never.' })),
    interest_from_loans: Type.Boolean({
      description: 'Whether a corporation short of money for interest takes loans for it by itself, as far as it may.',
      default: true,
    }),
    unpaid: words(
      {
        liquidated: 'Its president pays the rest, and the corporation is liquidated.',
        president_pays: 'Its president pays the rest, and the corporation goes on.',
      },
      'What becomes of a corporation that cannot pay its interest. The president may come below nothing by it.',
      'liquidated',
    ),
    trainless: Type.Union([Type.Literal('liquidated'), Type.Literal('kept')], {
      description: 'What becomes of a corporation that has no train at the end of its turn.',
      default: 'kept',
    }),
  },
  { additionalProperties: false, description: 'Loans to corporations, interest, and liquidation of those that cannot pay.' },
);
export type Loans = Frozen<Static<typeof Loans>>;
export const LOANS_RULES = ['loan.bank', 'loan.limit', 'loan.none', 'loan.cash', 'loan.borrowed', 'loan.repaying', 'loan.not_now'] as const;
