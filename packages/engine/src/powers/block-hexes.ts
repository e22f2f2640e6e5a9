import type { Answers } from '../answers.ts';
import { at } from '../draft.ts';
import { refuse } from '../result.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Nobody builds in these hexes while a player owns the private (1830 §8.6). */
export const blockHexes = (id: PrivateId, power: PowerOf<'block_hexes'>): Answers => ({
  mayLay: (game, builder, lay) => {
    if (!power.hexes.includes(lay.hex) || builder === `operator/${power.open_to ?? ''}`) return null;
    const { owner } = at(game.state.privates, id);
    return owner?.startsWith('player/') ? refuse('track.blocked', { hex: lay.hex, private: id }) : null;
  },
});
