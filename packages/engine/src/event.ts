import type {
  CellId,
  CertificateId,
  EndCause,
  HexId,
  Holder,
  OperatorId,
  PaidRoute,
  PlayerId,
  PrivateId,
  Purse,
  TrainCard,
} from './state.ts';
import type { ActionType } from './action.ts';
import type { LiquidationCause } from './mechanics/slices.ts';

/** Why money moved. */
export const REASONS = [
  'start',
  'private',
  'bid',
  'share',
  'sale',
  'capital',
  'income',
  'terrain',
  'token',
  'dividend',
  'withheld',
  'train',
  'help',
  'bankruptcy',
  'closing',
  'subsidy',
  'issue',
  'ferry',
  'redeem',
  'merged',
  'loan',
  'interest',
  'short',
  'own_share',
  'contribution',
  'takeover',
  'proceeds',
  'marker',
  'waiting',
  'destination',
] as const;
export type Reason = (typeof REASONS)[number];

/** What happened, in order; the log, the statistics and the tests read these. */
export type GameEvent =
  | { readonly type: 'acted'; readonly action: ActionType; readonly by: string }
  | { readonly type: 'money'; readonly from: Purse; readonly to: Purse; readonly amount: number; readonly why: Reason }
  | {
      readonly type: 'shares';
      readonly certificates: readonly CertificateId[];
      readonly from: Holder;
      readonly to: Holder;
      readonly units: number;
    }
  | { readonly type: 'par'; readonly corporation: OperatorId; readonly cell: CellId; readonly price: number; readonly player: PlayerId }
  | { readonly type: 'price'; readonly corporation: OperatorId; readonly from: CellId; readonly to: CellId; readonly price: number }
  | { readonly type: 'president'; readonly corporation: OperatorId; readonly player: PlayerId }
  | { readonly type: 'floated'; readonly corporation: OperatorId }
  | { readonly type: 'bid'; readonly player: PlayerId; readonly private: PrivateId; readonly amount: number }
  | { readonly type: 'bid_corporation'; readonly player: PlayerId; readonly corporation: OperatorId; readonly amount: number }
  /** `by`: loans taken, or repaid where it is below nothing; `out`: loans of the corporation after that. */
  | { readonly type: 'loans'; readonly operator: OperatorId; readonly by: number; readonly out: number }
  | { readonly type: 'interest_rate'; readonly rate: number }
  | { readonly type: 'short'; readonly player: PlayerId; readonly corporation: OperatorId; readonly price: number }
  /** A share and a short in one hand leave the game. */
  | { readonly type: 'pair'; readonly corporation: OperatorId; readonly holder: Holder }
  | { readonly type: 'destination'; readonly operator: OperatorId; readonly hex: HexId }
  | { readonly type: 'size'; readonly operator: OperatorId; readonly size: number }
  | { readonly type: 'liquidated'; readonly operator: OperatorId; readonly cause: LiquidationCause }
  | { readonly type: 'merged'; readonly operator: OperatorId; readonly into: OperatorId; readonly price: number }
  | { readonly type: 'on_sale'; readonly operator: OperatorId; readonly mode: 'liquidation' | 'forced' | 'friendly' }
  /** `to`: the corporation that takes it over; null: the bank. */
  | { readonly type: 'taken_over'; readonly operator: OperatorId; readonly to: OperatorId | null; readonly price: number }
  | { readonly type: 'tokens_bought'; readonly operator: OperatorId; readonly count: number; readonly cost: number }
  | { readonly type: 'token_removed'; readonly operator: OperatorId; readonly hex: HexId }
  | { readonly type: 'marker'; readonly hex: HexId; readonly name: string; readonly operator: OperatorId }
  | { readonly type: 'ferry'; readonly operator: OperatorId; readonly hex: HexId; readonly cost: number }
  | { readonly type: 'marker_removed'; readonly hex: HexId; readonly name: string }
  | {
      readonly type: 'system';
      readonly system: OperatorId;
      readonly survivor: OperatorId;
      readonly absorbed: OperatorId;
      readonly price: number;
    }
  | { readonly type: 'merger_failed'; readonly survivor: OperatorId; readonly absorbed: OperatorId }
  | { readonly type: 'resource'; readonly operator: OperatorId; readonly name: string; readonly hex: HexId }
  | { readonly type: 'place_blocked'; readonly hex: HexId }
  | { readonly type: 'exported'; readonly train: TrainCard }
  | { readonly type: 'obsolete'; readonly name: string }
  | { readonly type: 'private'; readonly private: PrivateId; readonly to: string; readonly price: number }
  | { readonly type: 'price_drop'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'chosen'; readonly player: PlayerId; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'vote'; readonly player: PlayerId; readonly corporation: OperatorId; readonly yes: boolean; readonly percent: number }
  | { readonly type: 'voted'; readonly corporation: OperatorId; readonly yes: number; readonly no: number; readonly passed: boolean }
  | { readonly type: 'closed'; readonly private: PrivateId }
  | {
      readonly type: 'tile';
      readonly hex: HexId;
      readonly tile: string;
      readonly rotation: number;
      /** The operator, or the private that a player lays it through. */
      readonly by: string;
      readonly cost: number;
    }
  | { readonly type: 'token'; readonly hex: HexId; readonly stop: number | null; readonly owner: OperatorId; readonly cost: number }
  | { readonly type: 'run'; readonly operator: OperatorId; readonly routes: readonly PaidRoute[]; readonly revenue: number }
  | { readonly type: 'dividend'; readonly operator: OperatorId; readonly kind: 'payout' | 'half' | 'withhold'; readonly per_share: number }
  | { readonly type: 'train'; readonly train: TrainCard; readonly from: string; readonly to: string; readonly price: number }
  | { readonly type: 'rusted'; readonly train: TrainCard; readonly owner: string }
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'round'; readonly round: string }
  | { readonly type: 'operator'; readonly operator: OperatorId }
  | {
      readonly type: 'offer';
      readonly from: PlayerId;
      readonly to: PlayerId;
      readonly thing: string;
      readonly amount: number;
      readonly by: string;
    }
  | { readonly type: 'operator_closed'; readonly operator: OperatorId }
  | { readonly type: 'assigned'; readonly private: PrivateId; readonly target: string }
  | { readonly type: 'bank_broken' }
  | { readonly type: 'bankrupt'; readonly player: PlayerId }
  | { readonly type: 'over'; readonly cause: EndCause };
