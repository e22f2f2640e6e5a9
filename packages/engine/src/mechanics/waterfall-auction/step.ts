import type { Action, Choice } from '../../action.ts';
import { tell } from '../../answers.ts';
import { after, at, put, type Draft } from '../../draft.ts';
import { payIncome, sellPrivate } from '../../companies/privates.ts';
import { refuse, type Refusal } from '../../result.ts';
import type { AuctionState } from '../slices.ts';
import type { Game, PlayerId, PrivateId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import {
  auctionOf,
  bidRefusal,
  bidsOn,
  firstOnSale,
  fundsFor,
  isRowDecided,
  lowestBidder,
  minimumBid,
  onOffer,
  parametersOf,
  unsold,
} from './bids.ts';

/** Who has to act: the lowest bidder of a bidding war, else the player whose turn it is. */
function active(game: Game): PlayerId | null {
  const auction = game.state.mechanics.waterfall_auction;
  if (!auction || unsold(game).length === 0) return null;
  return auction.contest === null ? auction.turn : lowestBidder(game, auction.contest);
}

function set(draft: Draft, change: Partial<AuctionState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, waterfall_auction: { ...auctionOf(draft), ...change } };
}

function nextPlayer(game: Game, id: PlayerId): PlayerId {
  return after(game.state.seating, id)[0] ?? id;
}

/** Hands a private to its buyer and takes its bids off the table. */
function sell(draft: Draft, id: PrivateId, buyer: PlayerId, price: number): void {
  const { bids } = auctionOf(draft);
  set(draft, { bids: Object.fromEntries(Object.entries(bids).filter(([other]) => other !== id)), contest: null });
  sellPrivate(draft, id, `player/${buyer}`, price);
  tell.privateSold(draft, id, buyer);
}

/** After a sale: whoever is the only bidder on the next private gets it, several fight for it (1830 §3.4). */
function chain(draft: Draft): void {
  for (;;) {
    const [front] = unsold(draft);
    if (front === undefined) break;
    set(draft, { price: at(draft.title.privates.of, front).price });
    const entries = Object.entries(bidsOn(draft, front));
    const [only] = entries;
    if (!only || !isRowDecided(draft, front)) break;
    if (entries.length > 1) {
      set(draft, { contest: front });
      return;
    }
    sell(draft, front, only[0], only[1]);
  }
  const { turn } = auctionOf(draft);
  set(draft, { turn: nextPlayer(draft, turn), passes: 0 });
}

/** All have passed: every private that has bids goes, in rising order; then the owned ones pay (1833NE §3.5). */
function settleBids(draft: Draft): void {
  for (const id of unsold(draft)) {
    const entries = Object.entries(bidsOn(draft, id));
    const [only] = entries;
    if (!only) continue;
    if (entries.length > 1) {
      set(draft, { contest: id, settling: true });
      return;
    }
    sell(draft, id, only[0], only[1]);
  }
  const [front] = unsold(draft);
  set(draft, { settling: false, ...(front === undefined ? {} : { price: at(draft.title.privates.of, front).price }) });
  payOwners(draft);
}

function payOwners(draft: Draft): void {
  for (let time = 0; time < parametersOf(draft).all_pass.incomes; time++) payIncome(draft);
}

/** All have passed in a row (1830 §3.6). */
function allPassed(draft: Draft): void {
  set(draft, { passes: 0 });
  const [front] = unsold(draft);
  const { all_pass } = parametersOf(draft);
  if (all_pass.otherwise === 'bids_then_income') {
    settleBids(draft);
    return;
  }
  if (front === undefined || front !== firstOnSale(draft) || all_pass.drop === 0) {
    payOwners(draft);
    return;
  }
  const price = Math.max(0, auctionOf(draft).price - all_pass.drop);
  set(draft, { price });
  draft.events.push({ type: 'price_drop', private: front, price });
  if (price > 0) return;
  // The next player has to take it for nothing.
  sell(draft, front, auctionOf(draft).turn, 0);
  chain(draft);
}

