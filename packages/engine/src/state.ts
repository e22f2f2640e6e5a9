import type { QuirkName, Title } from '@roundhouse/title-schema';
import type { Action } from './action.ts';
import type { Bidding, MechanicSlices } from './mechanics/slices.ts';

/** Players are numbered from '1' in seat order. */
export type PlayerId = string;
/** Symbol of a corporation, minor or system. */
export type OperatorId = string;
export type PrivateId = string;
export type HexId = string;
/** `<operator>_<index>`; index 0 is the president's certificate. */
export type CertificateId = string;
/** `<train name>-<copy>`, copies from 0. */
export type TrainId = string;
/** `row,column` of the market. */
export type CellId = string;

/** Who acts or owns: a player, an operator or (for its power) a private. */
export type Entity =
  | { readonly kind: 'player'; readonly id: PlayerId }
  | { readonly kind: 'operator'; readonly id: OperatorId }
  | { readonly kind: 'private'; readonly id: PrivateId };

/**
 * Where certificates lie. `reserved`: set aside, for a mechanic to give out; `ipo`: with the corporation itself, not sold yet or taken back: its initial offering, or its
 * treasury where the shares pay it (`capitalisation: incremental`); `treasury`: own share that stays with the corporation and earns for it;
 * `market`: bank pool; `player/1`. While two corporations merge: `used`, shares that have become shares of the new one, `given_up`, and
 * `taken`, shares of the second that the offering of the first has taken for its own.
 */
export type Holder = 'ipo' | 'reserved' | 'treasury' | 'market' | 'used' | 'given_up' | 'taken' | `player/${PlayerId}`;
/** Who owns a private. */
export type PrivateOwner = `player/${PlayerId}` | `operator/${OperatorId}`;
/** Where money lies. */
export type Purse = 'bank' | `player/${PlayerId}` | `operator/${OperatorId}`;

export interface Player {
  readonly cash: number;
  readonly bankrupt: boolean;
}

export interface Certificate {
  readonly corporation: OperatorId;
  /** Shares on it; −1: one sold short, which its holder owes (1817 §4.3). */
  readonly units: number;
  readonly president: boolean;
}

export interface TrainCard {
  readonly id: TrainId;
  /** Name of the train in the title. */
  readonly name: string;
  /** The further side that shows, chosen when it was bought (1833NE §15.1); left out: the main side, or not chosen. */
  readonly face?: string;
  /** It runs once more and then leaves; nobody buys it (1817 §13.4, 1833NE §15.6). */
  readonly obsolete?: true;
  /** It never rusts (1828 §2.3). */
  readonly kept?: true;
}

/** `removed`: out of the game from the set-up on; its home station may stay on the map (1846 §2.5). */
export const OPERATOR_STATUSES = ['unlaunched', 'launched', 'floated', 'closed', 'removed'] as const;
export type OperatorStatus = (typeof OPERATOR_STATUSES)[number];

export interface Operator {
  readonly status: OperatorStatus;
  /** Number of shares now: as printed, unless it has grown. */
  readonly size: number;
  readonly cash: number;
  /** Share price at which it was started. */
  readonly par: number | null;
  /** Phase in which it was started, where the title asks for it. */
  readonly started_in?: string;
  /** Market cell of its marker. */
  readonly cell: CellId | null;
  /** Holder of the president's certificate, once started. */
  readonly president: PlayerId | null;
  /** Train shelves; one called `main` is the normal case. */
  readonly shelves: Readonly<Record<string, readonly TrainCard[]>>;
  /** Prices of the tokens still on the charter, next one first. */
  readonly tokens: readonly number[];
  /** Has had an operating turn, up to its dividend at least. */
  readonly operated: boolean;
  /** Last run, for display: trains with their stops and sums. */
  readonly last_run: readonly PaidRoute[];
}

/** A token on the board. `stop` null: it waits in the hex until track gives it a city (1830 §8.5). */
export interface Station {
  readonly owner: OperatorId;
  readonly hex: HexId;
  readonly stop: number | null;
  readonly slot: number;
  /** Came from elsewhere than the charter: by a private, or with a minor. */
  readonly extra?: true;
  /** Nobody's: it fills its slot and bars no train. */
  readonly neutral?: true;
  /** Nobody's: it fills its slot for good and bars trains (1828 §8.4). */
  readonly blocking?: true;
  /** For these operators it counts as one of theirs, too (1833NE §11.7). */
  readonly shared_with?: readonly OperatorId[];
}

