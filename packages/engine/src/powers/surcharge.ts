import type { Answers } from '../answers.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** A corporation that buys the private pays the bank on top of its price (1833NE §9.1). */
export const surcharge = (id: PrivateId, { amount }: PowerOf<'surcharge'>): Answers => ({
  surcharge: (_game, asked) => (asked === id ? amount : 0),
});
