import { ask, type BankOffer } from '../answers.ts';
import { put, at, type Draft } from '../draft.ts';
import { cashIn, playerPurse, transfer } from '../money.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, PlayerId, PrivateId } from '../state.ts';
import { certificateCount, certificateLimit } from './limits.ts';

/** Whether an amount is the price; records of the peer may name another (1893-Q9). */
function priceRefusal(game: Game, { private: id, price }: BankOffer, amount: number): Refusal | null {
  const any = game.state.setup.quirks.includes('price_as_recorded') && Number.isInteger(amount) && amount >= 0;
  return any || amount === price ? null : refuse('private.price', { private: id, min: price, max: price });
}

/** Why a player may not buy this private from the bank for so much; the turn is judged elsewhere (1893 §6.2, §6.6). */
export function bankSaleRefusal(game: Game, player: PlayerId, id: PrivateId, amount: number): Refusal | null {
  const offer = ask.bankSells(game, player).find((each) => each.private === id);
  if (!offer) return refuse('private.owner', { private: id });
  const limit = certificateLimit(game);
  // 1893-R3: records of the peer do not look.
  const free = game.state.setup.quirks.includes('bond_any_time');
  if (!free && certificateCount(game, player) >= limit) return refuse('stock.buy.certificate_limit', { limit });
  const wrong = (free ? null : offer.refusal) ?? priceRefusal(game, offer, amount);
  if (wrong) return wrong;
  const cash = cashIn(game, playerPurse(player));
  return amount > cash ? refuse('private.cash', { price: amount, cash }) : null;
}

/** Why a player may not sell this private to the bank for so much; the turn is judged elsewhere (1893 §6.6). */
export function bankPurchaseRefusal(game: Game, player: PlayerId, id: PrivateId, amount: number): Refusal | null {
  const offer = ask.bankBuys(game, player).find((each) => each.private === id);
  return offer ? (offer.refusal ?? priceRefusal(game, offer, amount)) : refuse('private.owner', { private: id });
}

/** What a player may buy from the bank now. */
export function forSaleByBank(game: Game, player: PlayerId): readonly BankOffer[] {
  if (certificateCount(game, player) >= certificateLimit(game)) return [];
  return ask
    .bankSells(game, player)
    .filter(({ private: id, price, refusal }) => refusal === null && bankSaleRefusal(game, player, id, price) === null);
}

/** What a player may sell to the bank now. */
export function sellableToBank(game: Game, player: PlayerId): readonly BankOffer[] {
  return ask.bankBuys(game, player).filter(({ refusal }) => refusal === null);
}

/** A private goes back to the bank for money. */
export function sellToBank(draft: Draft, player: PlayerId, id: PrivateId, amount: number): void {
  transfer(draft, 'bank', playerPurse(player), amount, 'private');
  draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), owner: null });
  draft.events.push({ type: 'private', private: id, to: 'bank', price: amount });
}
