import type { Answers } from '../answers.ts';
import { closePrivate } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The private closes when the first train of a type is bought, by whomever (1893 §7.3). */
export const closesWithTrain = (id: PrivateId, power: PowerOf<'closes_with_train'>): Answers => ({
  afterFirstTrain: (draft, name) => {
    if (power.train === name) closePrivate(draft, id);
  },
});
