import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import { at } from '../draft.ts';
import { usesOf, type PowerOf, type PrivateId } from './types.ts';

/** While it is unused, the track step of its owner's corporations waits for it (1889 §1.3). */
export const playerLaysTile = (id: PrivateId, index: number, power: PowerOf<'player_lays_tile'>): Answers => ({
  holdsTrackOpen: (game, operator) => {
    const { president } = at(game.state.operators, operator);
    const unused = usesOf(game, { private: id, index }) < power.uses;
    return unused && president !== null && power.when.includes('own_track_step') && ownerOf(game, id) === `player/${president}`;
  },
});
