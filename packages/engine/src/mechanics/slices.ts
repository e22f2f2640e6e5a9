import type { PlayerId, OperatorId, PrivateId, HexId, CertificateId, TrainId, TrainCard, State } from '../state.ts';

/** One card of the start package sold by force (1893 §4). */
export interface PackageSale {
  /** Who chooses the card. */
  readonly selector: PlayerId;
  /** The card chosen; null: none yet. */
  readonly item: PrivateId | null;
  readonly price: number;
  /** Players still to be asked at this price, next one first. */
  readonly asked: readonly PlayerId[];
}

/** The start package (1893 §3, §4). */
export interface PackageState {
  readonly turn: PlayerId;
  /** Players who have passed for good, in that order. */
  readonly passed: readonly PlayerId[];
  readonly last_buyer: PlayerId | null;
  readonly sale: PackageSale | null;
}

export interface Voter {
  readonly player: PlayerId;
  readonly percent: number;
}

/** A vote on a corporation, and the discards of one just formed (1893 §8). */
export interface FormationState {
  readonly vote: {
    readonly corporation: OperatorId;
    /** Who has still to vote, next one first. */
    readonly voters: readonly Voter[];
    /** Percent. */
    readonly yes: number;
    readonly no: number;
  } | null;
  readonly discarding: OperatorId | null;
}

/** Bidding in turn: clockwise from the highest bidder among those still in (1817 §6.3). */
export interface Bidding {
  /** Still in; the first one speaks next, the highest bidder is the last. */
  readonly players: readonly PlayerId[];
  /** Standing bids of those still in. */
  readonly bids: Readonly<Record<PlayerId, number>>;
  readonly high: { readonly player: PlayerId; readonly amount: number } | null;
}

/** A waterfall auction in progress (1830 §3). */
export interface AuctionState {
  /** Whose normal turn it is. */
  readonly turn: PlayerId;
  readonly passes: number;
  /** Standing bids per private: player → amount. */
  readonly bids: Readonly<Record<PrivateId, Readonly<Record<PlayerId, number>>>>;
  /** Present price of the private on offer. */
  readonly price: number;
  /** A bidding war between the bidders of this private. */
  readonly contest: PrivateId | null;
  /** All have passed, and the standing bids are being settled (1833NE §3.5). */
  readonly settling?: boolean;
}

/** An opening sale of privates one by one (1817 §6). */
export interface PrivateAuctionState {
  /** Who opens an auction or passes. */
  readonly turn: PlayerId;
  readonly passes: number;
  /** Who opened last; with a pyramid who won last. */
  readonly last_opener: PlayerId | null;
  /** What is left of the seed money; null: bids begin at nothing. */
  readonly seed: number | null;
  /** Rows of a pyramid from the top, with gaps; null: all may be opened. */
  readonly rows: readonly (readonly (PrivateId | null)[])[] | null;
  readonly item: PrivateId | null;
  readonly bidding: Bidding | null;
}

/** The start of a corporation (1817 §7.8–7.12). */
export interface LaunchState {
  readonly corporation: OperatorId;
  readonly stage: 'bidding' | 'size' | 'pay' | 'paid';
  readonly home_owed: boolean;
  readonly bidding: Bidding;
  /** What privates could still pay of the winning bid. */
  readonly owed: number;
  /** A loan was taken meanwhile, which records allow: the stop that is passed for it (1817-K11). */
  readonly disturbed: 'payment' | 'turn' | null;
}

/** Loans out per corporation, and the rate that holds (1817 §12). */
/** Who has reached its destination, and what waits for those that have not. */
export interface DestinationsState {
  readonly reached: readonly OperatorId[];
  readonly waiting: Readonly<Record<OperatorId, number>>;
}

export interface LoansState {
  readonly of: Readonly<Record<OperatorId, number>>;
  readonly rate: number;
  /** Set once a corporation has borrowed in its loan step: it repays no more. */
  readonly step: 'borrowed' | null;
  /** Loans of a corporation that is being liquidated: neither its own nor the bank's (1817 §10.5). */
  readonly aside: number;
}

/** A draft of cards in progress (1846 §3). */
export interface DraftState {
  /** Whose choice it is. */
  readonly turn: PlayerId;
  /** Cards not chosen yet, the hand of the player in turn first. */
  readonly deck: readonly string[];
  /** Chosen cards in order. */
  readonly chosen: readonly { readonly player: PlayerId; readonly card: string; readonly price: number }[];
  /** Taken off the price of the last card. */
  readonly off: number;
}

/** Markers of privates that add money to a hex for one operator (1846 §7.3, §7.4). */
export interface MarkerState {
  readonly markers: Readonly<Record<PrivateId, { readonly hex: HexId | null; readonly operator: OperatorId | null }>>;
  /** Privates whose owner may move the marker before the first operator, and what is still open. */
  readonly due: Readonly<Record<PrivateId, readonly ('hex' | 'operator')[]>>;
  /** Markers that an operator has moved in this operating round. */
  readonly moved: readonly PrivateId[];
}

