import type { Answers } from '../answers.ts';
import { isOwnedBy, type PowerOf, type PrivateId } from './types.ts';
import { hasCome } from '../phase.ts';

/** The private pays another income from a phase on (1889 §8.7). */
export const revenueBecomes = (id: PrivateId, power: PowerOf<'revenue_becomes'>): Answers => ({
  revenueOf: (game, asked) => {
    const opening = power.after_opening && game.state.round.kind === 'opening';
    const begun = !opening && hasCome(game, power.from_phase);
    return asked === id && begun && isOwnedBy(game, id, power.while_owned_by) ? power.amount : null;
  },
});
