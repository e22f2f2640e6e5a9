import type { Mechanic } from './mechanic.ts';
import { bonds } from './bonds/bonds.ts';
import { closedCrossings } from './closed-crossings/closed-crossings.ts';
import { formationByVote } from './formation-by-vote/formation-by-vote.ts';
import { startPackage } from './start-package/start-package.ts';
import { privateDeal } from './private-deal/private-deal.ts';
import { tradeIn } from './trade-in/trade-in.ts';
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
];
