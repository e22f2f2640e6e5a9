import type { Rules } from './rules.ts';
import type { Power } from './powers.ts';
import type { WaterfallAuction } from './mechanics/waterfall-auction.ts';
import type { PrivateDeal } from './mechanics/private-deal.ts';
import type { TradeIn } from './mechanics/trade-in.ts';
import type { CardDraft } from './mechanics/card-draft.ts';
import type { ConnectionBonuses } from './mechanics/connection-bonuses.ts';
import type { IssueAndRedeem } from './mechanics/issue-and-redeem.ts';
import type { StartPackage } from './mechanics/start-package.ts';
import type { Bonds } from './mechanics/bonds.ts';
import type { FormationByVote } from './mechanics/formation-by-vote.ts';
import type { ClosedCrossings } from './mechanics/closed-crossings.ts';
import type { PrivateAuction } from './mechanics/private-auction.ts';
import type { LaunchAuction } from './mechanics/launch-auction.ts';
import type { Loans } from './mechanics/loans.ts';
import type { Shorts } from './mechanics/shorts.ts';
import type { CorporateTurn } from './mechanics/corporate-turn.ts';
import type { MergerRound } from './mechanics/merger-round.ts';
import type { AcquisitionRound } from './mechanics/acquisition-round.ts';
import type { CashCrisis } from './mechanics/cash-crisis.ts';
import type { StationBonus } from './mechanics/station-bonus.ts';
import type { TrainExport } from './mechanics/train-export.ts';
import type { PrivateDraw } from './mechanics/private-draw.ts';
import type { Destinations } from './mechanics/destinations.ts';
import type { ResourceMarker } from './mechanics/resource-marker.ts';
import type { Systems } from './mechanics/systems.ts';
import type { TiedRun } from './mechanics/tied-run.ts';
import type { UnstartedRemoval } from './mechanics/unstarted-removal.ts';
import type { SharedStations } from './mechanics/shared-stations.ts';
import type { TakeoverRound } from './mechanics/takeover-round.ts';
import type { VariableHomes } from './mechanics/variable-homes.ts';
import type { Ferries } from './mechanics/ferries.ts';
import type { RuleKey } from './rule-keys.ts';
import type { QuirkName } from './quirks.ts';

/** Things by id, with their printed order (object keys alone would not keep it: '10' comes before 'D'). */
export interface Keyed<T> {
  readonly ids: readonly string[];
  readonly of: Readonly<Record<string, T>>;
}

