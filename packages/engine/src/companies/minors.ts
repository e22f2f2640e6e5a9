import { at, type Draft } from '../draft.ts';
import { operatorPurse, setOperator, transfer } from '../money.ts';
import type { Game, OperatorId, PlayerId, PrivateId } from '../state.ts';

/** Whether the operator is a minor: one owner, no shares, no price. */
export function isMinor(game: Game, operator: OperatorId): boolean {
  return game.title.corporations.of[operator]?.kind === 'minor';
}

/** The minor of which a private is the share; null where it is of none. */
export function minorOf(game: Game, card: PrivateId): OperatorId | null {
  return game.title.corporations.ids.find((id) => game.title.corporations.of[id]?.card === card) ?? null;
}

/**
 * A minor goes with its card: its owner decides for it. With its first owner it is in operation, and where the title
 * says so the bank pays it what the card cost, or a least sum (1893 §3.2, §4.5).
 */
export function takeMinor(draft: Draft, card: PrivateId, owner: PlayerId, price: number): void {
  const minor = minorOf(draft, card);
  if (minor === null) return;
  const fresh = at(draft.state.operators, minor).status === 'unlaunched';
  setOperator(draft, minor, { status: 'floated', president: owner });
  draft.events.push({ type: 'president', corporation: minor, player: owner });
  const { capital } = at(draft.title.corporations.of, minor);
  if (!fresh || capital === undefined) return;
  transfer(draft, 'bank', operatorPurse(minor), Math.max(price, capital.least), 'capital');
}
