import { at, put, type Draft } from './draft.ts';
import type { Reason } from './event.ts';
import type { Game, Operator, OperatorId, PlayerId, Purse } from './state.ts';

export const playerPurse = (id: PlayerId): Purse => `player/${id}`;
export const operatorPurse = (id: OperatorId): Purse => `operator/${id}`;

/** Money in a purse; an unlimited bank has any amount. */
export function cashIn(game: Game, purse: Purse): number {
  if (purse === 'bank') return game.state.bank ?? Infinity;
  const id = purse.slice(purse.indexOf('/') + 1);
  return purse.startsWith('player/') ? at(game.state.players, id).cash : at(game.state.operators, id).cash;
}

function change(draft: Draft, purse: Purse, by: number): void {
  const { state } = draft;
  if (purse === 'bank') {
    if (state.bank !== null) state.bank += by;
    return;
  }
  const id = purse.slice(purse.indexOf('/') + 1);
  if (purse.startsWith('player/')) {
    const player = at(state.players, id);
    state.players = put(state.players, id, { ...player, cash: player.cash + by });
  } else {
    const operator = at(state.operators, id);
    state.operators = put(state.operators, id, { ...operator, cash: operator.cash + by });
  }
}

/**
 * The one door for money. A payer other than the bank must have it; the bank breaks when a payment takes
 * it below nothing and goes on without limit (1830 §13.1).
 */
export function transfer(draft: Draft, from: Purse, to: Purse, amount: number, why: Reason): void {
  if (amount > 0 && from !== 'bank' && cashIn(draft, from) < amount) throw new Error(`${from} cannot pay ${String(amount)} (${why})`);
  owe(draft, from, to, amount, why);
}

/** A payment that takes a player below nothing if need be, where the title says what becomes of him (1817 §11.1). */
export function owe(draft: Draft, from: Purse, to: Purse, amount: number, why: Reason): void {
  if (amount === 0) return;
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`cannot move ${String(amount)} from ${from} to ${to}`);
  change(draft, from, -amount);
  change(draft, to, amount);
  draft.events.push({ type: 'money', from, to, amount, why });
  const { state } = draft;
  if (state.bank !== null && state.bank < 0 && state.ending === null && ends(draft)) {
    state.ending = 'bank_broken';
    draft.events.push({ type: 'bank_broken' });
  }
}

function ends(game: Game): boolean {
  return game.title.rules.end.triggers.some((t) => t.cause === 'bank_broken');
}

/** Replaces members of one operator. */
export function setOperator(draft: Draft, id: OperatorId, change: Partial<Operator>): void {
  draft.state.operators = put(draft.state.operators, id, { ...at(draft.state.operators, id), ...change });
}
