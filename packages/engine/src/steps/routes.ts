import { network } from '../board/network.ts';
import { setOperator } from '../money.ts';
import { actingFor, isPresidentless } from '../companies/presidency.ts';
import { refuse } from '../result.ts';
import { bestRun } from '../routes/find.ts';
import { judge } from '../routes/judge.ts';
import { routeOf } from '../routes/written.ts';
import { setTurn } from '../rounds/turn.ts';
import { runningTrains } from '../routes/trains.ts';
import type { Board, Game, OperatorId, Route, State } from '../state.ts';
import { leaveStep, operatingStep } from './operating-step.ts';
import { operator } from './step.ts';

type Judged = ReturnType<typeof judge>;
const judgedRuns = new WeakMap<
  readonly Route[],
  { readonly board: Board; readonly operators: State['operators']; readonly mechanics: State['mechanics']; readonly judged: Judged }
>();

/** The verdict on a run; kept for the moment between asking whether it is allowed and carrying it out. */
function verdict(game: Game, operator: OperatorId, run: readonly Route[]): Judged {
  const { board, operators, mechanics } = game.state;
  const known = judgedRuns.get(run);
  if (known?.board === board && known.operators === operators && known.mechanics === mechanics) return known.judged;
  const judged = judge(game, operator, run);
  judgedRuns.set(run, { board, operators, mechanics, judged });
  return judged;
}

/** How often the search for the best run of a corporation without a president asks whether it should stop. */
const PATIENCE = 4000;

function patience(): () => boolean {
  let asked = 0;
  return () => (asked += 1) > PATIENCE;
}

/** The best run of an operator without a president, which has to run for the most (1833NE §19.4); null: the president decides. */
const forcedRun = (game: Game, operator: OperatorId) =>
  isPresidentless(game, operator) ? bestRun(game, operator, { stop: patience() }) : null;

const routed = new WeakMap<Board, Map<OperatorId, { readonly operators: State['operators']; readonly found: boolean }>>();

/** Whether any train of the operator has a legal route. */
function hasRoute(game: Game, operator: OperatorId): boolean {
  const { board, operators } = game.state;
  const known = routed.get(board) ?? new Map<OperatorId, { readonly operators: State['operators']; readonly found: boolean }>();
  routed.set(board, known);
  const last = known.get(operator);
  if (last?.operators === operators) return last.found;
  let any = false;
  const { routes: run } = bestRun(game, operator, { stop: () => any, report: ({ revenue }) => (any ||= revenue > 0) });
  const found = any || run.length > 0;
  known.set(operator, { operators, found });
  return found;
}

/** Whether the operator is asked for a run: where track leads to a second stop, or where a route exists, as the title says (1830 §8.9, 1817 §17.1). */
function canRun(game: Game, operator: OperatorId): boolean {
  if (!network(game, operator).runnable) return false;
  const { asked_for } = game.title.rules.routes;
  return asked_for === 'reach' || game.state.setup.quirks.includes('run_asked_in_reach') || hasRoute(game, operator);
}

/** Running the trains; every run is judged and its value computed, nothing is believed (1830 §8.8–8.10). */
export const routes = operatingStep({
  name: 'routes',
  type: 'run_routes',
  asked: (game, turn) => turn.revenue === null && runningTrains(game, turn.operator).length > 0 && canRun(game, turn.operator),
  alone: true,
  // The run may be empty, but it is entered, not passed.
  passRefusal: () => refuse('pass.forbidden'),
  choices: (game, turn) => [
    {
      action: { type: 'run_routes', by: operator(turn.operator), routes: forcedRun(game, turn.operator)?.routes.map(routeOf) ?? [] },
      decider: actingFor(game, turn.operator),
      judged: true,
    },
  ],
  refusal: (game, turn, action) => {
    const judged = verdict(game, turn.operator, action.routes);
    if (!judged.ok) return judged.refusal;
    if (action.revenue !== undefined && action.revenue !== judged.revenue) {
      return refuse('routes.revenue', { claimed: action.revenue, revenue: judged.revenue });
    }
    const forced = forcedRun(game, turn.operator);
    return forced !== null && judged.revenue < forced.revenue ? refuse('routes.most', { revenue: forced.revenue }) : null;
  },
  perform: (draft, turn, action) => {
    const judged = verdict(draft, turn.operator, action.routes);
    if (!judged.ok) throw new Error('run was not judged');
    const { paid, revenue } = judged;
    setTurn(draft, { revenue, run: paid });
    setOperator(draft, turn.operator, { last_run: paid });
    draft.events.push({ type: 'run', operator: turn.operator, routes: paid, revenue });
    leaveStep(draft);
  },
  skip: (draft, turn) => {
    if (turn.revenue !== null) return;
    setTurn(draft, { revenue: 0, run: [] });
    setOperator(draft, turn.operator, { last_run: [] });
  },
});
