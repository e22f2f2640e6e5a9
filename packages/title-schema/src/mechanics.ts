import { Type } from 'typebox';
import type { MechanicName, Mechanics } from './compiled.ts';
import { CardDraft } from './mechanics/card-draft.ts';
import { ConnectionBonuses } from './mechanics/connection-bonuses.ts';
import { IssueAndRedeem } from './mechanics/issue-and-redeem.ts';
import { Bonds } from './mechanics/bonds.ts';
import { ClosedCrossings } from './mechanics/closed-crossings.ts';
import { FormationByVote } from './mechanics/formation-by-vote.ts';
import { StartPackage } from './mechanics/start-package.ts';
import { PrivateDeal } from './mechanics/private-deal.ts';
import { TradeIn } from './mechanics/trade-in.ts';
import { WaterfallAuction } from './mechanics/waterfall-auction.ts';
import { PrivateAuction } from './mechanics/private-auction.ts';
import { LaunchAuction } from './mechanics/launch-auction.ts';
import { Loans } from './mechanics/loans.ts';
import { Shorts } from './mechanics/shorts.ts';
import { CorporateTurn } from './mechanics/corporate-turn.ts';
import { MergerRound } from './mechanics/merger-round.ts';
import { AcquisitionRound } from './mechanics/acquisition-round.ts';
import { CashCrisis } from './mechanics/cash-crisis.ts';
import { TrainExport } from './mechanics/train-export.ts';
import { StationBonus } from './mechanics/station-bonus.ts';
import { PrivateDraw } from './mechanics/private-draw.ts';
import { TiedRun } from './mechanics/tied-run.ts';
import { ResourceMarker } from './mechanics/resource-marker.ts';
import { Systems } from './mechanics/systems.ts';
import { UnstartedRemoval } from './mechanics/unstarted-removal.ts';
import { SharedStations } from './mechanics/shared-stations.ts';
import { TakeoverRound } from './mechanics/takeover-round.ts';
import { VariableHomes } from './mechanics/variable-homes.ts';
import { Destinations } from './mechanics/destinations.ts';
import { Ferries } from './mechanics/ferries.ts';
import type { Frozen } from './frozen.ts';

/** Parameters of every mechanic, one line each. */
export const MECHANICS = {
  waterfall_auction: WaterfallAuction,
  private_deal: PrivateDeal,
  trade_in: TradeIn,
  card_draft: CardDraft,
  issue_and_redeem: IssueAndRedeem,
  connection_bonuses: ConnectionBonuses,
  start_package: StartPackage,
  bonds: Bonds,
  formation_by_vote: FormationByVote,
  closed_crossings: ClosedCrossings,
  private_auction: PrivateAuction,
  launch_auction: LaunchAuction,
  loans: Loans,
  shorts: Shorts,
  corporate_turn: CorporateTurn,
  merger_round: MergerRound,
  acquisition_round: AcquisitionRound,
  cash_crisis: CashCrisis,
  train_export: TrainExport,
  ferries: Ferries,
  variable_homes: VariableHomes,
  takeover_round: TakeoverRound,
  station_bonus: StationBonus,
  private_draw: PrivateDraw,
  tied_run: TiedRun,
  resource_marker: ResourceMarker,
  systems: Systems,
  unstarted_removal: UnstartedRemoval,
  destinations: Destinations,
  shared_stations: SharedStations,
} as const satisfies Record<MechanicName, object>;

/** Mechanics that a title switches on, with their parameters. */
export const MechanicsSource = Type.Unsafe<Frozen<Mechanics>>(
  Type.Object(
    {
      waterfall_auction: Type.Optional(MECHANICS.waterfall_auction),
      private_deal: Type.Optional(MECHANICS.private_deal),
      trade_in: Type.Optional(MECHANICS.trade_in),
      card_draft: Type.Optional(MECHANICS.card_draft),
      issue_and_redeem: Type.Optional(MECHANICS.issue_and_redeem),
      connection_bonuses: Type.Optional(MECHANICS.connection_bonuses),
      start_package: Type.Optional(MECHANICS.start_package),
      bonds: Type.Optional(MECHANICS.bonds),
      formation_by_vote: Type.Optional(MECHANICS.formation_by_vote),
      closed_crossings: Type.Optional(MECHANICS.closed_crossings),
      private_auction: Type.Optional(MECHANICS.private_auction),
      launch_auction: Type.Optional(MECHANICS.launch_auction),
      loans: Type.Optional(MECHANICS.loans),
      shorts: Type.Optional(MECHANICS.shorts),
      corporate_turn: Type.Optional(MECHANICS.corporate_turn),
      merger_round: Type.Optional(MECHANICS.merger_round),
      acquisition_round: Type.Optional(MECHANICS.acquisition_round),
      cash_crisis: Type.Optional(MECHANICS.cash_crisis),
      train_export: Type.Optional(MECHANICS.train_export),
      ferries: Type.Optional(MECHANICS.ferries),
      variable_homes: Type.Optional(MECHANICS.variable_homes),
      takeover_round: Type.Optional(MECHANICS.takeover_round),
      station_bonus: Type.Optional(MECHANICS.station_bonus),
      private_draw: Type.Optional(MECHANICS.private_draw),
      tied_run: Type.Optional(MECHANICS.tied_run),
      resource_marker: Type.Optional(MECHANICS.resource_marker),
      systems: Type.Optional(MECHANICS.systems),
      unstarted_removal: Type.Optional(MECHANICS.unstarted_removal),
      destinations: Type.Optional(MECHANICS.destinations),
      shared_stations: Type.Optional(MECHANICS.shared_stations),
    },
    { additionalProperties: false, description: 'Mechanics that the title switches on, with their parameters.' },
  ),
);
