import { cardDraft } from './card-draft/card-draft.ts';
import { connectionBonuses } from './connection-bonuses/connection-bonuses.ts';
import { issueAndRedeem } from './issue-and-redeem/issue-and-redeem.ts';
import { acquisitionRound } from './acquisition-round/acquisition-round.ts';
import { cashCrisis } from './cash-crisis/cash-crisis.ts';
import { corporateTurn } from './corporate-turn/corporate-turn.ts';
import { launchAuction } from './launch-auction/launch-auction.ts';
import { loans } from './loans/steps.ts';
import { privateDraw } from './private-draw/private-draw.ts';
import { tiedRun } from './tied-run/tied-run.ts';
import { resourceMarker } from './resource-marker/resource-marker.ts';
import { unstartedRemoval } from './unstarted-removal/unstarted-removal.ts';
import { systems } from './systems/systems.ts';
import type { Mechanic } from './mechanic.ts';
import { bonds } from './bonds/bonds.ts';
import { closedCrossings } from './closed-crossings/closed-crossings.ts';
import { formationByVote } from './formation-by-vote/formation-by-vote.ts';
import { startPackage } from './start-package/start-package.ts';
import { mergerRound } from './merger-round/merger-round.ts';
import { privateAuction } from './private-auction/private-auction.ts';
import { privateDeal } from './private-deal/private-deal.ts';
import { destinations } from './destinations/destinations.ts';
import { ferries } from './ferries/ferries.ts';
import { takeoverRound } from './takeover-round/takeover-round.ts';
import { variableHomes } from './variable-homes/variable-homes.ts';
import { stationBonus } from './station-bonus/station-bonus.ts';
import { sharedStations } from './shared-stations/shared-stations.ts';
import { shorts } from './shorts/shorts.ts';
import { tradeIn } from './trade-in/trade-in.ts';
import { trainExport } from './train-export/train-export.ts';
import { waterfallAuction } from './waterfall-auction/waterfall-auction.ts';

/** Every mechanic that a title may name, in the order in which they answer. */
export const MECHANICS: readonly Mechanic[] = [
  waterfallAuction,
  privateDeal,
  tradeIn,
  startPackage,
  bonds,
  formationByVote,
  closedCrossings,
  privateAuction,
  launchAuction,
  loans,
  shorts,
  corporateTurn,
  mergerRound,
  acquisitionRound,
  cashCrisis,
  trainExport,
  cardDraft,
  issueAndRedeem,
  connectionBonuses,
  stationBonus,
  privateDraw,
  tiedRun,
  resourceMarker,
  unstartedRemoval,
  systems,
  sharedStations,
  variableHomes,
  takeoverRound,
  ferries,
  destinations,
];