export interface LaidTile {
  readonly tile: string;
  /** Copy of that tile, from 0. */
  readonly copy: number;
  /** Sixths of a turn, clockwise. */
  readonly rotation: number;
}

/**
 * Something that stays on a hex and is worth `bonus` to routes: to each that passes the hex, whose tile is then never
 * replaced, or to each that stops there.
 */
export interface Marker {
  readonly name: string;
  readonly bonus: number;
  readonly counts: 'pass' | 'stop';
}

/** Everything that can change on the map. Derived track graphs are cached by the identity of this slice. */
export interface Board {
  readonly tiles: Readonly<Record<HexId, LaidTile>>;
  readonly stations: readonly Station[];
  /** Free copies per tile number; for unlimited tiles the copies that came back. */
  readonly supply: Readonly<Record<string, readonly number[]>>;
  /** Next copy of unlimited tiles. */
  readonly next_copy: Readonly<Record<string, number>>;
  /** Markers that privates have put on hexes. */
  readonly markers: Readonly<Record<HexId, readonly Marker[]>>;
}

export interface PrivateState {
  /** null: not sold yet. */
  readonly owner: PrivateOwner | null;
  readonly closed: boolean;
  /** Uses of each power so far, by its place in the list of powers. */
  readonly used: readonly number[];
}

export interface Depot {
  /** Unsold trains in order of sale; an unlimited type shows its next copy only. */
  readonly upcoming: readonly TrainCard[];
  /** The bank pool of trains, in order of arrival. */
  readonly discarded: readonly TrainCard[];
  /** Names of trains of which one has been bought. */
  readonly sold: readonly string[];
  /** Rusted or otherwise out of the game. */
  readonly removed: readonly TrainCard[];
}

/** One train's route: the stops in travelling order and the track between them. */
export interface Route {
  readonly train: TrainId;
  /** One list per stretch from one stop to the next: the hexes it passes, both ends included (1830 §8.8). */
  readonly connections: readonly (readonly HexId[])[];
  /** Stops in travelling order, `<hex>/<stop index>`, where a hex has several; may be left out. */
  readonly stops?: readonly string[];
}
/** A route with what it pays: `stops` hold `<hex>/<stop>` and the money of each. */
export interface PaidRoute {
  readonly train: TrainId;
  readonly stops: readonly { readonly hex: HexId; readonly stop: number; readonly revenue: number }[];
  /** Hexes passed in order, for drawing. */
  readonly hexes: readonly HexId[];
  readonly revenue: number;
}

/** The stock turn of one player. */
export interface StockTurn {
  readonly player: PlayerId;
  /**
   * What has been bought so far: nothing, one thing (`corporation` null: a private; `from` null: a presidency), or
   * several certificates of one corporation. `after_sale`: shares had been sold before.
   */
  readonly bought: {
    readonly corporation: OperatorId | null;
    readonly from: Holder | null;
    readonly after_sale: boolean;
    /** Purchases of that so far. */
    readonly count: number;
    /** A merger, or a private handed in: nothing was paid. */
    readonly unpaid?: boolean;
  } | null;
  /** Corporations of which shares have been sold in this turn, and privates sold to the bank. */
  readonly sold: readonly string[];
  /** Corporation of which a share has been sold short in this turn. */
  readonly shorted: OperatorId | null;
  /** The turn is taken for this corporation; `redeemed`: it has bought own shares, and borrows no more (1817 §7.13). */
  readonly acting: { readonly operator: OperatorId; readonly redeemed: boolean } | null;
  /** Offers refused in this turn: thing → highest price refused. */
  readonly refused: Readonly<Record<string, number>>;
}

export interface StockRound {
  readonly kind: 'stock';
  readonly turn: StockTurn;
  /** Turns passed in a row. */
  readonly passes: number;
  /** Last player who bought or sold. */
  readonly last_actor: PlayerId | null;
  /** Players in order of passing, for titles that seat by it. */
  readonly passed: readonly PlayerId[];
  /** What each player has sold in this round: corporations, and privates sold to the bank. */
  readonly sold: Readonly<Record<PlayerId, readonly string[]>>;
}

