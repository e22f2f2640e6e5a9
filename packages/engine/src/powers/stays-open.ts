import type { Answers } from '../answers.ts';
import { isOwnedBy, type PowerOf, type PrivateId } from './types.ts';

/** The private does not close with the others (1889 §8.7). */
export const staysOpen = (id: PrivateId, power: PowerOf<'stays_open'>): Answers => ({
  staysOpen: (game, asked) => asked === id && isOwnedBy(game, id, power.while_owned_by),
});
