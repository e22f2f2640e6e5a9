import { judge, stretchesFrom, trainsOf, type Game, type Route } from '@roundhouse/engine';
import type { RunDraft } from './draft.ts';

const TRIES = 400;
/** Readings that the rules allow of which the best is taken: there are seldom more than two. */
const ENOUGH = 20;

/** The stops that track leads to from a stop, without another one between. */
export function stopsReached(game: Game, stop: string): readonly string[] {
  return [...new Set(stretchesFrom(game, stop).map(({ to }) => to))];
}

/** Every way to read a list of stops as a route; empty when two of them are not neighbours on the track. */
function readings(game: Game, train: string, stops: readonly string[]): readonly Route[] {
  let partial: readonly (readonly (readonly string[])[])[] = [[]];
  for (const [index, stop] of stops.slice(1).entries()) {
    const ways = stretchesFrom(game, stops[index] ?? '').filter(({ to }) => to === stop);
    partial = partial.flatMap((connections) => ways.map(({ hexes }) => [...connections, hexes])).slice(0, TRIES);
  }
  return partial.map((connections) => ({ train, connections, stops }));
}

/** The run that a draft means: of the readings that the rules allow the one that pays most, since the way may pay too (1817 §8.6). */
export function routesOfDraft(game: Game, operator: string, run: RunDraft): readonly Route[] {
  const trains = Object.entries(run).filter(([, stops]) => stops.length > 0);
  let combined: readonly (readonly Route[])[] = [[]];
  for (const [train, stops] of trains) {
    const ways = readings(game, train, stops);
    const some = ways.length > 0 ? ways : [{ train, connections: gaps(stops), stops }];
    combined = combined.flatMap((routes) => some.map((route) => [...routes, route])).slice(0, TRIES);
  }
  let best = combined[0] ?? [];
  let most = -1;
  let allowed = 0;
  for (const routes of combined) {
    const verdict = judge(game, operator, routes);
    if (!verdict.ok) continue;
    if (verdict.revenue > most) [best, most] = [routes, verdict.revenue];
    if (++allowed === ENOUGH) break;
  }
  return best;
}

/** A list of stops without track between them: the rules then say where the gap is. */
function gaps(stops: readonly string[]): readonly (readonly string[])[] {
  return stops.slice(1).map((stop, index) => [stops[index]?.split('/')[0] ?? '', stop.split('/')[0] ?? '']);
}

/** A run as a draft, to go on from the proposal. */
export function draftOfRoutes(game: Game, operator: string, routes: readonly Route[]): RunDraft {
  const judged = judge(game, operator, routes);
  if (!judged.ok) return {};
  return Object.fromEntries(judged.paid.map(({ train, stops }) => [train, stops.map(({ hex, stop }) => `${hex}/${stop}`)]));
}

const lastRuns = new WeakMap<Game, RunDraft | null>();

/** The last run of the operator that runs now as a draft, with the trains that it still has; null where it cannot be made again. */
export function lastRun(game: Game, operator: string): RunDraft | null {
  const known = lastRuns.get(game);
  if (known !== undefined) return known;
  const run = stillPossible(game, operator);
  lastRuns.set(game, run);
  return run;
}

function stillPossible(game: Game, operator: string): RunDraft | null {
  const kept = new Set(trainsOf(game, operator).map(({ id }) => id));
  const routes = (game.state.operators[operator]?.last_run ?? []).filter(({ train }) => kept.has(train));
  if (routes.length === 0) return null;
  const run = Object.fromEntries(routes.map(({ train, stops }) => [train, stops.map(({ hex, stop }) => `${hex}/${stop}`)]));
  return judge(game, operator, routesOfDraft(game, operator, run)).ok ? run : null;
}
