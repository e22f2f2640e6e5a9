import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Its corporation pays other fees for its track actions; of several such privates the lower one counts (1817 §16.4). */
export const layFees = (id: PrivateId, power: PowerOf<'lay_fees'>): Answers => ({
  layFee: (game, operator, number) => (ownerOf(game, id) === `operator/${operator}` ? (power.fees[number] ?? null) : null),
});
