import { CARD_DRAFT_RULES } from './mechanics/card-draft.ts';
import { CONNECTION_BONUSES_RULES } from './mechanics/connection-bonuses.ts';
import { ISSUE_AND_REDEEM_RULES } from './mechanics/issue-and-redeem.ts';
import { BONDS_RULES } from './mechanics/bonds.ts';
import { CLOSED_CROSSINGS_RULES } from './mechanics/closed-crossings.ts';
import { FORMATION_BY_VOTE_RULES } from './mechanics/formation-by-vote.ts';
import { START_PACKAGE_RULES } from './mechanics/start-package.ts';
import { PRIVATE_DEAL_RULES } from './mechanics/private-deal.ts';
import { TRADE_IN_RULES } from './mechanics/trade-in.ts';
import { PRIVATE_AUCTION_RULES } from './mechanics/private-auction.ts';
import { LAUNCH_AUCTION_RULES } from './mechanics/launch-auction.ts';
import { LOANS_RULES } from './mechanics/loans.ts';
import { SHORTS_RULES } from './mechanics/shorts.ts';
import { CORPORATE_TURN_RULES } from './mechanics/corporate-turn.ts';
import { MERGER_ROUND_RULES } from './mechanics/merger-round.ts';
import { ACQUISITION_ROUND_RULES } from './mechanics/acquisition-round.ts';
import { CASH_CRISIS_RULES } from './mechanics/cash-crisis.ts';
import { STATION_BONUS_RULES } from './mechanics/station-bonus.ts';
import { TRAIN_EXPORT_RULES } from './mechanics/train-export.ts';
import { SHARED_STATIONS_RULES } from './mechanics/shared-stations.ts';
import { TAKEOVER_ROUND_RULES } from './mechanics/takeover-round.ts';
import { VARIABLE_HOMES_RULES } from './mechanics/variable-homes.ts';
import { DESTINATIONS_RULES } from './mechanics/destinations.ts';
import { FERRIES_RULES } from './mechanics/ferries.ts';
import { WATERFALL_AUCTION_RULES } from './mechanics/waterfall-auction.ts';
import { RESOURCE_MARKER_RULES } from './mechanics/resource-marker.ts';
import { SYSTEMS_RULES } from './mechanics/systems.ts';
import { TIED_RUN_RULES } from './mechanics/tied-run.ts';

/** Reasons why the core refuses an action. Each has words in every language and a section per title. */
export const CORE_RULES = [
  'game.over',
  'turn.not_yours',
  'turn.not_now',
  'action.malformed',
  'action.unknown_thing',
  'pass.forbidden',
  'offer.pending',
  'offer.refused_before',
  'stock.buy.cash',
  'stock.buy.not_for_sale',
  'stock.buy.no_par',
  'stock.buy.once',
  'stock.buy.sold_before',
  'stock.buy.ownership',
  'stock.buy.certificate_limit',
  'stock.par.cell',
  'stock.par.started',
  'stock.par.formed',
  'stock.par.cash',
  'stock.par.owed',
  'stock.sell.first_round',
  'stock.sell.not_operated',
  'stock.sell.not_owned',
  'stock.sell.market_limit',
  'stock.sell.president',
  'stock.sell.order',
  'stock.sell.one_bundle',
  'stock.sell.no_price',
  'stock.zone',
  'stock.must_sell',
  'stock.private.when',
  'stock.private.price',
  'private.not_for_sale',
  'private.owner',
  'private.price',
  'private.cash',
  'private.phase',
  'private.power.used',
  'private.power.owner',
  'private.power.hex',
  'private.power.empty',
  'private.power.facing',
  'private.power.marker',
  'exchange.certificate',
  'exchange.ownership',
  'exchange.when',
  'track.no_lay_left',
  'track.same_hex',
  'track.most_exits',
  'track.colour',
  'track.supply',
  'track.upgrade',
  'track.exits',
  'track.not_connected',
  'track.blocked',
  'track.by_power',
  'track.cash',
  'track.city_choice',
  'token.none_left',
  'token.once',
  'token.cash',
  'token.no_slot',
  'token.reserved',
  'token.one_per_hex',
  'token.not_reachable',
  'routes.train',
  'routes.two_stops',
  'routes.own_token',
  'routes.too_long',
  'routes.no_track',
  'routes.track_twice',
  'routes.stop_twice',
  'routes.group_twice',
  'routes.blocked_city',
  'routes.through_offboard',
  'routes.revenue',
  'dividend.choice',
  'train.not_for_sale',
  'train.price',
  'train.cash',
  'train.limit',
  'train.must_buy',
  'train.help.cheapest',
  'train.help.up_to_face',
  'train.help.sale_needed',
  'train.discard',
  'emergency.not_needed',
  'emergency.presidency',
  'emergency.too_much',
  'bankruptcy.not_needed',
  'bankruptcy.can_pay',
] as const;

/** Rules of the core that only some titles can meet, by a power or a parameter; others need no section for them. */
export const RARE_RULES = [
  'private.power.joined',
  'private.power.forfeited',
  'private.train_room',
  'assign.target',
  'assign.when',
  'emergency.closes',
  'emergency.dear_face',
  'stock.sell.presidentless',
  'routes.most',
  'exchange.par',
  'stock.par.waits',
  'train.shelf',
  'track.extra_or_upgrade',
  'private.place',
  'loan.turn',
  'loan.phase',
] as const;

/** Rule keys that a mechanic adds, by mechanic. */
export const MECHANIC_RULES = {
  waterfall_auction: WATERFALL_AUCTION_RULES,
  private_deal: PRIVATE_DEAL_RULES,
  trade_in: TRADE_IN_RULES,
  card_draft: CARD_DRAFT_RULES,
  issue_and_redeem: ISSUE_AND_REDEEM_RULES,
  connection_bonuses: CONNECTION_BONUSES_RULES,
  start_package: START_PACKAGE_RULES,
  bonds: BONDS_RULES,
  formation_by_vote: FORMATION_BY_VOTE_RULES,
  closed_crossings: CLOSED_CROSSINGS_RULES,
  private_auction: PRIVATE_AUCTION_RULES,
  launch_auction: LAUNCH_AUCTION_RULES,
  loans: LOANS_RULES,
  shorts: SHORTS_RULES,
  corporate_turn: CORPORATE_TURN_RULES,
  merger_round: MERGER_ROUND_RULES,
  acquisition_round: ACQUISITION_ROUND_RULES,
  cash_crisis: CASH_CRISIS_RULES,
  train_export: TRAIN_EXPORT_RULES,
  ferries: FERRIES_RULES,
  variable_homes: VARIABLE_HOMES_RULES,
  takeover_round: TAKEOVER_ROUND_RULES,
  station_bonus: STATION_BONUS_RULES,
  resource_marker: RESOURCE_MARKER_RULES,
  systems: SYSTEMS_RULES,
  tied_run: TIED_RUN_RULES,
  private_draw: [],
  unstarted_removal: [],
  destinations: DESTINATIONS_RULES,
  shared_stations: SHARED_STATIONS_RULES,
} as const;

export type RuleKey =
  (typeof CORE_RULES)[number] | (typeof RARE_RULES)[number] | (typeof MECHANIC_RULES)[keyof typeof MECHANIC_RULES][number];
