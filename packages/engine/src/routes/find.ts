import { graphOf, stopAt } from '../board/graph.ts';
import { ask } from '../answers.ts';
import type { Game, OperatorId } from '../state.ts';
import { chooseRun, walkRuns } from './choose.ts';
import { fieldOf } from './field.ts';
import { complete, settleDown } from './first.ts';
import { bestTrail, jobOf, type Job, type Kind } from './job.ts';
import { gather } from './pools.ts';
import { standingOf, type Standing } from './standing.ts';
import { runningTrains, trainReach } from './trains.ts';
import { valueFor, visitOf } from './value.ts';
import { spending, type Host } from './watch.ts';
import { written, type FoundRoute } from './written.ts';

export interface BestRun {
  readonly routes: readonly FoundRoute[];
  readonly revenue: number;
  /** Nothing better exists. */
  readonly proven: boolean;
  /** No run makes more than this; equal to `revenue` when proven. */
  readonly bound: number;
}

/**
 * The run that pays most for all trains of an operator together (1830 §8.8, §8.10), exact unless the host stops it.
 * One train: the best trail. More: all trails that could be part of a better run than the best known, chosen from
 * by branch and bound; where they are too many, prices on the track thin them out first.
 */
export function bestRun(game: Game, operator: OperatorId, host: Host = {}): BestRun {
  const spend = spending(host);
  if (runningTrains(game, operator).length === 0) return { routes: [], revenue: 0, proven: true, bound: 0 };
  const field = fieldOf(game, operator, spend);
  if (field === null) return { routes: [], revenue: 0, proven: false, bound: mostOfBoard(game, operator) };
  const job = jobOf(game, operator, field, spend);
  const standing = standingOf(job, host.report ?? (() => undefined));
  solve(job, standing);
  const revenue = standing.revenue();
  return {
    routes: written(job, standing.best()),
    revenue,
    proven: standing.settled(),
    bound: standing.bound(),
  };
}

function solve(job: Job, standing: Standing): void {
  const { kinds, spend } = job;
  const alone = kinds.map((kind) => bestTrail(job, kind, {}));
  const most = kinds.map((kind, index) => (spend(0) ? everyStopPaid(job, kind) : (alone[index]?.reduced ?? 0)));
  standing.limit(kinds.reduce((sum, { cards }, index) => sum + cards.length * (most[index] ?? 0), 0));
  const strongest = kinds.map((_, index) => index).sort((a, b) => (most[b] ?? 0) - (most[a] ?? 0));
  for (const order of [strongest, strongest.toReversed()].slice(0, kinds.length)) {
    if (standing.settled()) return;
    const begun = kinds.map((_, index) => (index === order[0] ? [alone[index]?.trail ?? []].flat() : []));
    const run = complete(job, begun, order);
    standing.offer(run);
    if (!standing.settled()) standing.offer(settleDown(job, run, order));
  }
  if (standing.settled() || spend(0)) return;
  const { pools, pricing, full } = gather(job, standing, most, strongest);
  if (standing.settled() || spend(0)) return;
  const seenAll = full ? chooseRun(job, standing, pools, pricing) : walkRuns(job, standing, pricing);
  // All runs that could be better were seen.
  if (seenAll) standing.limit(-Infinity);
}

/** More than any trail can earn: every stop within reach paid. */
function everyStopPaid({ bonusMost }: Job, { yard, gauge }: Kind): number {
  return yard.value.reduce((sum, value) => sum + value, 0) * gauge.mostFactor + bonusMost;
}

/** More than any run can earn where not even the track was seen to the end: every stop of the board paid to every train. */
function mostOfBoard(game: Game, operator: OperatorId): number {
  const graph = graphOf(game.title, game.state.board.tiles);
  const bonuses = ask.bonuses(game, operator);
  const stops = graph.faces.flatMap(({ face }, hex) => face.stops.map((_, index) => hex * graph.grid.stopStride + index));
  return runningTrains(game, operator).reduce(
    (total, card) => {
      const reach = trainReach(game, operator, card);
      const factor = Math.max(...reach.map(({ multiplier }) => multiplier));
      const paid = stops.reduce((sum, stop) => {
        const print = stopAt(graph, stop);
        return print === undefined ? sum : sum + valueFor({ game, operator, card, reach }, visitOf(graph, new Set(), stop, print));
      }, 0);
      return total + paid * factor + bonuses.reduce((sum, { mostPerRoute }) => sum + mostPerRoute, 0);
    },
    bonuses.reduce((sum, { mostPerRun = 0 }) => sum + mostPerRun, 0),
  );
}
