import { awaited, type Game, type GameEvent } from '@roundhouse/engine';

/** Who the table waits for; while an offer waits for its answer, the one who made it. */
const holder = (game: Game): string | null => game.state.offer?.from ?? awaited(game)[0]?.decider ?? null;

/**
 * Whether a new turn begins with an action. In operating rounds a turn is that of an operator, whoever answers a
 * question meanwhile; elsewhere it is that of the player who decides.
 */
export function beginsTurn(before: Game, after: Game, events: readonly GameEvent[]): boolean {
  if (events.some(({ type }) => type === 'round' || type === 'operator')) return true;
  return after.state.round.kind !== 'operating' && holder(before) !== holder(after);
}
