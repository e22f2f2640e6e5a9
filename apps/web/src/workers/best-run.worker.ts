import { bestRun, equalRuns, routeOf, type Game } from '@roundhouse/engine';
import type { Proposal, Search } from '../table/draft.ts';

/** What the worker tells: how far it has come, then the run, and in the end others that make as much. */
export type BestRunMessage =
  | { readonly kind: 'search'; readonly search: Search }
  | { readonly kind: 'found'; readonly proposal: Proposal }
  | { readonly kind: 'done'; readonly equals: Proposal['equals'] };

/** Milliseconds for the best run, and for others that make as much. */
const MOST = 20_000;
const MOST_FOR_EQUALS = 3000;
const TELL_EVERY = 150;
/** So many others are enough to choose from. */
const EQUALS = 5;

/** Finds the best run of a corporation away from the page. */
self.onmessage = (message: MessageEvent<{ readonly game: Game; readonly operator: string }>) => {
  const { game, operator } = message.data;
  let deadline = performance.now() + MOST;
  let told = performance.now();
  const stop = () => performance.now() > deadline;
  const best = bestRun(game, operator, {
    stop,
    report: ({ revenue: least, bound: most }) => {
      if (performance.now() - told < TELL_EVERY || !Number.isFinite(most)) return;
      told = performance.now();
      self.postMessage({ kind: 'search', search: { revenue: least, bound: most } } satisfies BestRunMessage);
    },
  });
  const { routes, revenue, proven, bound } = best;
  const proposal = { routes: routes.map(routeOf), revenue, proven, bound, equals: [] };
  self.postMessage({ kind: 'found', proposal } satisfies BestRunMessage);
  deadline = performance.now() + MOST_FOR_EQUALS;
  const equals = equalRuns(game, operator, best, EQUALS, { stop }).map((run) => run.map(routeOf));
  self.postMessage({ kind: 'done', equals } satisfies BestRunMessage);
};
