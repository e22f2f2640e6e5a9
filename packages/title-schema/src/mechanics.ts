import { Type } from 'typebox';
import type { MechanicName, Mechanics } from './compiled.ts';
import { Bonds } from './mechanics/bonds.ts';
import { ClosedCrossings } from './mechanics/closed-crossings.ts';
import { FormationByVote } from './mechanics/formation-by-vote.ts';
import { StartPackage } from './mechanics/start-package.ts';
import { PrivateDeal } from './mechanics/private-deal.ts';
import { TradeIn } from './mechanics/trade-in.ts';
import { WaterfallAuction } from './mechanics/waterfall-auction.ts';
import type { Frozen } from './frozen.ts';

/** Parameters of every mechanic, one line each. */
export const MECHANICS = {
  waterfall_auction: WaterfallAuction,
  private_deal: PrivateDeal,
  trade_in: TradeIn,
  start_package: StartPackage,
  bonds: Bonds,
  formation_by_vote: FormationByVote,
  closed_crossings: ClosedCrossings,
} as const satisfies Record<MechanicName, object>;

/** Mechanics that a title switches on, with their parameters. */
export const MechanicsSource = Type.Unsafe<Frozen<Mechanics>>(
  Type.Object(
    {
      waterfall_auction: Type.Optional(MECHANICS.waterfall_auction),
      private_deal: Type.Optional(MECHANICS.private_deal),
      trade_in: Type.Optional(MECHANICS.trade_in),
      start_package: Type.Optional(MECHANICS.start_package),
      bonds: Type.Optional(MECHANICS.bonds),
      formation_by_vote: Type.Optional(MECHANICS.formation_by_vote),
      closed_crossings: Type.Optional(MECHANICS.closed_crossings),
    },
    { additionalProperties: false, description: 'Mechanics that the title switches on, with their parameters.' },
  ),
);
