import { after } from '../draft.ts';
import type { Bidding } from './slices.ts';
import type { Game, PlayerId } from '../state.ts';

/** Players who are in the game, clockwise from the one to the left of `from`, who comes last. */
export function clockwiseFrom(game: Game, from: PlayerId): readonly PlayerId[] {
  return after(game.state.seating, from).filter((id) => !game.state.players[id]?.bankrupt);
}

/** The bidders who can still make the next bid, with the highest bidder last; the others are out at once (1817 §6.3). */
export function ableOnly(bidding: Bidding, able: (player: PlayerId, least: number) => boolean, least: number): Bidding {
  const stays = (id: PlayerId): boolean => id === bidding.high?.player || able(id, least);
  return {
    ...bidding,
    players: bidding.players.filter(stays),
    bids: Object.fromEntries(Object.entries(bidding.bids).filter(([id]) => stays(id))),
  };
}

/** A bid: who bids is the highest now, and speaks last. */
export function withBid(bidding: Bidding, player: PlayerId, amount: number): Bidding {
  const { players, bids } = bidding;
  return { players: [...after(players, player)], bids: { ...bids, [player]: amount }, high: { player, amount } };
}

/** A pass is final (1817 §6.3). */
export function withPass(bidding: Bidding, player: PlayerId): Bidding {
  return {
    ...bidding,
    players: bidding.players.filter((id) => id !== player),
    bids: Object.fromEntries(Object.entries(bidding.bids).filter(([id]) => id !== player)),
  };
}

/** Whose word is awaited: nobody’s once only the highest bidder is left, or nobody at all. */
export function speaker(bidding: Bidding): PlayerId | null {
  const [next] = bidding.players;
  return next === undefined || next === bidding.high?.player ? null : next;
}
