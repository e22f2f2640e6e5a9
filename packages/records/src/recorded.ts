import type { PlayerId } from '@roundhouse/engine';

/** Kinds of members; `?` marks those that may be absent. Numbers and texts are both read where an id is meant. */
export type Kind = 'number' | 'id' | 'ids' | 'routes' | 'text';
type Members = Readonly<Record<string, Kind | `${Kind}?`>>;

/**
 * Every action type of the export format with the members that matter (games/README §3). The types of
 * recorded actions and the check of a file both come from this table.
 */
export const RECORDED = {
  pass: {},
  bid: { price: 'number', company: 'id?', corporation: 'id?', minor: 'id?' },
  par: { corporation: 'id', share_price: 'id' },
  buy_shares: { shares: 'ids', percent: 'number?', share_price: 'number?' },
  sell_shares: { shares: 'ids', percent: 'number?', share_price: 'number?' },
  lay_tile: { hex: 'id', tile: 'id', rotation: 'number' },
  place_token: { city: 'id', slot: 'number', tokener: 'id?' },
  remove_token: { city: 'id', slot: 'number' },
  run_routes: { routes: 'routes', extra_revenue: 'number?', subsidy: 'number?' },
  dividend: { kind: 'id' },
  buy_train: { train: 'id', price: 'number', variant: 'id?', exchange: 'id?', shell: 'id?' },
  discard_train: { train: 'id' },
  buy_company: { company: 'id', price: 'number' },
  sell_company: { company: 'id', price: 'number' },
  bankrupt: {},
  assign: { target: 'id', target_type: 'id?' },
  choose: { choice: 'id' },
  special_buy: { description: 'text', cost: 'number?' },
  take_loan: { loan: 'id?' },
  payoff_loan: { loan: 'id?' },
  convert: {},
  merge: { corporation: 'id?' },
  failed_merge: { corporations: 'ids?' },
  short: { corporation: 'id' },
  swap_train: { train: 'id' },
  program_buy_shares: {},
  program_share_pass: {},
  program_merger_pass: {},
  program_auction_bid: {},
  program_disable: {},
  end_game: {},
  log: {},
  message: {},
  undo: { action_id: 'number?' },
  redo: {},
} as const satisfies Record<string, Members>;

export type RecordedType = keyof typeof RECORDED;
export const ENTITY_TYPES = ['player', 'corporation', 'minor', 'system', 'company'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** A train's run as the export format writes it (games/README §6). */
export interface RecordedRoute {
  readonly train: string;
  readonly connections?: readonly (readonly string[])[];
  readonly hexes?: readonly string[];
  readonly nodes?: readonly string[];
  readonly revenue?: number;
  readonly revenue_str?: string;
}

/** What our own export adds where the format has no word for it (offers and their answers). */
export type OwnWord =
  /** The action beside it is offered and waits for its owner's word. */
  | { readonly offer: RecordedAction }
  /** The owner agrees: the action beside it takes place. */
  | { readonly accept: PlayerId }
  | { readonly refuse: PlayerId }
  /** For the peer alone: what stands before it says the same to us. */
  | { readonly peer: true };

interface ValueOf {
  number: number;
  id: string;
  ids: readonly string[];
  routes: readonly RecordedRoute[];
  text: string;
}
type Needed<M> = { [K in keyof M as M[K] extends Kind ? K : never]: M[K] extends Kind ? ValueOf[M[K]] : never };
type Optional<M> = { [K in keyof M as M[K] extends `${Kind}?` ? K : never]?: M[K] extends `${infer V extends Kind}?` ? ValueOf[V] : never };

interface Common {
  /** 0 for automatic actions, which have none. */
  readonly id: number;
  /** Symbol, or the seat number of a player ('1'..). */
  readonly entity: string;
  readonly entity_type: EntityType;
  readonly auto_actions?: readonly RecordedAction[];
  readonly roundhouse?: OwnWord;
}
export type RecordedOf<T extends RecordedType> = Readonly<{ type: T } & Needed<(typeof RECORDED)[T]> & Optional<(typeof RECORDED)[T]>> &
  Common;
export type RecordedAction = { [T in RecordedType]: RecordedOf<T> }[RecordedType];

export interface RecordedSettings {
  readonly seed: number;
  readonly optional_rules: readonly string[];
  /** Written by our own export: the set-up that the peer's format cannot tell. */
  readonly roundhouse?: {
    readonly version: number;
    readonly quirks: readonly string[];
    readonly consent: 'asked' | 'implied';
    /** Stands in for the number, which is the seed of another generator. */
    readonly seed?: string;
  };
}

/** A game file, checked, with players renamed to their seats. */
export interface GameRecord {
  readonly id: string;
  readonly title: string;
  readonly settings: RecordedSettings;
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly status: string | null;
  readonly game_end_reason: string | null;
  /** Final value per seat; the values so far where the game is not finished. */
  readonly result: Readonly<Record<PlayerId, number>> | null;
  readonly actions: readonly RecordedAction[];
}
