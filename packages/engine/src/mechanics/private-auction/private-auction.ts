import type { PrivateAuction } from '@roundhouse/title-schema';
import type { Action, Choice } from '../../action.ts';
import { shuffle } from '../../chance.ts';
import { closePrivate, ownerOf } from '../../companies/privates.ts';
import { at, first, put, type Draft } from '../../draft.ts';
import { cashIn, playerPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { beginCycle } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Bidding, PrivateAuctionState } from '../slices.ts';
import type { Game, PlayerId, PrivateId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import { ableOnly, clockwiseFrom, speaker, withBid, withPass } from '../bidding.ts';
import type { Mechanic } from '../mechanic.ts';

type Pyramid = NonNullable<PrivateAuction['pyramid']>;

function parametersOf(game: Game): PrivateAuction {
  const { private_auction } = game.title.mechanics;
  if (!private_auction) throw new Error('the title has no auction of privates');
  return private_auction;
}

function auctionOf(game: Game): PrivateAuctionState {
  const { private_auction } = game.state.mechanics;
  if (!private_auction) throw new Error('no auction of privates');
  return private_auction;
}

function set(draft: Draft, change: Partial<PrivateAuctionState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, private_auction: { ...auctionOf(draft), ...change } };
}

function unsold(game: Game): readonly PrivateId[] {
  return game.title.privates.ids.filter((id) => ownerOf(game, id) === null && !at(game.state.privates, id).closed);
}

/** Privates that may be opened: all that are unsold, or those of the last row of the pyramid (1817 §6.1, §16.4). */
function open(game: Game): readonly PrivateId[] {
  const { rows } = auctionOf(game);
  return rows === null ? unsold(game) : (rows.at(-1) ?? []).flatMap((id) => id ?? []);
}

/** Least bid: what the seed money leaves of the face value, or a step more than the highest (1817 §6.2). */
function least(game: Game, id: PrivateId, bidding: Bidding | null): number {
  if (bidding?.high) return bidding.high.amount + parametersOf(game).step;
  const { seed } = auctionOf(game);
  return seed === null ? 0 : Math.max(0, at(game.title.privates.of, id).price - seed);
}

const able = (game: Game) => (id: PlayerId, amount: number) => cashIn(game, playerPurse(id)) >= amount;

/** Who has to speak: a bidder, or the player who may open the next auction. */
function active(game: Game): PlayerId | null {
  const auction = game.state.mechanics.private_auction;
  if (!auction || unsold(game).length === 0) return null;
  return auction.bidding ? speaker(auction.bidding) : auction.turn;
}

function bidRefusal(game: Game, id: PlayerId, item: PrivateId, amount: number): Refusal | null {
  const { bidding } = auctionOf(game);
  const { step } = parametersOf(game);
  const min = least(game, item, bidding);
  const cash = cashIn(game, playerPurse(id));
  const fits = Number.isInteger(amount) && amount >= min && (amount - min) % step === 0 && amount <= cash;
  return fits ? null : refuse('auction.bid.range', { private: item, min, max: cash, step });
}

/** Who is to open an auction of the pyramid must (1817 §16.4). */
const mayPass = (game: Game): boolean => auctionOf(game).item !== null || auctionOf(game).rows === null;

function refusal(game: Game, action: Action): Refusal | null {
  const now = active(game);
  if (now === null) return refuse('turn.not_now');
  if (!isBy(action, 'player', now)) return refuse('turn.not_yours', { active: now });
  const { item } = auctionOf(game);
  if (action.type === 'pass') return mayPass(game) ? null : refuse('auction.must_open');
  if (action.type !== 'bid') return refuse('turn.not_now');
  if (item !== null && action.private !== item) return refuse('auction.contest.only', { private: item });
  if (!unsold(game).includes(action.private)) return refuse('auction.item.sold', { private: action.private });
  if (!open(game).includes(action.private)) return refuse('auction.row', { private: action.private });
  return bidRefusal(game, now, action.private, action.amount);
}

function choices(game: Game): readonly Choice[] {
  const now = active(game);
  if (now === null) return [];
  const { item, bidding } = auctionOf(game);
  const { step } = parametersOf(game);
  const cash = cashIn(game, playerPurse(now));
  const bids = (item === null ? open(game) : [item]).flatMap((id): Choice[] => {
    const min = least(game, id, bidding);
    const max = min + Math.floor((cash - min) / step) * step;
    if (max < min) return [];
    return [{ action: { type: 'bid', by: player(now), private: id, amount: min }, decider: now, amount: { min, max, step } }];
  });
  return mayPass(game) ? [...bids, { action: { type: 'pass', by: player(now) }, decider: now }] : bids;
}

/**
 * The winner pays, the bank adds what is missing to the face value (1817 §6.4); next to open is left of the opener (§6.5), with
 * a pyramid left of the winner (§16.4).
 */
