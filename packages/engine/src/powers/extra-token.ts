import type { Answers } from '../answers.ts';
import { closePrivate, ownerOf } from '../companies/privates.ts';
import { at } from '../draft.ts';
import { setOperator } from '../money.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** More tokens the moment it is contributed; the private is gone when that stock round ends (1817 §14.7). */
export const extraToken = (id: PrivateId, power: PowerOf<'extra_token'>): Answers => ({
  afterContributed: (draft, given, operator) => {
    if (given !== id) return;
    const { tokens } = at(draft.state.operators, operator);
    setOperator(draft, operator, { tokens: [...tokens, ...Array.from({ length: power.count }, () => 0)] });
  },
  atStockRoundEnd: (draft) => {
    if (ownerOf(draft, id)?.startsWith('operator/')) closePrivate(draft, id);
  },
});
