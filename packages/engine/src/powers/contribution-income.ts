import type { Answers } from '../answers.ts';
import { transfer } from '../money.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Money from the bank the moment it is contributed (1817 §16.4). */
export const contributionIncome = (id: PrivateId, power: PowerOf<'contribution_income'>): Answers => ({
  afterContributed: (draft, given, operator) => {
    if (given === id) transfer(draft, 'bank', `operator/${operator}`, power.amount, 'income');
  },
});
