import { bestRun, isPresidentless, routeOf, type Action, type Game } from '@roundhouse/engine';
import type { Chance } from './chance.ts';

/** How often a train is left standing. */
const IDLE = 0.05;
/** Questions of the search whether it should stop before it is told to: a count, so that the same seed plays the same game. */
const PATIENCE = 1_000;

/** Mostly the best run there is; seldom some of its trains stay behind. An action of another kind as it is. */
export function likelyRun(game: Game, action: Action, chance: Chance): Action {
  if (action.type !== 'run_routes') return action;
  let asked = 0;
  const stop = (): boolean => (asked += 1) > PATIENCE;
  const best = bestRun(game, action.by.id, { stop });
  // Without a president the trains have to run for the most.
  const idle = isPresidentless(game, action.by.id) ? 0 : IDLE;
  return { ...action, routes: best.routes.filter(() => chance() >= idle).map(routeOf) };
}