function pass(draft: Draft, by: PlayerId): void {
  const { contest, turn, passes } = auctionOf(draft);
  if (contest === null) {
    set(draft, { turn: nextPlayer(draft, turn), passes: passes + 1 });
    if (passes + 1 === draft.state.seating.length) allPassed(draft);
    return;
  }
  const rest = Object.entries(bidsOn(draft, contest)).filter(([player]) => player !== by);
  set(draft, { bids: put(auctionOf(draft).bids, contest, Object.fromEntries(rest)) });
  const [winner] = rest;
  if (!winner || rest.length > 1) return;
  sell(draft, contest, winner[0], winner[1]);
  if (auctionOf(draft).settling) settleBids(draft);
  else chain(draft);
}

/** Price of the private on offer. */
function askedPrice(game: Game, item: PrivateId): number {
  return item === unsold(game)[0] ? auctionOf(game).price : at(game.title.privates.of, item).price;
}

function refusal(game: Game, action: Action): Refusal | null {
  const now = active(game);
  if (now === null) return refuse('turn.not_now');
  if (!isBy(action, 'player', now)) return refuse('turn.not_yours', { active: now });
  if (action.type === 'pass') return null;
  if (action.type !== 'bid') return refuse('turn.not_now');
  const { contest } = auctionOf(game);
  const item = action.private;
  if (contest !== null && item !== contest) return refuse('auction.contest.only', { private: contest });
  const items = unsold(game);
  if (!items.includes(item)) return refuse('auction.item.sold', { private: item });
  if (contest === null && item === onOffer(game)) {
    const asked = askedPrice(game, item);
    // 1830-K3: records name any price.
    const free = game.state.setup.quirks.includes('price_as_recorded') && Number.isInteger(action.amount) && action.amount >= 0;
    const price = free ? action.amount : asked;
    if (action.amount !== price) return refuse('auction.buy.price', { private: item, price });
    const funds = fundsFor(game, now, item);
    return price > funds ? refuse('auction.bid.funds', { amount: price, funds }) : null;
  }
  return bidRefusal(game, now, item, action.amount);
}

function choices(game: Game): readonly Choice[] {
  const now = active(game);
  if (now === null) return [];
  const { contest } = auctionOf(game);
  const offered = onOffer(game);
  const by = player(now);
  const items = contest === null ? unsold(game) : [contest];
  const { multiple } = parametersOf(game);
  const list: Choice[] = items.flatMap((id): Choice[] => {
    const funds = fundsFor(game, now, id);
    if (contest === null && id === offered) {
      const price = askedPrice(game, id);
      return price <= funds ? [{ action: { type: 'bid', by, private: id, amount: price }, decider: now }] : [];
    }
    const min = minimumBid(game, id);
    const max = Math.floor(funds / multiple) * multiple;
    return min <= max
      ? [{ action: { type: 'bid', by, private: id, amount: min }, decider: now, amount: { min, max, step: multiple } }]
      : [];
  });
  return [...list, { action: { type: 'pass', by }, decider: now }];
}

/** One turn of the opening auction: buy the private on offer, bid on a later one, raise in a war, or pass (1830 §3). */
export const auctionStep: Step = {
  name: 'auction',
  handles: ['bid', 'pass'],
  awaits: (game) => {
    const now = active(game);
    return now === null ? [] : [{ entity: player(now), decider: now }];
  },
  choices,
  refusal,
  perform: (draft, action) => {
    const by = action.by.id;
    if (action.type !== 'bid') {
      pass(draft, by);
      return;
    }
    const { contest, bids, turn } = auctionOf(draft);
    const item = action.private;
    if (contest === null && item === onOffer(draft)) {
      sell(draft, item, by, action.amount);
      chain(draft);
      return;
    }
    // 1828 §3.4: where one bid stands a higher one gives the earlier one back.
    const alone = parametersOf(draft).one_bid.includes(at(draft.title.privates.of, item).price);
    set(draft, { bids: put(bids, item, put(alone ? {} : (bids[item] ?? {}), by, action.amount)) });
    draft.events.push({ type: 'bid', player: by, private: item, amount: action.amount });
    if (contest === null) set(draft, { turn: nextPlayer(draft, turn), passes: 0 });
  },
};
