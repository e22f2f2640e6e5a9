import { cardDraft } from './card-draft/card-draft.ts';
import { connectionBonuses } from './connection-bonuses/connection-bonuses.ts';
import { issueAndRedeem } from './issue-and-redeem/issue-and-redeem.ts';
import type { Mechanic } from './mechanic.ts';
import { privateDeal } from './private-deal/private-deal.ts';
import { tradeIn } from './trade-in/trade-in.ts';
import { waterfallAuction } from './waterfall-auction/waterfall-auction.ts';

/** Every mechanic that a title may name, in the order in which they answer. */
export const MECHANICS: readonly Mechanic[] = [waterfallAuction, privateDeal, tradeIn, cardDraft, issueAndRedeem, connectionBonuses];
