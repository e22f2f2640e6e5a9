export { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts';
export { checkoutRoot } from './checkout-root.ts';
export { markSharedRead, sharedDir } from './shared-games.ts';
export { titleOfFacts } from './boards/fact-title.ts';
export { lateBoard, type LateBoard } from './boards/late-board.ts';
export { tracedRuns, type TracedRun } from './boards/traced-runs.ts';
export type { BoardGame, BoardTitle } from './boards/shapes.ts';