export interface OperatingTurn {
  readonly operator: OperatorId;
  /** Index into the steps of the title: the step that is to be decided. */
  readonly step: number;
  /** Track actions used: index of the lay slot each. */
  /** Whether the operator, or a private of its, has done anything in this turn. */
  readonly acted: boolean;
  readonly lays: readonly { readonly hex: HexId; readonly upgrade: boolean }[];
  readonly tokens_placed: number;
  /** Hexes in which privates of the operator have laid tiles besides its lays. */
  readonly power_lays?: readonly HexId[];
  /** A lay that bars upgrades has been made. */
  readonly upgrades_barred?: true;
  /** Loans taken so far, where the title limits them; left out: none. */
  readonly borrowed?: number;
  /** A ferry has been bought. */
  readonly ferry?: true;
  /** Privates bought so far; left out: none. */
  readonly bought_privates?: readonly PrivateId[];
  /** Trains traded in so far; left out: none. */
  readonly trade_ins?: number;
  /** Set when routes have been run, or found impossible. */
  readonly revenue: number | null;
  readonly run: readonly PaidRoute[];
  /** The last emergency sale of this turn: price of one share and corporation. */
  /** Corporations of which the president has sold shares in this turn. */
  readonly sold: readonly OperatorId[];
  /** Shares have been sold for a train that is not due, and none has been bought since (1828 §14.9d). */
  readonly sale_unused?: boolean;
  readonly last_sale: { readonly corporation: OperatorId; readonly price: number; readonly units: number } | null;
  /** Shares have been issued or redeemed in this turn (1833NE §8.1). */
  readonly issued: boolean;
  /** Shares have been issued for a train: the one bought must cost more than this (1833NE §18.3). */
  readonly issued_for_train: number | null;
  readonly refused: Readonly<Record<string, number>>;
}

export interface OperatingRound {
  readonly kind: 'operating';
  /** Operators still to act after the present one, in order. */
  readonly waiting: readonly OperatorId[];
  readonly operated: readonly OperatorId[];
  /** null only between turns. */
  readonly turn: OperatingTurn | null;
}

export interface OpeningRound {
  readonly kind: 'opening';
}

/** A round of a mechanic, which keeps what it needs in its slice. */
export interface MechanicRound {
  readonly kind: 'package_sale' | 'formation';
}

/** A par named by the owner of a private that could pay for the presidency (1893 §7.4). */
export interface ParChoice {
  readonly player: PlayerId;
  readonly corporation: OperatorId;
  readonly cell: CellId;
  readonly private: PrivateId;
}

/** What follows a conversion or merger (1817 §9.7–9.9). */
export interface Growth {
  readonly operator: OperatorId;
  /** Cell right after the change: buying ends once the marker has left it. */
  readonly cell: CellId;
  readonly stage: 'shares' | 'loans';
  /** Whose turn it is to buy or sell, and who comes after him; the president first. */
  readonly players: readonly PlayerId[];
  /** Tokens that must be bought. */
  readonly tokens: number;
}

/** Conversions and mergers (1817 §9). */
export interface MergerRound {
  readonly kind: 'merger';
  readonly waiting: readonly OperatorId[];
  /** Converted or merged in this round. */
  readonly changed: readonly OperatorId[];
  readonly growth: Growth | null;
  /** Offers refused in this corporation's turn. */
  readonly refused: Readonly<Record<string, number>>;
}

/** A corporation on offer (1817 §10.3–10.6). */
export interface Sale {
  readonly corporation: OperatorId;
  readonly mode: 'liquidation' | 'forced' | 'friendly';
  readonly stage: 'offer' | 'bidding' | 'buyer' | 'borrow' | 'repay';
  readonly bidding: Bidding;
  /** Its president when it was taken up. */
  readonly president: PlayerId | null;
  /** In a liquidation its money and loans are set aside at once. */
  readonly pot: number;
  readonly debts: number;
  readonly buyer: OperatorId | null;
  /** Loans taken over and not repaid yet. */
  readonly taken_over: number;
}

/** Acquisitions (1817 §10). */
export interface AcquisitionRound {
  readonly kind: 'acquisition';
  readonly waiting: readonly OperatorId[];
  readonly bidders: readonly PlayerId[];
  readonly sale: Sale | null;
}

/** Takeovers (1833NE §23.5–23.9). */
export interface TakeoverRound {
  readonly kind: 'takeover';
  /** Corporations that have still to try, the next one first. */
  readonly waiting: readonly OperatorId[];
  /** A takeover that is agreed on and being paid: holders that have still to be bought out. */
  readonly deal: { readonly acquirer: OperatorId; readonly target: OperatorId; readonly holders: readonly Holder[] } | null;
}

export type Round = TakeoverRound | OpeningRound | StockRound | OperatingRound | MergerRound | AcquisitionRound | MechanicRound;

