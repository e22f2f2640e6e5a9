import type { Answers } from '../answers.ts';
import { cashIn } from '../money.ts';
import { isMinor } from '../companies/minors.ts';
import { hasStatus, ownerOf } from '../companies/privates.ts';
import { usesOf, type PowerOf, type PrivateId } from './types.ts';

/**
 * A lay in the track step besides those of the turn holds the step open for its owner; for others too, while they could
 * buy it from a player (1828 §1.6).
 */
export const layTile = (id: PrivateId, index: number, power: PowerOf<'lay_tile'>): Answers | null =>
  power.slot !== 'track_step'
    ? null
    : {
        holdsTrackOpen: (game, operator) => {
          const owner = ownerOf(game, id);
          if (owner === `operator/${operator}`) return usesOf(game, { private: id, index }) < power.uses;
          const { to_corporations } = game.title.rules.privates;
          const onSale =
            to_corporations !== undefined && hasStatus(game, to_corporations.status) && (owner?.startsWith('player/') ?? false);
          return onSale && !isMinor(game, operator) && cashIn(game, `operator/${operator}`) >= 1;
        },
      };
