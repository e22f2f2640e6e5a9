import type { Answers } from '../answers.ts';
import { removeMarkers } from '../board/markers.ts';
import { hexOf, tileOf } from '../board/hex.ts';
import { cashIn } from '../money.ts';
import { isMinor } from '../companies/minors.ts';
import { hasStatus, ownerOf } from '../companies/privates.ts';
import { usesOf, type PowerOf, type PrivateId } from './types.ts';

/** What a lay of a private brings with it. */
export const layTile = (id: PrivateId, index: number, power: PowerOf<'lay_tile'>): Answers => ({
  ...(power.slot === 'track_step' ? holdsOpen(id, index, power) : {}),
  ...keepsAway(power),
});

/**
 * A lay in the track step besides those of the turn holds the step open for its owner; for others too, while they could
 * buy it from a player (1828 §1.6).
 */
const holdsOpen = (id: PrivateId, index: number, power: PowerOf<'lay_tile'>): Answers => ({
  holdsTrackOpen: (game, operator) => {
    const owner = ownerOf(game, id);
    if (owner === `operator/${operator}`) return usesOf(game, { private: id, index }) < power.uses;
    const { to_corporations } = game.title.rules.privates;
    const onSale = to_corporations !== undefined && hasStatus(game, to_corporations.status) && (owner?.startsWith('player/') ?? false);
    return onSale && !isMinor(game, operator) && cashIn(game, `operator/${operator}`) >= 1;
  },
});

/** A marker that must not lie beside a label goes when a tile with that label is laid next to it (1817 §16.4). */
const keepsAway = ({ marker, not_beside_label }: PowerOf<'lay_tile'>): Answers =>
  marker === undefined || not_beside_label === undefined
    ? {}
    : {
        afterLay: (draft, _builder, lay) => {
          if (tileOf(draft, lay.tile).label !== not_beside_label) return;
          for (const hex of hexOf(draft, lay.hex).neighbours) if (hex !== null) removeMarkers(draft, hex, marker.name);
        },
      };
