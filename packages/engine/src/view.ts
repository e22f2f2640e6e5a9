import type { Action } from './action.ts';
import { ask } from './answers.ts';
import type { Game, PlayerId } from './state.ts';

/**
 * Whether something is kept from somebody now. While it is, neither the start of the game nor its log may be told whole:
 * either lets everything be reckoned.
 */
export const hasSecrets = (game: Game): boolean => ask.secrets(game) !== null;

/** What a seat may see of a game; `null` is a spectator. Where something is hidden, so is what it was drawn from. */
export function view(game: Game, seat: PlayerId | null): Game {
  const seen = ask.secrets(game)?.game(seat);
  return seen === undefined ? game : { ...seen, state: { ...seen.state, drawn: 0, setup: { ...seen.state.setup, seed: 0 } } };
}

/** What a seat may know of an action that led to the game. */
export const viewAction = (game: Game, action: Action, seat: PlayerId | null): Action => ask.secrets(game)?.action(action, seat) ?? action;
