import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

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
    trainless: Type.Union([Type.Literal('liquidated'), Type.Literal('kept')], {
      description: 'What becomes of a corporation that has no train at the end of its turn.',
      default: 'kept',
    }),
  },
  { additionalProperties: false, description: 'Loans to corporations, interest, and liquidation of those that cannot pay.' },
);
export type Loans = Frozen<Static<typeof Loans>>;
export const LOANS_RULES = ['loan.bank', 'loan.limit', 'loan.none', 'loan.cash', 'loan.borrowed', 'loan.repaying', 'loan.not_now'] as const;
