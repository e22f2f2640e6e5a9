import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Its corporation pays less for the tokens of a conversion (1817 §16.4). */
export const tokensOff = (id: PrivateId, power: PowerOf<'tokens_off'>): Answers => ({
  tokensOff: (game, operator) => (ownerOf(game, id) === `operator/${operator}` ? power.amount : 0),
});
