import { at, type Draft } from '../draft.ts';
import { endGame } from '../ending.ts';
import { inOperatingOrder } from '../market.ts';
import { setOperator } from '../money.ts';
import { payIncome } from '../privates.ts';
import type { OperatingRound, OperatorId } from '../state.ts';
import { beginStockRound } from './stock.ts';

/** The number of operating rounds is fixed when the set begins (1830 §4.1). */
export function beginOperatingSet(draft: Draft): void {
  beginOperatingRound(draft, 1, at(draft.title.phases.of, draft.state.phase).operating_rounds);
}

/** Privates pay, then the order is fixed (1830 §7.1, §7.2). */
function beginOperatingRound(draft: Draft, number: number, of: number): void {
  draft.events.push({ type: 'round', round: `OR ${String(draft.state.turn)}.${String(number)}` });
  payIncome(draft);
  const floated = draft.title.corporations.ids.filter((id) => at(draft.state.operators, id).status === 'floated');
  draft.state.round = { kind: 'operating', number, of, waiting: inOperatingOrder(draft, floated), operated: [], turn: null };
}

/** Gives the turn to the next operator, or ends the round. */
export function nextOperator(draft: Draft, round: OperatingRound): void {
  const [next, ...waiting] = round.waiting;
  if (next === undefined) {
    endOperatingRound(draft, round);
    return;
  }
  draft.state.round = { ...round, waiting, turn: newTurn(next) };
  draft.events.push({ type: 'operator', operator: next });
}

function newTurn(operator: OperatorId): OperatingRound['turn'] {
  return { operator, step: 0, lays: [], tokens_placed: 0, revenue: null, run: [], last_sale: null, refused: {} };
}

/** The operator has gone through all its steps. */
export function endOperatingTurn(draft: Draft, round: OperatingRound, operator: OperatorId): void {
  if (!at(draft.state.operators, operator).operated) setOperator(draft, operator, { operated: true });
  draft.state.round = { ...round, operated: [...round.operated, operator], turn: null };
}

function endOperatingRound(draft: Draft, round: OperatingRound): void {
  if (round.number < round.of) {
    beginOperatingRound(draft, round.number + 1, round.of);
    return;
  }
  // 1830 §13.1: a broken bank ends the game with the set.
  if (draft.state.ending !== null) {
    endGame(draft, draft.state.ending);
    return;
  }
  draft.state.turn += 1;
  beginStockRound(draft);
}
