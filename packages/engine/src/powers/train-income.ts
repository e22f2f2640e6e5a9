import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import { trainsOf } from '../trains/trains.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Pays its corporation while that has a train, an obsolete one too (1817 §8.1, §14.2). */
export const trainIncome = (id: PrivateId, power: PowerOf<'train_income'>): Answers => ({
  revenueOf: (game, asked) => {
    if (asked !== id) return null;
    const owner = ownerOf(game, id);
    return owner?.startsWith('operator/') && trainsOf(game, owner.slice(9)).length > 0 ? power.amount : 0;
  },
});
