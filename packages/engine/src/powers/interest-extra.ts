import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Its corporation owes more with every payment of interest, loans or not (1817 §16.4). */
export const interestExtra = (id: PrivateId, power: PowerOf<'interest_extra'>): Answers => ({
  interestExtra: (game, operator) => (ownerOf(game, id) === `operator/${operator}` ? power.amount : 0),
});
