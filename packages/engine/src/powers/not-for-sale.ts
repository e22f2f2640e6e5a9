import type { Answers } from '../answers.ts';
import { refuse } from '../result.ts';
import type { Game } from '../state.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Records: while another private of a player could be sold, this one is too (1830-K7). */
const sellsAny = (game: Game, id: PrivateId): boolean =>
  game.state.setup.quirks.includes('any_private_sold') &&
  Object.entries(game.state.privates).some(([other, { owner, closed }]) => other !== id && !closed && owner?.startsWith('player/'));

/** The private never changes hands again (1830 §11.8). */
export const notForSale = (id: PrivateId, power: PowerOf<'not_for_sale'>): Answers => ({
  maySellPrivate: (game, asked, to) => {
    if (asked !== id || (power.to !== 'anyone' && to !== 'operator')) return null;
    return to === 'operator' && sellsAny(game, id) ? null : refuse('private.not_for_sale', { private: id });
  },
});