/** Where the game is in the cycle of rounds of its title. */
export interface CyclePlace {
  /** Group of the cycle, and round inside the group. */
  readonly group: number;
  readonly round: number;
  /** Repetition of the group, from 1, and how many there are; fixed when the group begins (1830 §4.1). */
  readonly time: number;
  readonly of: number;
}

/** A purchase that waits for the owner's word. */
export interface Offer {
  readonly action: Action;
  readonly from: PlayerId;
  readonly to: PlayerId;
}

/**
 * Drives every draw. A number is for the generator of game files, which has 31 bits and can be seen through; 128 bits in
 * hexadecimal are for one that cannot.
 */
export type Seed = number | string;

export interface GameSetup {
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly seed: Seed;
  /** Option ids of the title. */
  readonly options: readonly string[];
  /** Switches for records of a peer; none in play. */
  readonly quirks: readonly QuirkName[];
  /** Whether owners are asked before their property is bought; records imply their word. */
  readonly consent: 'asked' | 'implied';
}

/** Plain JSON: everything that a rule may ask is in it or follows from it. */
export interface State {
  readonly title: string;
  readonly setup: GameSetup;
  /** Number of actions applied. */
  readonly count: number;
  /** Where the draws stand: what the generator of game files gave last, or how often the other one was asked; null: nothing was drawn. */
  readonly drawn: number | null;
  /** Players from the holder of the priority deal on, clockwise. */
  readonly seating: readonly PlayerId[];
  readonly players: Readonly<Record<PlayerId, Player>>;
  readonly operators: Readonly<Record<OperatorId, Operator>>;
  readonly certificates: Readonly<Record<CertificateId, Certificate>>;
  /** Ordered lists: who leaves is taken out in place, who arrives is appended (1830 §1.3). */
  readonly holdings: Readonly<Record<string, Readonly<Record<OperatorId, readonly CertificateId[]>>>>;
  /** Stack of markers per market cell, first one operates first. */
  readonly stacks: Readonly<Record<CellId, readonly OperatorId[]>>;
  readonly privates: Readonly<Record<PrivateId, PrivateState>>;
  readonly board: Board;
  readonly depot: Depot;
  /** null: without limit. May fall below zero once it is broken. */
  readonly bank: number | null;
  readonly phase: string;
  /** Number of stock rounds begun; the opening belongs to 1. */
  readonly turn: number;
  readonly cycle: CyclePlace;
  readonly round: Round;
  /** What each mechanic of the title keeps, under its name. */
  readonly mechanics: MechanicSlices;
  /** Pars that owners must choose before anything else. */
  readonly pars_owed: readonly {
    readonly corporation: OperatorId;
    readonly player: PlayerId;
    /** Half of the president's certificate is still to be paid (1828 §16.7). */
    readonly half?: true;
  }[];
  /** A par that waits for how its presidency is paid. */
  readonly par_choice: ParChoice | null;
  /** Power that may go on right now (a token after a remote tile), and for whom. */
  readonly follow_up: {
    readonly private: PrivateId;
    readonly hex: HexId;
    readonly price: number;
    readonly asked: 'if_possible' | 'if_left';
  } | null;
  /** Power that the operator must use that has just bought its private. */
  readonly buyer_lay: { readonly private: PrivateId; readonly index: number; readonly operator: OperatorId } | null;
  /** Power that a player may use who has just sold its private, before anything else. */
  readonly seller_lay: { readonly private: PrivateId; readonly index: number; readonly seller: PlayerId } | null;
  readonly offer: Offer | null;
  /** Set when something has brought the end on. */
  readonly ending: EndCause | null;
  /** Operating rounds that are still played once the end has come on; null: not counted. */
  readonly rounds_left: number | null;
  /** Whole sets of operating rounds that follow the one that is on, once the end has come on. */
  readonly sets_left?: number;
  readonly over: GameOver | null;
}

export const END_CAUSES = [
  'bankruptcy',
  'bank_broken',
  'last_player',
  'last_phase',
  'all_closed',
  'round_limit',
  'price_reached',
  'players_agreed',
] as const;
export type EndCause = (typeof END_CAUSES)[number];
export interface GameOver {
  readonly cause: EndCause;
  /** Final value per player. */
  readonly scores: Readonly<Record<PlayerId, number>>;
}

/** A game: the rules it is played by, and where it stands. */
export interface Game {
  readonly title: Title;
  readonly state: State;
}
