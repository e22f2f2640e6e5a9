import { isPresidentless } from '../companies/presidency.ts';
import { tell } from '../answers.ts';
import { isMinor } from '../companies/minors.ts';
import { at, type Draft } from '../draft.ts';
import { inOperatingOrder, inZone } from '../market.ts';
import { setOperator } from '../money.ts';
import { payIncome } from '../companies/privates.ts';
import type { Game, OperatingRound, OperatingTurn, OperatorId } from '../state.ts';
import { joining, joiningPower } from '../steps/joining.ts';
import { layHome } from '../steps/home-token.ts';
import { leaveStep } from '../steps/operating-step.ts';
import { stepNamed } from '../steps/registry.ts';
import { trainsOf } from '../trains/trains.ts';
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
  const { ran: _, ...kept } = draft.state.mechanics;
  draft.state.mechanics = kept;
  const floated = draft.title.corporations.ids.filter((id) => at(draft.state.operators, id).status === 'floated' && operates(draft, id));
  const minors = floated.filter((id) => isMinor(draft, id));
  const waiting = [...minors, ...corporationsInOrder(draft, floated)];
  if (draft.title.rules.launch.home_token === 'operating_round_start') for (const id of waiting) layHome(draft, id);
  draft.state.round = { kind: 'operating', waiting, operated: [], turn: null };
}

/** Corporations in operating order; the first round of a game may go from the lowest price up (1833NE §7.2). */
function corporationsInOrder(game: Game, floated: readonly OperatorId[]): readonly OperatorId[] {
  const order = inOperatingOrder(
    game,
    floated.filter((id) => !isMinor(game, id)),
  );
  const { turn, cycle } = game.state;
  const reversed = game.title.rules.rounds.operating.first_order === 'reversed' && turn === 1 && cycle.time === 1;
  if (!reversed) return order;
  // Cells are turned round, the order inside a cell is not.
  const cells = [...new Set(order.map((id) => at(game.state.operators, id).cell))].reverse();
  return cells.flatMap((cell) => order.filter((id) => at(game.state.operators, id).cell === cell));
}

function turnOf(operator: OperatorId): OperatingTurn {
  return {
    operator,
    step: 0,
    acted: false,
    lays: [],
    tokens_placed: 0,
    revenue: null,
    run: [],
    sold: [],
    last_sale: null,
    issued: false,
    issued_for_train: null,
    refused: {},
  };
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
  if (!isMinor(draft, operator)) return;
  // 1846 §6.3: a minor's train does not run twice in a round, whoever owns it by then.
  const { mechanics } = draft.state;
  draft.state.mechanics = { ...mechanics, ran: [...(mechanics.ran ?? []), ...trainsOf(draft, operator).map(({ id }) => id)] };
}

function advance(draft: Draft): void {
  const { round } = draft.state;
  if (round.kind !== 'operating') return;
  if (!round.turn) {
    nextOperator(draft, round);
    return;
  }
  const name = stepOf(stepsOf(draft, round.turn.operator), round.turn);
  if (name === null) {
    endTurn(draft, round, mustOperate(draft).turn.operator);
    return;
  }
  stepNamed(name).skip?.(draft);
  leaveStep(draft);
}

/** Steps of the turn of an operator. */
export function stepsOf(game: Game, id: OperatorId): readonly string[] {
  const { steps, minor_steps } = game.title.rules.rounds.operating;
  return isMinor(game, id) ? (minor_steps ?? steps) : steps;
}

const stepOf = (steps: readonly string[], turn: OperatingTurn | null): string | null => (turn ? (steps[turn.step] ?? null) : null);

/** Operating rounds (1830 §7). */
export const operatingRounds: RoundKind = {
  kind: 'operating',
  begin,
  step: (game) => {
    const turn = operatingTurn(game);
    if (turn && joiningPower(game)) return joining.name;
    return turn ? stepOf(stepsOf(game, turn.operator), turn) : null;
  },
  beside: (game) => {
    const turn = operatingTurn(game);
    const present = turn && joiningPower(game) ? stepOf(stepsOf(game, turn.operator), turn) : null;
    const { any_time, minor_steps, minor_any_time } = game.title.rules.rounds.operating;
    // 1833NE §19.4: without a president nothing is done by choice.
    if (!turn || isPresidentless(game, turn.operator)) return [];
    // 1846 §6.2: a minor buys nothing and has no help by privates.
    if (minor_steps !== undefined && isMinor(game, turn.operator)) return minor_any_time;
    const bankrupt = game.state.setup.quirks.includes('bankruptcy_any_step') ? ['bankruptcy'] : [];
    return [...(present === null ? [] : [present]), ...any_time, ...bankrupt];
  },
  advance,
  label: (game) => `OR ${String(game.state.turn)}.${String(game.state.cycle.time)}`,
};
