import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import { transfer } from '../money.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The bank pays its corporation for each of its trains that rusts (1817 §16.4). */
export const rustIncome = (id: PrivateId, power: PowerOf<'rust_income'>): Answers => ({
  afterRusted: (draft, operator, { name }) => {
    if (ownerOf(draft, id) === `operator/${operator}`) transfer(draft, 'bank', `operator/${operator}`, power.amounts[name] ?? 0, 'income');
  },
});
