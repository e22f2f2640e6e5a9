import { ask, tell } from '../answers.ts';
import { at, put, type Draft } from '../draft.ts';
import { cashIn, transfer } from '../money.ts';
import { takeMinor } from './minors.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, OperatorId, PlayerId, PrivateId, PrivateOwner } from '../state.ts';

/** Whether a status of the present phase is in force. */
export function hasStatus(game: Game, status: string): boolean {
  return at(game.title.phases.of, game.state.phase).statuses.includes(status);
}

export function ownerOf(game: Game, id: PrivateId): PrivateOwner | null {
  return at(game.state.privates, id).owner;
}

/** Privates of a player or operator, in printed order. */
export function privatesOf(game: Game, owner: PrivateOwner): readonly PrivateId[] {
  return game.title.privates.ids.filter((id) => ownerOf(game, id) === owner);
}

/** Takes a private out of the game; it leaves its owner and has no power any more. */
export function closePrivate(draft: Draft, id: PrivateId): void {
  const state = at(draft.state.privates, id);
  if (state.closed) return;
  draft.state.privates = put(draft.state.privates, id, { ...state, owner: null, closed: true });
  draft.events.push({ type: 'closed', private: id });
  tell.privateClosed(draft, id, state.owner);
}

/** Hands a private over for money. */
export function sellPrivate(draft: Draft, id: PrivateId, to: PrivateOwner, price: number): void {
  const state = at(draft.state.privates, id);
  transfer(draft, to, state.owner ?? 'bank', price, 'private');
  draft.state.privates = put(draft.state.privates, id, { ...state, owner: to });
  draft.events.push({ type: 'private', private: id, to, price });
  if (to.startsWith('player/')) takeMinor(draft, id, to.slice(7), price);
}

/** A player buys a private of another one; in stock rounds of the peer the bank gets the money (1893-Q2). */
export function buyFromPlayer(draft: Draft, buyer: PlayerId, id: PrivateId, price: number): void {
  const toBank = draft.state.round.kind === 'stock' && draft.state.setup.quirks.includes('private_sale_pays_bank');
  if (toBank) draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), owner: null });
  sellPrivate(draft, id, `player/${buyer}`, price);
}

/** Counts one use of a power. */
export function usePower(draft: Draft, id: PrivateId, index: number): void {
  const state = at(draft.state.privates, id);
  const used = at(draft.title.privates.of, id).powers.map((_, i) => (state.used[i] ?? 0) + (i === index ? 1 : 0));
  draft.state.privates = put(draft.state.privates, id, { ...state, used });
}

/** What a private pays now. */
export function revenueOf(game: Game, id: PrivateId): number {
  return ask.revenueOf(game, id) ?? at(game.title.privates.of, id).revenue;
}

/** Every owned private pays its revenue to its owner (1830 §7.1). */
export function payIncome(draft: Draft): void {
  for (const id of draft.title.privates.ids) {
    const owner = ownerOf(draft, id);
    if (owner !== null) transfer(draft, 'bank', owner, revenueOf(draft, id), 'income');
  }
}

/** Least and greatest price that a corporation may pay (1830 §11.1). */
export function corporationPriceRange(game: Game, id: PrivateId): { readonly min: number; readonly max: number } {
  const { price } = at(game.title.privates.of, id);
  const { minimum = 0, minimum_factor = 1, maximum_factor = 1 } = game.title.rules.privates.to_corporations ?? {};
  return { min: Math.max(minimum, Math.ceil(price * minimum_factor)), max: Math.floor(price * maximum_factor) };
}

/** Why an operator may not buy this private at this price (1830 §11.1). */
export function operatorPurchaseRefusal(game: Game, operator: OperatorId, id: PrivateId, price: number): Refusal | null {
  const { to_corporations } = game.title.rules.privates;
  if (!to_corporations || !hasStatus(game, to_corporations.status)) return refuse('private.phase', { private: id });
  if (!ownerOf(game, id)?.startsWith('player/')) return refuse('private.owner', { private: id });
  const range = corporationPriceRange(game, id);
  if (!Number.isInteger(price) || price < range.min || price > range.max) return refuse('private.price', { private: id, ...range });
  const cash = cashIn(game, `operator/${operator}`);
  const all = price + ask.surcharge(game, id);
  if (all > cash) return refuse('private.cash', { price: all, cash });
  return ask.maySellPrivate(game, id, 'operator');
}

/** Why a player may not buy this private of another at this price; the turn is judged elsewhere (1830 §5.11). */
export function playerPurchaseRefusal(game: Game, player: PlayerId, id: PrivateId, price: number): Refusal | null {
  const rule = game.title.rules.privates.between_players;
  if (!rule || game.state.turn < rule.from_turn || !hasStatus(game, rule.status)) return refuse('stock.private.when', { private: id });
  const owner = ownerOf(game, id);
  if (!owner?.startsWith('player/') || owner === `player/${player}`) return refuse('private.owner', { private: id });
  const cash = cashIn(game, `player/${player}`);
  if (!Number.isInteger(price) || price < 1) return refuse('stock.private.price', { private: id, min: 1, max: cash });
  if (price > cash) return refuse('private.cash', { price, cash });
  return ask.maySellPrivate(game, id, 'player');
}
