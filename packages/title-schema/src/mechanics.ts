import { Type } from 'typebox';
import type { MechanicName, Mechanics } from './compiled.ts';
import { CardDraft } from './mechanics/card-draft.ts';
import { ConnectionBonuses } from './mechanics/connection-bonuses.ts';
import { IssueAndRedeem } from './mechanics/issue-and-redeem.ts';
import { PrivateDeal } from './mechanics/private-deal.ts';
import { TradeIn } from './mechanics/trade-in.ts';
import { WaterfallAuction } from './mechanics/waterfall-auction.ts';
import type { Frozen } from './frozen.ts';

/** Parameters of every mechanic, one line each. */
export const MECHANICS = {
  waterfall_auction: WaterfallAuction,
  private_deal: PrivateDeal,
  trade_in: TradeIn,
  card_draft: CardDraft,
  issue_and_redeem: IssueAndRedeem,
  connection_bonuses: ConnectionBonuses,
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
    },
    { additionalProperties: false, description: 'Mechanics that the title switches on, with their parameters.' },
  ),
);
