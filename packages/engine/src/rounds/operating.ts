import { tell } from '../answers.ts';
import { at, type Draft } from '../draft.ts';
import { inOperatingOrder, inZone } from '../market.ts';
import { setOperator } from '../money.ts';
import { payIncome } from '../companies/privates.ts';
import type { Game, OperatingRound, OperatingTurn, OperatorId } from '../state.ts';
import { layHome } from '../steps/home-token.ts';
import { leaveStep } from '../steps/operating-step.ts';
import { stepNamed } from '../steps/registry.ts';
import { endRound } from './cycle.ts';
import type { RoundKind } from './round.ts';
import { mustOperate, operatingTurn } from './turn.ts';

/** Whether it takes turns: not in liquidation (1817 §8.2). */
const operates = (game: Game, id: OperatorId): boolean => !inZone(game, id, 'liquidation');

/** Privates pay, then the order is fixed (1830 §7.1, §7.2). */
function begin(draft: Draft): void {
  if (draft.state.rounds_left !== null) draft.state.rounds_left -= 1;
  tell.operatingRoundBegins(draft);
  payIncome(draft);
  const floated = draft.title.corporations.ids.filter((id) => at(draft.state.operators, id).status === 'floated' && operates(draft, id));
  const waiting = inOperatingOrder(draft, floated);
  if (draft.title.rules.launch.home_token === 'operating_round_start') for (const id of waiting) layHome(draft, id);
  draft.state.round = { kind: 'operating', waiting, operated: [], turn: null };
}

function turnOf(operator: OperatorId): OperatingTurn {
  return { operator, step: 0, acted: false, lays: [], tokens_placed: 0, revenue: null, run: [], sold: [], last_sale: null, refused: {} };
}

/** Gives the turn to the next operator, or ends the round. */
function nextOperator(draft: Draft, round: OperatingRound): void {
  const [next, ...waiting] = round.waiting.filter((id) => operates(draft, id));
  if (next === undefined) {
    tell.operatingRoundEnds(draft);
    endRound(draft);
    return;
  }
  draft.state.round = { ...round, waiting, turn: turnOf(next) };
  draft.events.push({ type: 'operator', operator: next });
}

/** The operator has gone through all its steps. */
function endTurn(draft: Draft, round: OperatingRound, operator: OperatorId): void {
  if (!at(draft.state.operators, operator).operated) setOperator(draft, operator, { operated: true });
  draft.state.round = { ...round, operated: [...round.operated, operator], turn: null };
}

function advance(draft: Draft): void {
  const { round } = draft.state;
  if (round.kind !== 'operating') return;
  if (!round.turn) {
    nextOperator(draft, round);
    return;
  }
  const name = stepOf(draft.title.rules.rounds.operating.steps, round.turn);
  if (name === null) {
    endTurn(draft, round, mustOperate(draft).turn.operator);
    return;
  }
  stepNamed(name).skip?.(draft);
  leaveStep(draft);
}

const stepOf = (steps: readonly string[], turn: OperatingTurn | null): string | null => (turn ? (steps[turn.step] ?? null) : null);

/** Operating rounds (1830 §7). */
export const operatingRounds: RoundKind = {
  kind: 'operating',
  begin,
  step: (game) => stepOf(game.title.rules.rounds.operating.steps, operatingTurn(game)),
  beside: (game) => (operatingTurn(game) ? game.title.rules.rounds.operating.any_time : []),
  advance,
  label: (game) => `OR ${String(game.state.turn)}.${String(game.state.cycle.time)}`,
};
