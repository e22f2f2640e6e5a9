import { bestRun, routeOf, type Game } from '@roundhouse/engine';
import type { Proposal } from '../table/draft.ts';

/** Finds the best run of a corporation away from the page. */
self.onmessage = (message: MessageEvent<{ readonly game: Game; readonly operator: string }>) => {
  const { game, operator } = message.data;
  const deadline = performance.now() + 20_000;
  const { routes, revenue, proven } = bestRun(game, operator, { stop: () => performance.now() > deadline });
  const proposal: Proposal = { routes: routes.map(routeOf), revenue, proven };
  self.postMessage(proposal);
};
