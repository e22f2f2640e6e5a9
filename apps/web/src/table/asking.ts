import type { Action, Game } from '@roundhouse/engine';
import { preview } from './preview.ts';

/** Whether an action only asks another player, instead of being done at once. */
export function asks(game: Game, action: Action): boolean {
  const tried = preview(game, action);
  return tried.ok && tried.events.some(({ type }) => type === 'offer');
}

/** Price at which an owner has refused a thing in this turn; null: none. */
export function refusedAt(game: Game, thing: string): number | null {
  const { round } = game.state;
  const turn = round.kind === 'stock' || round.kind === 'operating' ? round.turn : null;
  return turn?.refused[thing] ?? null;
}
