import { network } from '../board/network.ts';
import { setOperator } from '../money.ts';
import { actingFor, isPresidentless } from '../companies/presidency.ts';
import { refuse } from '../result.ts';
import { bestRun } from '../routes/find.ts';
import { judge } from '../routes/judge.ts';
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

/** Running the trains; every run is judged and its value computed, nothing is believed (1830 §8.8–8.10). */
export const routes = operatingStep({
  name: 'routes',
  type: 'run_routes',
  asked: (game, turn) => turn.revenue === null && runningTrains(game, turn.operator).length > 0 && network(game, turn.operator).runnable,
  alone: true,
  // The run may be empty, but it is entered, not passed.
  passRefusal: () => refuse('pass.forbidden'),
  choices: (game, turn) => [
    {
      action: { type: 'run_routes', by: operator(turn.operator), routes: [] },
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
    // 1833NE §19.4: without a president the trains run for the most.
    if (isPresidentless(game, turn.operator)) {
      const { revenue } = bestRun(game, turn.operator, { stop: patience() });
      if (judged.revenue < revenue) return refuse('routes.most', { revenue });
    }
    return null;
  },
  perform: (draft, turn, action) => {
    const judged = verdict(draft, turn.operator, action.routes);
    if (!judged.ok) throw new Error('run was not judged');
    setTurn(draft, { revenue: judged.revenue, run: judged.paid });
    setOperator(draft, turn.operator, { last_run: judged.paid });
    draft.events.push({ type: 'run', operator: turn.operator, routes: judged.paid, revenue: judged.revenue });
    leaveStep(draft);
  },
  skip: (draft, turn) => {
    if (turn.revenue !== null) return;
    setTurn(draft, { revenue: 0, run: [] });
    setOperator(draft, turn.operator, { last_run: [] });
  },
});
