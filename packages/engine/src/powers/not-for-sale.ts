import type { Answers } from '../answers.ts';
import { refuse } from '../result.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The private never changes hands again (1830 §11.8). */
export const notForSale = (id: PrivateId, power: PowerOf<'not_for_sale'>): Answers => ({
  maySellPrivate: (_game, asked, to) =>
    asked === id && (power.to === 'anyone' || to === 'operator') ? refuse('private.not_for_sale', { private: id }) : null,
});
