import type { Game, OperatorId } from '../state.ts';
import { chooseRun, walkRuns } from './choose.ts';
import { fieldOf } from './field.ts';
import type { BestRun } from './find.ts';
import { bestTrail, CLOSE, jobOf, plainSum, wholeOf, type Job } from './job.ts';
import { gather, unpriced } from './pools.ts';
import type { Standing } from './standing.ts';
import { spending, type Host } from './watch.ts';
import { written, type FoundRoute } from './written.ts';

/**
 * Other runs that make as much as a proven best one, each with other stops than that one and the others: at most `limit`,
 * those met first; fewer where the host stops the search before.
 */
export function equalRuns(
  game: Game,
  operator: OperatorId,
  best: BestRun,
  limit: number,
  host: Pick<Host, 'stop'> = {},
): readonly (readonly FoundRoute[])[] {
  const spend = spending(host);
  const field = best.proven && best.routes.length > 0 ? fieldOf(game, operator, spend) : null;
  if (field === null) return [];
  const job = jobOf(game, operator, field, spend);
  const whole = wholeOf(job);
  const most = whole?.most ?? 0;
  const least = best.revenue - CLOSE;
  const found: (readonly FoundRoute[])[] = [];
  const met = new Set([stopsOf(job, best.routes)]);
  const isFull = (): boolean => found.length >= limit;
  // The search for a better run, to which what makes as much is of interest too.
  const standing: Standing = {
    best: () => [],
    revenue: () => best.revenue,
    bound: () => best.revenue,
    goal: () => (isFull() ? Infinity : least - most),
    plain: false,
    settled: isFull,
    offer: (run) => {
      const sum = plainSum(run);
      if (isFull() || sum + most < least || sum + (whole?.worth(run) ?? 0) < least) return;
      const routes = written(job, run);
      const stops = stopsOf(job, routes);
      if (met.has(stops)) return;
      met.add(stops);
      found.push(routes);
    },
    limit: () => undefined,
  };
  const solo = job.kinds.map((kind) => bestTrail(job, kind, {})?.reduced ?? 0);
  const strongest = job.kinds.map((_, index) => index).sort((a, b) => (solo[b] ?? 0) - (solo[a] ?? 0));
  // Of one train every trail is a run: there is nothing to choose from, and none need be kept.
  if (solo.length === 1 && job.kinds[0]?.cards.length === 1) {
    walkRuns(job, standing, unpriced(job, solo));
    return found;
  }
  const { pools, pricing, full } = gather(job, standing, solo, strongest);
  if (isFull() || spend(0)) return found;
  if (full) chooseRun(job, standing, pools, pricing);
  else walkRuns(job, standing, pricing);
  return found;
}

/** The stops of a run, whichever train of a kind calls at them and from whichever end. */
function stopsOf({ kinds }: Job, routes: readonly FoundRoute[]): string {
  const of = ({ train, stops }: FoundRoute): string => {
    const names = stops.map(({ hex, stop }) => `${hex}/${stop}`);
    const kind = kinds.findIndex(({ cards }) => cards.some(({ id }) => id === train));
    return `${kind} ${[names.join(), names.toReversed().join()].sort()[0]}`;
  };
  return routes.map(of).sort().join('; ');
}
