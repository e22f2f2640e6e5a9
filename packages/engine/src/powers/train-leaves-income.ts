import type { Answers } from '../answers.ts';
import { ownerOf, usePower } from '../companies/privates.ts';
import { transfer } from '../money.ts';
import { usesOf } from './types.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Pays its corporation the first time that such a train is bought of the bank or taken out while one owns it (1817 §16.4). */
export const trainLeavesIncome = (id: PrivateId, index: number, power: PowerOf<'train_leaves_income'>): Answers => ({
  afterTrainLeft: (draft, name) => {
    const owner = ownerOf(draft, id);
    if (name !== power.train || !owner?.startsWith('operator/') || usesOf(draft, { private: id, index }) > 0) return;
    usePower(draft, id, index);
    transfer(draft, 'bank', owner, power.amount, 'income');
  },
});
