import type { Loans } from '@roundhouse/title-schema';
import { ask, tell } from '../../answers.ts';
import { put, type Draft } from '../../draft.ts';
import { cellOf, liquidate, moveMarker } from '../../market.ts';
import { cashIn, operatorPurse, owe, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { sizeOf } from '../../companies/certificates.ts';
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

/** Loans that a corporation could still take (1817 §12.1). */
export function loanRoom(game: Game, operator: OperatorId): number {
  return Math.max(0, Math.min(sizeOf(game, operator) - loansOf(game, operator), loansLeft(game) ?? 0));
}

/** Why a corporation may not borrow, whatever the moment (1817 §12.1). */
export function borrowRefusal(game: Game, operator: OperatorId): Refusal | null {
  if (loansOf(game, operator) >= sizeOf(game, operator)) return refuse('loan.limit', { operator, limit: sizeOf(game, operator) });
  return (loansLeft(game) ?? 0) <= 0 ? refuse('loan.bank') : null;
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
 * Interest is due by itself; while money is short the corporation borrows. One that cannot pay goes into liquidation:
 * its president gets its money and pays all, below nothing if need be (1817 §8.11).
 */
export function payInterest(draft: Draft, operator: OperatorId, president: string): void {
  const due = (): number => loansState(draft).rate * loansOf(draft, operator) + ask.interestExtra(draft, operator);
  const cash = (): number => cashIn(draft, operatorPurse(operator));
  while (cash() < due() && loanRoom(draft, operator) > 0) borrow(draft, operator);
  if (cash() >= due()) {
    transfer(draft, operatorPurse(operator), 'bank', due(), 'interest');
    return;
  }
  const whole = due();
  transfer(draft, operatorPurse(operator), `player/${president}`, cash(), 'interest');
  owe(draft, `player/${president}`, 'bank', whole, 'interest');
  liquidate(draft, operator, 'interest');
}

/** Whether the marker stands where shares have a price. */
export function hasPrice(game: Game, operator: OperatorId): boolean {
  return (cellOf(game, operator)?.price ?? 0) > 0;
}