/** Markers that open a hex (1828 §17). */
export interface ResourceState {
  readonly left: Readonly<Record<HexId, number>>;
  readonly owners: readonly OperatorId[];
}

/** A system: the corporation that gives its name and the one that joined it (1828 §1.2). */
export interface SystemParts {
  readonly id: OperatorId;
  readonly survivor: OperatorId;
  readonly absorbed: OperatorId;
}

/** A merger that is being carried out (1828 §7.5–7.9). */
export interface SystemMerger {
  readonly system: OperatorId;
  readonly survivor: OperatorId;
  readonly absorbed: OperatorId;
  readonly acting: PlayerId;
  readonly stage: 'tokens' | 'shares' | 'singles';
  /** Whose turn it is and who comes after him. */
  readonly players: readonly PlayerId[];
  /** The share that a player has set aside. */
  readonly aside: Readonly<Record<PlayerId, CertificateId>>;
  /** Who has been asked for his odd share already. */
  readonly begun: boolean;
  /** With whom the present player trades next, once he has chosen; and what he chose to do with his single. */
  readonly partner: PlayerId | null;
  readonly single: 'exchange' | 'sell' | null;
  /** President's certificates of the survivor of which one share was used and the other, not in its heap yet, given up. */
  readonly halves: number;
  /** What is put back if nobody can preside. */
  readonly before: Pick<State, 'players' | 'operators' | 'certificates' | 'holdings' | 'stacks' | 'privates' | 'board' | 'depot'> & {
    readonly resource_marker: ResourceState | null;
  };
}

export interface SystemsState {
  readonly formed: readonly SystemParts[];
  readonly merger: SystemMerger | null;
}

/** Ferries that have been bought, by the hex of their city (1833NE §14). */
export interface FerriesState {
  readonly owners: Readonly<Record<HexId, OperatorId>>;
  /** The one bought last. */
  readonly newest: HexId | null;
  /** The one that counts twice. */
  readonly doubled: HexId | null;
}

/** What puts a corporation into liquidation: interest that it cannot pay, no train, tokens that it cannot pay, its president's bankruptcy. */
export type LiquidationCause = 'interest' | 'no_train' | 'tokens' | 'bankruptcy';

/** What the mechanics keep; an entry is there while the mechanic has something to keep. */
export interface MechanicSlices {
  readonly waterfall_auction?: AuctionState;
  readonly ferries?: FerriesState;
  /** How many others a corporation has taken over. */
  readonly takeovers?: Readonly<Record<OperatorId, number>>;
  readonly start_package?: PackageState;
  readonly formation_by_vote?: FormationState;
  readonly private_auction?: PrivateAuctionState;
  readonly launch_auction?: LaunchState;
  readonly loans?: LoansState;
  readonly destinations?: DestinationsState;
  /** Tokens that a new corporation must still buy. */
  readonly tokens_owed?: Readonly<Record<OperatorId, number>>;
  /** Zone of each corporation when the merger round began. */
  readonly zones?: Readonly<Record<OperatorId, string | null>>;
  /** Players below nothing are looked at from this one on. */
  readonly crisis_from?: PlayerId;
  /** Tokens of the second go to the first once those that are too many have been chosen (1817 §9.10). */
  readonly joining?: { readonly operator: OperatorId; readonly other: OperatorId; readonly all: number; readonly theirs: number };
  /** Trains that the bank took with a corporation. */
  readonly bank_trains?: readonly TrainCard[];
  /** Who presided last over a corporation that a bankruptcy has left without a president. */
  readonly last_presidents?: Readonly<Record<OperatorId, PlayerId>>;
  /** Why those in liquidation are there. */
  readonly liquidated?: Readonly<Record<OperatorId, LiquidationCause>>;
  /** A train of the bank has been bought since trains last left by themselves. */
  readonly train_left?: true;
  readonly card_draft?: DraftState;
  readonly hex_bonus?: MarkerState;
  /** Trains of minors that have run in this operating round (1846 §6.3). */
  readonly ran?: readonly TrainId[];
  /** Who owns a marker of the resource, and how many are left at each hex (1828 §17). */
  readonly resource_marker?: ResourceState;
  /** Systems in order of formation, and the merger that is on (1828 §7). */
  readonly systems?: SystemsState;
  /** The place of a minor that is offered to the corporation that has bought it (1828 §16.6d). */
  readonly offered_place?: {
    readonly operator: OperatorId;
    readonly hex: HexId;
    readonly stop: number;
    readonly slot: number;
    readonly private: PrivateId;
  };
  /** The power with which a tile was just laid, while nothing else has been done (1846 §7.7). */
  readonly further_lay?: { readonly private: PrivateId; readonly hex: HexId };
}
