import type { Answers } from '../answers.ts';
import { partsOf } from '../companies/systems.ts';
import { closePrivate } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The private closes when its corporation buys its first train (1830 §11.8). */
export const closesOn = (id: PrivateId, power: PowerOf<'closes_on'>): Answers => ({
  afterTrainBought: (draft, operator) => {
    // 1828 §16.10: or a system that it is part of.
    if (partsOf(draft, operator).includes(power.corporation)) closePrivate(draft, id);
  },
});
