import { bestRun, isPresidentless, routeOf, type Action, type Game } from '@roundhouse/engine';
import type { Chance } from './chance.ts';

/** How often a train is left standing. */
const IDLE = 0.05;
/** Questions of the search whether it should stop before it is told to: a count, so that the same seed plays the same game. */
const PATIENCE = 1_000;

/** Mostly the best run there is; seldom some of its trains stay behind. Another action, and a run without a president, as it is. */
export function likelyRun(game: Game, action: Action, chance: Chance): Action {
  if (action.type !== 'run_routes' || isPresidentless(game, action.by.id)) return action;
  let asked = 0;
  const stop = (): boolean => (asked += 1) > PATIENCE;
  const best = bestRun(game, action.by.id, { stop });
  return { ...action, routes: best.routes.filter(() => chance() >= IDLE).map(routeOf) };
}
