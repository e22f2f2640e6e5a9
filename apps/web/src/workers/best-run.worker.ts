import { bestRun, routeOf, type Game } from '@roundhouse/engine';
import type { Proposal, Search } from '../table/draft.ts';

/** What the worker tells: how far it has come, and in the end the run. */
export type BestRunMessage = { readonly kind: 'search'; readonly search: Search } | { readonly kind: 'done'; readonly proposal: Proposal };

const MOST = 20_000;
const TELL_EVERY = 150;

/** Finds the best run of a corporation away from the page. */
self.onmessage = (message: MessageEvent<{ readonly game: Game; readonly operator: string }>) => {
  const { game, operator } = message.data;
  const deadline = performance.now() + MOST;
  let told = performance.now();
  const { routes, revenue, proven, bound } = bestRun(game, operator, {
    stop: () => performance.now() > deadline,
    report: ({ revenue: least, bound: most }) => {
      if (performance.now() - told < TELL_EVERY || !Number.isFinite(most)) return;
      told = performance.now();
      self.postMessage({ kind: 'search', search: { revenue: least, bound: most } } satisfies BestRunMessage);
    },
  });
  self.postMessage({ kind: 'done', proposal: { routes: routes.map(routeOf), revenue, proven, bound } } satisfies BestRunMessage);
};
