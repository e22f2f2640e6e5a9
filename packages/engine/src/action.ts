import type { CellId, CertificateId, Entity, HexId, OperatorId, PlayerId, PrivateId, Route, TrainId } from './state.ts';

/** Everything that players and operators can do. `by` is the one in whose name it is done. */
export type Action =
  | { readonly type: 'pass'; readonly by: Entity }
  | { readonly type: 'bid'; readonly by: Entity; readonly private: PrivateId; readonly amount: number }
  | { readonly type: 'par'; readonly by: Entity; readonly corporation: OperatorId; readonly cell: CellId }
  | { readonly type: 'buy_shares'; readonly by: Entity; readonly certificates: readonly CertificateId[] }
  /** `units`: shares sold; fewer than on the certificates when a president keeps half of his (1830 §5.10). */
  | { readonly type: 'sell_shares'; readonly by: Entity; readonly certificates: readonly CertificateId[]; readonly units: number }
  | { readonly type: 'buy_private'; readonly by: Entity; readonly private: PrivateId; readonly amount: number }
  /** `copy` is for records; left out, the first free copy is taken. `city` chooses the stop of a token that waits in the hex. */
  | {
      readonly type: 'lay_tile';
      readonly by: Entity;
      readonly hex: HexId;
      readonly tile: string;
      readonly rotation: number;
      readonly copy?: number;
    }
  | {
      readonly type: 'place_token';
      readonly by: Entity;
      readonly hex: HexId;
      readonly stop: number;
      readonly slot: number;
      readonly owner?: OperatorId;
    }
  | { readonly type: 'run_routes'; readonly by: Entity; readonly routes: readonly Route[]; readonly revenue?: number }
  | { readonly type: 'dividend'; readonly by: Entity; readonly kind: 'payout' | 'half' | 'withhold' }
  | {
      readonly type: 'buy_train';
      readonly by: Entity;
      readonly train: TrainId;
      readonly amount: number;
      readonly trade_in?: TrainId;
      /** Side of the card, where it is not the main one. */
      readonly face?: string;
      /** Shelf of a system that it goes to. */
      readonly shelf?: string;
    }
  | { readonly type: 'bid_corporation'; readonly by: Entity; readonly corporation: OperatorId; readonly amount: number }
  /** Number of shares of a corporation that has been won. */
  | { readonly type: 'choose_size'; readonly by: Entity; readonly size: number }
  /** A private goes to a new corporation instead of money. */
  | { readonly type: 'contribute'; readonly by: Entity; readonly private: PrivateId }
  | { readonly type: 'short'; readonly by: Entity; readonly corporation: OperatorId }
  | { readonly type: 'take_loan'; readonly by: Entity }
  | { readonly type: 'repay_loan'; readonly by: Entity }
  | { readonly type: 'convert'; readonly by: Entity }
  /** By an operator: with this one. By a player: this one of his takes over what he has won. */
  | {
      readonly type: 'merge';
      readonly by: Entity;
      readonly corporation: OperatorId;
      /** A record tells that it came to nothing (1828 §7.11). */
      readonly failed?: boolean;
    }
  /** An answer that a merger asks for: a corporation, a player, or `exchange` or `sell` (1828 §7.6, §7.7). */
  | { readonly type: 'choose'; readonly by: Entity; readonly option: string }
  /** A train goes to the other shelf of its system. */
  | { readonly type: 'swap_train'; readonly by: Entity; readonly train: TrainId }
  /** A marker that opens a hex (1828 §17.2). */
  | { readonly type: 'buy_marker'; readonly by: Entity }
  | { readonly type: 'offer_sale'; readonly by: Entity; readonly corporation: OperatorId }
  | { readonly type: 'remove_token'; readonly by: Entity; readonly hex: HexId; readonly stop: number; readonly slot: number }
  | { readonly type: 'place_marker'; readonly by: Entity; readonly hex: HexId }
  | { readonly type: 'discard_train'; readonly by: Entity; readonly train: TrainId }
  /** A card of the draft. */
  | { readonly type: 'take'; readonly by: Entity; readonly card: string }
  /** Chooses the card that is sold next. */
  | { readonly type: 'nominate'; readonly by: Entity; readonly private: PrivateId }
  /** A private sold to the bank. */
  | { readonly type: 'sell_private'; readonly by: Entity; readonly private: PrivateId; readonly amount: number }
  | { readonly type: 'vote'; readonly by: Entity; readonly yes: boolean }
  /** A private used for something: `target` is what the power is about. */
  | { readonly type: 'assign'; readonly by: Entity; readonly target: string }
  | { readonly type: 'bankrupt'; readonly by: Entity }
  | { readonly type: 'accept'; readonly by: Entity }
  | { readonly type: 'refuse'; readonly by: Entity }
  /** What a takeover owes a holder, a player or the market, paid in money or in shares of the acquirer. */
  | { readonly type: 'buy_out'; readonly by: Entity; readonly holder: string; readonly with: 'cash' | 'shares' }
  /** The ferry of a city. */
  | { readonly type: 'buy_ferry'; readonly by: Entity; readonly hex: HexId }
  /** The players stop here; values are reckoned as they stand. */
  | { readonly type: 'end_game'; readonly by: Entity };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** Least and greatest amount, both allowed, and the step between. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Something that may be done now. `action` can be applied as it stands; with `amount` its amount may be
 * anything in the range. `judged`: the routes of the action are an example, any legal run is accepted.
 */
export interface Choice {
  readonly action: Action;
  /** The player who decides. */
  readonly decider: PlayerId;
  readonly amount?: Range;
  readonly judged?: true;
}
