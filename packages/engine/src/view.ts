import type { Game, PlayerId } from './state.ts';

/**
 * What a seat may see; `null` is a spectator. Nothing is drawn or dealt face down by the core: mechanics with
 * hidden things take them out here.
 */
export function view(game: Game, _seat: PlayerId | null): Game {
  return game;
}
