import type { Answers } from '../answers.ts';
import { closePrivate } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The private closes when its corporation buys its first train (1830 §11.8). */
export const closesOn = (id: PrivateId, power: PowerOf<'closes_on'>): Answers => ({
  afterTrainBought: (draft, operator) => {
    if (power.corporation === operator) closePrivate(draft, id);
  },
});
