import type { Loans } from '@roundhouse/title-schema';
import { ask, tell } from '../../answers.ts';
import { isMinor } from '../../companies/minors.ts';
import { at, put, type Draft } from '../../draft.ts';
import { cellOf, liquidate, moveMarker } from '../../market.ts';
import { cashIn, operatorPurse, owe, playerPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { hasCome } from '../../phase.ts';
import { operatingTurn, setTurn } from '../../rounds/turn.ts';
import { longUnits, playerHolder, sizeOf } from '../../companies/certificates.ts';
import type { LoansState } from '../slices.ts';
import type { Game, OperatorId } from '../../state.ts';

export function parametersOf(game: Game): Loans {
  const { loans } = game.title.mechanics;
  if (!loans) throw new Error('the title has no loans');
  return loans;
}

const NOTHING: LoansState = { of: {}, rate: 0, step: null, aside: 0 };

export function loansState(game: Game): LoansState {
  return game.state.mechanics.loans ?? NOTHING;
}

export function setLoans(draft: Draft, change: Partial<LoansState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, loans: { ...loansState(draft), ...change } };
}

/** Loans of a corporation. */
export function loansOf(game: Game, operator: OperatorId): number {
  return loansState(game).of[operator] ?? 0;
}

/** Loans out with all corporations together. */
export function loansOut(game: Game): number {
  const { of, aside } = loansState(game);
  return Object.values(of).reduce((sum, count) => sum + count, aside);
}

/** Loans that the bank still has; no number where the title has none. */
export function loansLeft(game: Game): number | null {
  const { loans } = game.title.mechanics;
  return loans ? loans.rows * loans.per_row - loansOut(game) : null;
}

/** Interest on a loan as it would be fixed now: a step for each row begun, one at least (1817 §12.4). */
export function rateNow(game: Game): number {
  const { per_row, rate_step, rows } = parametersOf(game);
  return rate_step * Math.min(rows, Math.max(1, Math.ceil(loansOut(game) / per_row)));
}

/** Interest in force: fixed when an operating round begins, and as it would be at other times (1817 §12.4). */
export function interestRate(game: Game): number | null {
  if (!game.title.mechanics.loans) return null;
  const { kind } = game.state.round;
  return kind === 'stock' || kind === 'opening' ? rateNow(game) : loansState(game).rate;
}

/** Money of one loan; none where the title has no loans. */
export function loanValue(game: Game): number {
  return game.title.mechanics.loans?.value ?? 0;
}

/** Most loans that a corporation may have (1817 §12.1); minors have none. */
export function loanLimit(game: Game, operator: OperatorId): number {
  if (!game.title.mechanics.loans || isMinor(game, operator)) return 0;
  const { most } = game.title.mechanics.loans;
  switch (most) {
    case 'shares':
      return sizeOf(game, operator);
    case 'held_by_players':
      return game.state.seating.reduce((sum, id) => sum + longUnits(game, playerHolder(id), operator), 0);
    default:
      return most;
  }
}

/** Loans that may still be taken in this operating turn; of others than the operator nothing is said. */
function turnRoom(game: Game, operator: OperatorId): number {
  const { per_turn } = parametersOf(game);
  const turn = operatingTurn(game);
  if (per_turn === undefined || turn?.operator !== operator) return Infinity;
  return per_turn - (turn.borrowed ?? 0);
}

/** Loans that a corporation could still take (1817 §12.1). */
export function loanRoom(game: Game, operator: OperatorId): number {
  if (borrowRefusal(game, operator) !== null) return 0;
  return Math.min(loanLimit(game, operator) - loansOf(game, operator), loansLeft(game) ?? 0, turnRoom(game, operator));
}

/** Why a corporation may not borrow, whatever the moment (1817 §12.1). */
export function borrowRefusal(game: Game, operator: OperatorId): Refusal | null {
  const limit = loanLimit(game, operator);
  if (loansOf(game, operator) >= limit) return refuse('loan.limit', { operator, limit });
  if ((loansLeft(game) ?? 0) <= 0) return refuse('loan.bank');
  const { per_turn = 0, until_phase } = parametersOf(game);
  if (until_phase !== undefined && hasCome(game, until_phase)) return refuse('loan.phase', { phase: until_phase });
  return turnRoom(game, operator) <= 0 ? refuse('loan.turn', { operator, limit: per_turn }) : null;
}

function count(draft: Draft, operator: OperatorId, by: number): void {
  const out = loansOf(draft, operator) + by;
  setLoans(draft, { of: put(loansState(draft).of, operator, out) });
  draft.events.push({ type: 'loans', operator, by, out });
}

/** Money for a loan, and the price a step to the left where loans move it (1817 §12.2). */
export function borrow(draft: Draft, operator: OperatorId): void {
  transfer(draft, 'bank', operatorPurse(operator), parametersOf(draft).value, 'loan');
  count(draft, operator, 1);
  const turn = operatingTurn(draft);
  if (parametersOf(draft).per_turn !== undefined && turn?.operator === operator) setTurn(draft, { borrowed: (turn.borrowed ?? 0) + 1 });
  if (parametersOf(draft).moves_price) moveMarker(draft, operator, 'left');
  tell.fundsRaised(draft, operator);
}

/** A loan goes back; the price moves only for the corporation's own loans (1817 §12.2, §10.7). */
export function repay(draft: Draft, operator: OperatorId, moves: boolean): void {
  transfer(draft, operatorPurse(operator), 'bank', parametersOf(draft).value, 'loan');
  count(draft, operator, -1);
  if (moves && parametersOf(draft).moves_price) moveMarker(draft, operator, 'right');
}

/** Loans change hands or leave without money. */
export function moveLoans(draft: Draft, from: OperatorId, to: OperatorId | null): void {
  const loans = loansOf(draft, from);
  if (loans === 0) return;
  count(draft, from, -loans);
  if (to !== null) count(draft, to, loans);
}

/**
 * Interest is due by itself; while money is short the corporation borrows where the title says so. What it cannot pay its
 * president pays, below nothing if need be; one that goes into liquidation by it hands him all its money first (1817 §8.11).
 */
export function payInterest(draft: Draft, operator: OperatorId): void {
  const { interest_from_loans, unpaid } = parametersOf(draft);
  const due = (): number => loansState(draft).rate * loansOf(draft, operator) + ask.interestExtra(draft, operator);
  const cash = (): number => cashIn(draft, operatorPurse(operator));
  while (interest_from_loans && cash() < due() && loanRoom(draft, operator) > 0) borrow(draft, operator);
  if (cash() >= due()) {
    transfer(draft, operatorPurse(operator), 'bank', due(), 'interest');
    return;
  }
  const whole = due();
  const { president } = at(draft.state.operators, operator);
  const payer = president === null ? null : playerPurse(president);
  const goesOn = payer !== null && unpaid === 'president_pays';
  const own = cash();
  transfer(draft, operatorPurse(operator), goesOn || payer === null ? 'bank' : payer, own, 'interest');
  if (payer !== null) owe(draft, payer, 'bank', goesOn ? whole - own : whole, 'interest');
  if (!goesOn) liquidate(draft, operator, 'interest');
}

/** Whether the marker stands where shares have a price. */
export function hasPrice(game: Game, operator: OperatorId): boolean {
  return (cellOf(game, operator)?.price ?? 0) > 0;
}
