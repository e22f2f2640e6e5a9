import { after, first } from '../draft.ts';
import type { Game, PlayerId } from '../state.ts';

/** Players who are still in the game, from the holder of the priority deal on; who is bankrupt is skipped (1833NE §5.3). */
export function playersIn(game: Game): readonly PlayerId[] {
  const { seating, players } = game.state;
  return seating.some((id) => players[id]?.bankrupt) ? seating.filter((id) => !players[id]?.bankrupt) : seating;
}

/** The next player clockwise who is still in the game. */
export function playerAfter(game: Game, id: PlayerId): PlayerId {
  return first(after(game.state.seating, id).filter((each) => !game.state.players[each]?.bankrupt));
}