function settle(draft: Draft): void {
  const { item, bidding, seed, turn, rows } = auctionOf(draft);
  if (item === null || !bidding || speaker(bidding) !== null || bidding.high === null) return;
  const { player: winner, amount } = bidding.high;
  transfer(draft, playerPurse(winner), 'bank', amount, 'private');
  const owner = playerPurse(winner) as `player/${string}`;
  draft.state.privates = put(draft.state.privates, item, { ...at(draft.state.privates, item), owner });
  draft.events.push({ type: 'private', private: item, to: owner, price: amount });
  const short = Math.max(0, at(draft.title.privates.of, item).price - amount);
  set(draft, { item: null, bidding: null, seed: seed === null ? null : seed - short, passes: 0 });
  if (rows === null) set(draft, { turn: first(clockwiseFrom(draft, turn)) });
  else {
    set(draft, { turn: first(clockwiseFrom(draft, winner)), last_opener: winner });
    leaveGap(draft, rows, item);
  }
}

/** A neighbour of the gap with nothing on its other side is removed, and so is a row that is empty (1817 §16.4). */
function leaveGap(draft: Draft, rows: NonNullable<PrivateAuctionState['rows']>, sold: PrivateId): void {
  const row = rows.at(-1) ?? [];
  const gap = row.indexOf(sold);
  const alone = [-1, 1].flatMap((side) => {
    const next = row[gap + side] ?? null;
    return next !== null && (row[gap + 2 * side] ?? null) === null ? [next] : [];
  });
  for (const id of alone) closePrivate(draft, id);
  const left = row.map((id) => (id === null || id === sold || alone.includes(id) ? null : id));
  const above = rows.slice(0, -1);
  set(draft, { rows: left.some((id) => id !== null) ? [...above, left] : above });
}

function bid(draft: Draft, by: PlayerId, item: PrivateId, amount: number): void {
  const { bidding } = auctionOf(draft);
  const all = bidding ?? { players: [...clockwiseFrom(draft, by)], bids: {}, high: null };
  const next = withBid(all, by, amount);
  set(draft, {
    item,
    bidding: ableOnly(next, able(draft), amount + parametersOf(draft).step),
    ...(bidding ? {} : { last_opener: by }),
  });
  draft.events.push({ type: 'bid', player: by, private: item, amount });
  settle(draft);
}

/** All pass in a row: what is left leaves the game (1817 §6.1). */
function pass(draft: Draft, by: PlayerId): void {
  const { bidding, passes, turn } = auctionOf(draft);
  if (bidding) {
    set(draft, { bidding: withPass(bidding, by) });
    settle(draft);
    return;
  }
  set(draft, { passes: passes + 1, turn: first(clockwiseFrom(draft, turn)) });
  if (passes + 1 < draft.state.seating.length) return;
  for (const id of unsold(draft)) closePrivate(draft, id);
}

/** One word of the opening sale: open an auction, raise, or pass (1817 §6). */
const auctionStep: Step = {
  name: 'private_auction',
  handles: ['bid', 'pass'],
  awaits: (game) => {
    const now = active(game);
    return now === null ? [] : [{ entity: player(now), decider: now }];
  },
  choices,
  refusal,
  perform: (draft, action) => {
    if (action.type === 'bid') bid(draft, action.by.id, action.private, action.amount);
    else pass(draft, action.by.id);
  },
};

/** All is sold or gone: the priority is left of whoever opened last (1817 §5.1). */
function end(draft: Draft): void {
  const { last_opener } = auctionOf(draft);
  if (last_opener !== null) draft.state.seating = clockwiseFrom(draft, last_opener);
  const { private_auction: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = rest;
  beginCycle(draft);
}

/** The privates by lot in rows; those that are not drawn leave the game (1817 §16.4). */
function deal(draft: Draft, { rows, top }: Pyramid): PrivateAuctionState['rows'] {
  const [kept = '', ...out] = shuffle(draft, top);
  for (const id of out) closePrivate(draft, id);
  const others = shuffle(draft, unsold(draft)).filter((id) => id !== kept);
  const all = [kept, ...others];
  const starts = rows.map((_, index) => rows.slice(0, index).reduce((sum, count) => sum + count, 0));
  return rows.map((count, index) => all.slice(starts[index], (starts[index] ?? 0) + count));
}

const opening: RoundKind = {
  kind: 'opening',
  begin: (draft) => {
    const { pyramid, seed_money } = parametersOf(draft);
    const private_auction: PrivateAuctionState = {
      turn: first(draft.state.seating),
      passes: 0,
      last_opener: null,
      seed: seed_money === 'any' ? null : seed_money,
      rows: pyramid === undefined ? null : deal(draft, pyramid),
      item: null,
      bidding: null,
    };
    draft.state.mechanics = { ...draft.state.mechanics, private_auction };
  },
  step: () => auctionStep.name,
  beside: () => [],
  advance: end,
  label: () => 'ISR',
};

export const privateAuction: Mechanic = {
  name: 'private_auction',
  answers: () => null,
  steps: { [auctionStep.name]: auctionStep },
  opening,
};
