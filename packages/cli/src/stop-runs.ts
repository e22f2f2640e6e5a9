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

/** What a run as a whole earns on top (1846 §7.5) may be told with any of its routes: one of them is then said to make more. */
function judgeAlone(game: Game, operator: string, route: Route, said: number | null): Opinion {
  const verdict = judge(game, operator, [route]);
  if (!verdict.ok) return verdict;
  const { revenue } = verdict;
  const own = verdict.paid[0]?.revenue ?? revenue;
  const fits = said === null || said === own || (said > own && revenue > own);
  return { ok: true, revenue, misfit: fits ? null : `makes ${own}, not ${said}` };
}

/** The opinion on routes that may be run one by one, with the sums that are told of each: without what the whole earns, or with it. */
function judgeTogether(game: Game, operator: string, routes: readonly Route[], runs: readonly StopRun[], total: number | null): Opinion {
  const verdict = judge(game, operator, routes);
  if (!verdict.ok) return verdict;
  const { revenue, paid } = verdict;
  const told = runs.every((run) => run.revenue !== null) ? runs.reduce((sum, run) => sum + (run.revenue ?? 0), 0) : null;
  const own = paid.reduce((sum, each) => sum + each.revenue, 0);
  const misfit = [total, told === own ? null : told].find((said) => said !== null && said !== revenue);
  return { ok: true, revenue, misfit: misfit === undefined ? null : `makes ${revenue}, not ${misfit}` };
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

  /** Whether a route is allowed by itself and may make what it is said to make, over these hexes: markers on the way pay too. */
  const allowedAlone = (route: Route, said: number | null): boolean => {
    const key = JSON.stringify(route);
    const before = alone.get(key);
    if (before !== undefined) return before;
    const allowed = fits(judgeAlone(game, operator, route, said));
    alone.set(key, allowed);
    return allowed;
  };

  const settle = (index: number): Opinion | null => {
    const run = runs[index];
    if (run === undefined) {
      const opinion = judgeTogether(game, operator, routes, runs, total);
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
