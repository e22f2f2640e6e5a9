import { at, openDraft } from '../../draft.ts';
import type { Game, OperatorId, PlayerId, Sale } from '../../state.ts';
import { playersIn } from '../../rounds/players.ts';
import { loanValue } from '../loans/loans.ts';
import { joinOnCopy, type JoinOutlook } from '../merger-round/outlook.ts';
import { ableBidders, deliver, limitOf, minimumBid, roundOf, setRound, setSale, settle } from './sale.ts';

/** A corporation on offer: what the next bid must be, and who could make it with which corporation. */
export interface SaleOutlook {
  readonly corporation: OperatorId;
  readonly mode: Sale['mode'];
  readonly stage: Sale['stage'];
  readonly high: Sale['bidding']['high'];
  /** Who may still bid. */
  readonly bidding: Sale['bidding'];
  readonly minimum: number;
  /** Money of a liquidated corporation that comes to the bid, and what its loans take of both together. */
  readonly pot: number;
  readonly debts: number;
  /** Who has taken it over, and how many loans that came along have not been repaid: each takes the price a step left (1817 §10.7). */
  readonly buyer: OperatorId | null;
  readonly taken: number;
  /** Corporations that could pay the next bid, with the most that each could pay, its loans included (1817 §10.5). */
  readonly buyers: readonly { readonly player: PlayerId; readonly operator: OperatorId; readonly most: number }[];
}

/** What is on offer in an acquisition round; null: nothing is. */
export function saleOutlook(game: Game): SaleOutlook | null {
  const sale = roundOf(game)?.sale ?? null;
  if (sale === null) return null;
  const minimum = minimumBid(game, sale);
  const buyers = playersIn(game).flatMap((player) =>
    game.title.corporations.ids.flatMap((operator) => {
      const most = at(game.state.operators, operator).president === player ? limitOf(game, operator, sale) : null;
      return most !== null && most >= minimum ? [{ player, operator, most }] : [];
    }),
  );
  const { corporation, mode, stage, pot, debts, buyer } = sale;
  const bidding = stage === 'bidding' ? ableBidders(game, sale) : sale.bidding;
  return {
    corporation,
    mode,
    stage,
    high: bidding.high,
    bidding,
    minimum,
    pot,
    debts: debts * loanValue(game),
    buyer,
    taken: sale.taken_over,
    buyers,
  };
}

/**
 * What it leads to if this corporation takes over the one on offer for this price: the sale settled on a copy. Of what its
 * president decides then, only what must be is done: of tokens that are too many the first ones go, no loan is repaid or taken
 * besides, and no train is discarded. null: it cannot pay so much.
 */
export function takeoverOutlook(game: Game, buyer: OperatorId, price: number): JoinOutlook | null {
  const sale = roundOf(game)?.sale ?? null;
  const player = at(game.state.operators, buyer).president;
  if (sale === null || player === null || (limitOf(game, buyer, sale) ?? -1) < price) return null;
  const draft = openDraft(game);
  // Nothing else is taken up on the copy.
  setRound(draft, { waiting: [] });
  setSale(draft, { bidding: { players: [player], bids: { [player]: price }, high: { player, amount: price } } });
  deliver(draft, roundOf(draft)?.sale ?? sale, buyer);
  const due = joinOnCopy(draft, buyer);
  settle(draft, roundOf(draft)?.sale ?? sale);
  return { game: { title: draft.title, state: draft.state }, events: draft.events, due };
}
