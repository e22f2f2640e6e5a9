import type { WaterfallAuction } from '@roundhouse/title-schema';
import { at } from '../../draft.ts';
import { cashIn, playerPurse } from '../../money.ts';
import { ownerOf } from '../../companies/privates.ts';
import { refuse, type Refusal } from '../../result.ts';
import type { AuctionState } from '../slices.ts';
import type { Game, PlayerId, PrivateId } from '../../state.ts';

export function auctionOf(game: Game): AuctionState {
  const { waterfall_auction } = game.state.mechanics;
  if (!waterfall_auction) throw new Error('no auction');
  return waterfall_auction;
}

export function parametersOf(game: Game): WaterfallAuction {
  const { waterfall_auction } = game.title.mechanics;
  if (!waterfall_auction) throw new Error('the title has no waterfall auction');
  return waterfall_auction;
}

/** Standing bids on a private: player → amount. */
export function bidsOn(game: Game, id: PrivateId): Readonly<Record<PlayerId, number>> {
  return game.state.mechanics.waterfall_auction?.bids[id] ?? {};
}

/** Money of a player that standing bids hold (1830 §3.3). */
export function committed(game: Game, player: PlayerId): number {
  return Object.values(game.state.mechanics.waterfall_auction?.bids ?? {}).reduce((sum, bids) => sum + (bids[player] ?? 0), 0);
}

/** Privates not sold yet, the one on offer first (1830 §3.1). */
export function unsold(game: Game): readonly PrivateId[] {
  return game.title.privates.ids.filter((id) => ownerOf(game, id) === null && !at(game.state.privates, id).closed);
}

/** The cheapest privates not sold yet: those of one price (1828 §2.7). */
export function cheapestRow(game: Game): readonly PrivateId[] {
  const all = unsold(game);
  const price = (id: PrivateId): number => at(game.title.privates.of, id).price;
  const least = Math.min(...all.map(price));
  return all.filter((id) => price(id) === least);
}

/** The private that may be bought at its price; null: none now. In rows it is the last one without a bid (1828 §3.2). */
export function onOffer(game: Game): PrivateId | null {
  if (parametersOf(game).offer === 'front') return unsold(game)[0] ?? null;
  const free = cheapestRow(game).filter((id) => highest(game, id) === null);
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** Whether all others of its row have bids, so that the one in front can be decided (1828 §3.5). */
export function isRowDecided(game: Game, front: PrivateId): boolean {
  if (parametersOf(game).offer === 'front') return true;
  return cheapestRow(game).every((id) => id === front || highest(game, id) !== null);
}

/** The private with which the sale began. */
export function firstOnSale(game: Game): PrivateId | undefined {
  return game.title.privates.ids.find((id) => !at(game.state.privates, id).closed);
}

export function highest(game: Game, id: PrivateId): number | null {
  const amounts = Object.values(bidsOn(game, id));
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/** Who acts in a bidding war: always the lowest bidder (1830 §3.5). */
export function lowestBidder(game: Game, id: PrivateId): PlayerId | null {
  const entries = Object.entries(bidsOn(game, id)).sort((a, b) => a[1] - b[1]);
  return entries[0]?.[0] ?? null;
}

/** Least bid on a private (1830 §3.3). */
export function minimumBid(game: Game, id: PrivateId): number {
  const { first_bid, raise, multiple } = parametersOf(game);
  const high = highest(game, id);
  const least = high === null ? at(game.title.privates.of, id).price + first_bid : high + raise;
  return Math.ceil(least / multiple) * multiple;
}

/** Money a player can put on a private: his own bid on it is free again (1830 §3.3). */
export function fundsFor(game: Game, player: PlayerId, id: PrivateId): number {
  return cashIn(game, playerPurse(player)) - committed(game, player) + (bidsOn(game, id)[player] ?? 0);
}

/** Why this bid is too low, uneven, or not covered. */
export function bidRefusal(game: Game, player: PlayerId, id: PrivateId, amount: number): Refusal | null {
  const minimum = minimumBid(game, id);
  if (!Number.isInteger(amount) || amount < minimum) return refuse('auction.bid.minimum', { private: id, minimum });
  const { multiple } = parametersOf(game);
  if (amount % multiple !== 0) return refuse('auction.bid.multiple', { multiple });
  const funds = fundsFor(game, player, id);
  return amount > funds ? refuse('auction.bid.funds', { amount, funds }) : null;
}