export const COLOURS = ['white', 'yellow', 'green', 'brown', 'grey', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const STOP_KINDS = ['city', 'town', 'offboard'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** Where a piece of track ends: a side of the hex (0–5 clockwise), a stop, or the valueless middle. */
export type TrackEnd = { readonly edge: number } | { readonly stop: number } | { readonly junction: 0 };
export interface Track {
  readonly from: TrackEnd;
  readonly to: TrackEnd;
  /** The track only serves the stop: drawn as a pointed stub. */
  readonly dead_end?: boolean;
}

/** A printed marker. */
export interface Icon {
  readonly name: string;
  readonly stays_after_lay?: boolean;
  readonly blocks_normal_lay?: boolean;
}

export interface Stop {
  readonly kind: StopKind;
  /** One value, or a value per band of `rules.routes.bands` (a missing band takes the next lower one: filled in). */
  readonly revenue: number | Readonly<Record<string, number>>;
  /** Token slots; 0 for anything but a city. */
  readonly slots: number;
  readonly groups: readonly string[];
  readonly visit_cost: number;
  /** Operators with a place reserved here, in slot order. */
  readonly reserved: readonly string[];
  /** Whose tokens lie here from the start; a name that is no operator is a neutral token, which fills its slot and bars nobody. */
  readonly starting_tokens?: readonly string[];
  /** Drawing hint: edge, half edge for a corner, or the middle. */
  readonly loc?: number | 'centre';
  readonly show_revenue?: boolean;
}

/** What is printed on a tile or on a hex of the board. */
export interface Face {
  readonly colour: Colour;
  readonly stops: readonly Stop[];
  readonly track: readonly Track[];
  readonly label: string | null;
  readonly icons?: readonly Icon[];
}

export interface Terrain {
  readonly types: readonly string[];
  readonly cost: number;
}

export interface Hex extends Face {
  readonly id: string;
  readonly name: string | null;
  /** Doubled coordinates: x to the right, y down. */
  readonly x: number;
  readonly y: number;
  /** Neighbour across each edge; null where there is none or the edge is impassable. */
  readonly neighbours: readonly (string | null)[];
  /** Whether track may point at each edge: a neighbour is there and, if it is never built on, meets it. */
  readonly exits: readonly boolean[];
  readonly terrain: readonly Terrain[];
  readonly borders: readonly { readonly edge: number; readonly type: string; readonly cost?: number }[];
  /** Operators whose home or reserved place is in the hex, city not decided yet: it is closed to other tokens. */
  readonly reserved_hex: readonly string[];
  /** Key into `upgrades`. */
  readonly upgrades: string;
}

export interface Tile extends Face {
  readonly id: string;
  readonly count: number | 'unlimited';
  readonly terrain: readonly Terrain[];
  /** Key into `upgrades`. */
  readonly upgrades: string;
}

/** One way to replace a face: tile and rotation, seen from the old face unturned (add the old tile's rotation). */
export interface Upgrade {
  readonly tile: string;
  readonly rotation: number;
  /** New stop index of each old stop; null where the old stop has no track and the choice is open. */
  readonly stops: readonly (number | null)[];
}

export interface HexMap {
  readonly layout: 'flat' | 'pointy';
  readonly letters: 'rows' | 'columns';
  readonly hexes: Keyed<Hex>;
}

export interface Cell {
  /** `row,column` from 0, top row first. */
  readonly id: string;
  readonly price: number;
  readonly row: number;
  readonly column: number;
  readonly par: boolean;
  /** First phase in which it is open as a par; left out: from the start. */
  readonly par_from?: string;
  readonly zone: string | null;
  /** Where a marker goes; null: it stays where it is and keeps its place in the stack (1830 §6.3). */
  readonly moves: { readonly left: string | null; readonly right: string | null; readonly up: string | null; readonly down: string | null };
}

export const ZONE_MEANINGS = {
  free_of_certificate_limit: 'Its certificates do not count toward the certificate limit.',
  over_ownership_limit: 'A player may hold more of it than the ownership limit.',
  several_purchases: 'Several certificates may be bought in one turn.',
  no_trading: 'Shares are not bought, sold, shorted or taken back.',
  forced_sale: 'Its corporations are offered to all in the acquisition round.',
  liquidation: 'As no_trading. No price move enters it; its corporations do not operate, and the bank takes them if nobody does.',
  closes: 'Its corporations leave the game.',
  ends_game: 'A marker here brings the game to its end.',
} as const;
export type ZoneEffect = keyof typeof ZONE_MEANINGS;
export interface Market {
  readonly kind: 'grid' | 'row';
  readonly rows: number;
  readonly columns: number;
  readonly cells: Keyed<Cell>;
  readonly zones: Keyed<{
    readonly effects: readonly ZoneEffect[];
    /** For `several_purchases`: where further certificates may come from. */
    readonly several_from: readonly ('unsold' | 'market')[];
    /** Who may buy several, and how many at the most; null: any number. */
    readonly several_by: 'anyone' | 'president';
    readonly several_most: number | null;
    /** Price against which a dividend is measured here; null: the price of the cell. */
    readonly dividend_price: number | null;
  }>;
}

export interface Phase {
  readonly id: string;
  readonly starts_with: string | null;
  /** Trains that a corporation may own. */
  readonly train_limit: number;
  /** Trains that a minor may own, where that is another number. */
  readonly minor_train_limit?: number;
  readonly tile_colours: readonly Colour[];
  readonly operating_rounds: number;
  readonly statuses: readonly string[];
}

export const TRAIN_EVENT_MEANINGS = {
  close_privates: 'Privates close, but for those that a power keeps open.',
  close_minors: 'Minors close.',
} as const;
export type TrainEvent = keyof typeof TRAIN_EVENT_MEANINGS;
export interface Reach {
  readonly stops: readonly StopKind[];
  readonly visit: number | 'all';
  readonly pay: number | 'all';
  readonly multiplier: number;
  /** Value band of the train, whatever the phase; left out: that of the phase. The same on every row. */
  readonly band?: string;
}
/** A further side of a train card. */
export interface TrainFace {
  readonly id: string;
  readonly price: number;
  readonly reach: readonly Reach[];
}
export interface Train {
  readonly id: string;
  readonly price: number;
  /** Other prices, each from a phase on. */
  readonly later_prices: Readonly<Record<string, number>>;
  readonly count: number | 'unlimited';
  readonly reach: readonly Reach[];
  /** Leaves at once when the first train of this name is bought. */
  readonly rusts_on: string | null;
  /** Runs once more, and leaves then, when the first train of this name is bought. */
  readonly obsolete_on: string | null;
  /** Other sides of the card, chosen when it is bought from the bank (1833NE §15.1). */
  readonly faces: Keyed<TrainFace>;
  /** On sale early, from the first purchase of this train. */
  readonly available_from: string | null;
  /** What the first purchase of this train sets off, in order. */
  readonly events: readonly TrainEvent[];
}

export interface Private {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** What it costs in the opening sale, where that is more than its face value. */
  readonly opening_price?: number;
  /** Fewest players with whom it is in the game. */
  readonly min_players?: number;
  readonly powers: readonly Power[];
  /** For readers, by language code. */
  readonly summary?: Readonly<Record<string, string>>;
}

export interface CertificatePrint {
  /** Shares on it: 2 for a president’s certificate of 20 % where the corporation has ten shares. */
  readonly units: number;
  readonly president: boolean;
  /** Set aside: nobody can buy it, a mechanic gives it out. */
  readonly reserved?: true;
}
export interface ReservedPlace {
  readonly hex: string;
  /** Left out: that of the charter. */
  readonly price?: number;
  /** Kept from this colour of the hex on, in whichever city there is room; left out: from the start, where the map says. */
  readonly from_colour?: Colour;
  /** Price where the city is not reached; left out: then it may not be placed. */
  readonly unconnected?: number;
  /** Phase in which nobody else is kept away any more; the price stays. */
  readonly until_phase: string;
}
export interface Corporation {
  readonly id: string;
  readonly name: string;
  readonly kind: 'corporation' | 'minor';
  /** Number of shares. */
  readonly size: number;
  readonly certificates: readonly CertificatePrint[];
  readonly float_percent: number;
  /** How it gets its money, where that is not as with the others. */
  readonly capitalisation?: 'full' | 'incremental';
  /** Par prices at which it may be started; left out: all. */
  readonly pars?: readonly number[];
  /** What must have been started, or sold so far, before a player may start it. */
  readonly opens_after?: { readonly corporations: readonly string[]; readonly sold_percent: number };
  /** `stop` null: the city is not decided yet (1830 §8.5). */
  readonly home: { readonly hex: string; readonly stop: number | null } | null;
  /** Hex that it is to be connected with. */
  readonly destination?: string;
  readonly token_prices: readonly number[];
  /** Places kept for it besides its home, with the price of a station there. */
  readonly reserved_places: readonly ReservedPlace[];
  /** Never started by a player: a mechanic forms it. */
  readonly formed?: true;
  /** A minor: the private that is its share; who owns it decides, and a corporation that buys it takes the minor over. */
  readonly card?: string;
  /** A minor: the bank pays it what its card cost, and this at least. */
  readonly capital?: { readonly least: number };
  /** A minor: what it has from the start. */
  readonly starts_with?: { readonly cash: number; readonly trains: readonly string[]; readonly skipped: number; readonly kept: boolean };
  /** A minor whose place is offered to the corporation that buys it, and blocked where nobody takes it. */
  readonly leaves_place?: true;
  /** Yellow tiles more than others in a turn without an upgrade, for a fee each. */
  readonly extra_lay?: { readonly fee: number };
  /** The two corporations that it was made of. */
  readonly parts?: readonly [string, string];
  /** Money from the bank when it is started. */
  readonly subsidy?: 'launch_price';
  /** Lays that cost it nothing but edges. */
  readonly free_lays?: { readonly hexes: readonly string[]; readonly tiles: readonly string[] };
  readonly colour: string;
  readonly text_colour: string;
}

export interface Mechanics {
  readonly waterfall_auction?: WaterfallAuction;
  readonly private_deal?: PrivateDeal;
  readonly trade_in?: TradeIn;
  readonly card_draft?: CardDraft;
  readonly issue_and_redeem?: IssueAndRedeem;
  readonly connection_bonuses?: ConnectionBonuses;
  readonly start_package?: StartPackage;
  readonly bonds?: Bonds;
  readonly formation_by_vote?: FormationByVote;
  readonly closed_crossings?: ClosedCrossings;
  readonly private_auction?: PrivateAuction;
  readonly launch_auction?: LaunchAuction;
  readonly loans?: Loans;
  readonly shorts?: Shorts;
  readonly corporate_turn?: CorporateTurn;
  readonly merger_round?: MergerRound;
  readonly acquisition_round?: AcquisitionRound;
  readonly cash_crisis?: CashCrisis;
  readonly train_export?: TrainExport;
  readonly ferries?: Ferries;
  readonly variable_homes?: VariableHomes;
  readonly takeover_round?: TakeoverRound;
  readonly station_bonus?: StationBonus;
  readonly private_draw?: PrivateDraw;
  readonly tied_run?: TiedRun;
  readonly resource_marker?: ResourceMarker;
  readonly systems?: Systems;
  readonly unstarted_removal?: UnstartedRemoval;
  readonly destinations?: Destinations;
  readonly shared_stations?: SharedStations;
}
export type MechanicName = keyof Mechanics;

export interface Option {
  readonly id: string;
  readonly import_as: string;
  /** What it changes, by language code. */
  readonly effect: Readonly<Record<string, string>>;
  readonly excludes: readonly string[];
  /** Merge patch (RFC 7386) to the compiled title. */
  readonly patch: object;
  /** Places in the compiled title that become null, after the patch, which cannot say so. */
  readonly nulls?: readonly (readonly string[])[];
}

export interface Quirk {
  /** Id in the rules brief. */
  readonly id: string;
  readonly name: QuirkName;
  /** Section of the brief where it bites. */
  readonly section: string;
  readonly effect: string;
  /** What is different in the title: a merge patch (RFC 7386), applied after those of the options. */
  readonly patch?: object;
  /** Places in the compiled title that become null, after the patch. */
  readonly nulls?: readonly (readonly string[])[];
}

/** A number, or one by corporations still in the game: the smallest listed count that is not below them. */
export type CertificateLimit = number | Readonly<Record<string, number>>;

/** A figure, or a whole entry, that no source states. */
export interface Provisional {
  /** Way to it in the data: file, then members and ids. */
  readonly path: readonly string[];
  /** Why it is not certain, by language code. */
  readonly reason: Readonly<Record<string, string>>;
}

/** A title as the engine plays it. */
export interface Title {
  readonly id: string;
  readonly name: string;
  readonly designers: readonly string[];
  /** Country and time in a few words, by language code. */
  readonly setting: Readonly<Record<string, string>>;
  /** Usual playing time, for readers. */
  readonly hours?: { readonly min: number; readonly max: number };
  /** What is special about it in one sentence, by language code, for readers. */
  readonly special?: Readonly<Record<string, string>>;
  /** Title name in the export format. */
  readonly record_title: string;
  readonly players: {
    readonly min: number;
    readonly max: number;
    /** With so many players, or more, the figures are not the publisher’s. */
    readonly unofficial_from?: number;
  };
  readonly money: {
    readonly currency: string;
    readonly bank: number | 'unlimited';
    /** By number of players. */
    readonly starting_cash: Readonly<Record<string, number>>;
  };
  /** By number of players; null: no limit. */
  readonly certificate_limit: Readonly<Record<string, CertificateLimit>> | null;
  /** What is different with some numbers of players: a merge patch (RFC 7386) to the title with its options. */
  readonly by_players: Readonly<Record<string, object>>;
  readonly rules: Rules;
  readonly mechanics: Mechanics;
  readonly phases: Keyed<Phase>;
  readonly trains: Keyed<Train>;
  readonly privates: Keyed<Private>;
  readonly corporations: Keyed<Corporation>;
  readonly market: Market;
  readonly map: HexMap;
  readonly tiles: Keyed<Tile>;
  readonly upgrades: Readonly<Record<string, readonly Upgrade[]>>;
  readonly options: Keyed<Option>;
  readonly quirks: Keyed<Quirk>;
  /** Section of the rules brief per rule key. */
  readonly sections: Readonly<Partial<Record<RuleKey, string>>>;
  /** What no source states, in the order in which it is written. */
  readonly provisional: readonly Provisional[];
}
