import { judge, type Game, type Refusal, type Route } from '@roundhouse/engine';
import { withTrains, type StopRun } from './cases.ts';
import { waysBetween, type Way } from './ways.ts';

/** What is thought of a run. */
export type Opinion =
  /** `misfit`: what is said of its money and does not hold. */
  { readonly ok: true; readonly revenue: number; readonly misfit: string | null } | { readonly ok: false; readonly refusal: Refusal };

/** The opinion on routes whose track is told, said to make `total` together. */
export function judgeRoutes(game: Game, operator: string, routes: readonly Route[], total: number | null): Opinion {
  const verdict = judge(game, operator, routes);
  if (!verdict.ok) return verdict;
  const { revenue } = verdict;
  return { ok: true, revenue, misfit: total === null || revenue === total ? null : `makes ${revenue}, not ${total}` };
}

/**
 * The opinion on runs of which only the stops are told: allowed where some track between them is, no piece of it used
 * twice, and makes what the runs (and all together, `total`) are said to make. Else that on what comes nearest: a run
 * that is allowed and makes something else, or a refusal.
 */
export function judgeStops(game: Game, operator: string, given: readonly StopRun[], total: number | null): Opinion {
  const runs = withTrains(given, operator, game);
  const known = new Map<string, Way[]>();
  const waysOf = (from: string, to: string): Way[] => {
    const key = `${from} ${to}`;
    const ways = known.get(key) ?? waysBetween(game, from, to);
    known.set(key, ways);
    return ways;
  };
  const alone = new Map<string, boolean>();
  const used = new Set<string>();
  const routes: Route[] = [];
  let nearest: Opinion | null = null;
  /** Keeps the opinion that comes nearest; whether it is all that could be asked. */
  const fits = (opinion: Opinion): boolean => {
    if (opinion.ok && opinion.misfit === null) return true;
    if (nearest === null || opinion.ok || !nearest.ok) nearest = opinion;
    return false;
  };

  /** Whether a route is allowed by itself and makes what it is said to make: a matter of its stops alone. */
  const allowedAlone = (route: Route, said: number | null): boolean => {
    const key = `${route.train} ${route.stops?.join(' ') ?? ''}`;
    const before = alone.get(key);
    if (before !== undefined) return before;
    const allowed = fits(judgeRoutes(game, operator, [route], said));
    alone.set(key, allowed);
    return allowed;
  };

  const settle = (index: number): Opinion | null => {
    const run = runs[index];
    if (run === undefined) {
      const opinion = judgeRoutes(game, operator, routes, total);
      return fits(opinion) ? opinion : null;
    }
    const taken: Way[] = [];
    const travel = (stop: number): Opinion | null => {
      const [from, to] = [run.hexes[stop - 1], run.hexes[stop]];
      if (from === undefined || to === undefined) {
        const route = routeOver(run.train, taken);
        if (!allowedAlone(route, run.revenue)) return null;
        routes.push(route);
        const opinion = settle(index + 1);
        routes.pop();
        return opinion;
      }
      const here = taken.at(-1)?.to;
      for (const way of waysOf(from, to)) {
        if ((here !== undefined && way.from !== here) || way.track.some((each) => used.has(each))) continue;
        for (const each of way.track) used.add(each);
        taken.push(way);
        const opinion = travel(stop + 1);
        taken.pop();
        for (const each of way.track) used.delete(each);
        if (opinion !== null) return opinion;
      }
      return null;
    };
    return travel(1);
  };

  // Where no track leads on, the judge is asked about the stops as they are, for the words of its refusal.
  return settle(0) ?? nearest ?? judgeRoutes(game, operator, runs.map(straight), total);
}

function routeOver(train: string, ways: readonly Way[]): Route {
  const [first] = ways;
  const stops = first === undefined ? [] : [first.from, ...ways.map(({ to }) => to)];
  return { train, connections: ways.map(({ connection }) => connection), stops };
}

function straight({ train, hexes }: StopRun): Route {
  return { train, connections: hexes.slice(1).map((to, index) => [hexes[index] ?? '', to]) };
}
