import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** A train handed in makes another one cheaper (1830 §10.4). */
export const TradeIn = Type.Object(
  {
    per_turn: Type.Optional(
      Type.Integer({ minimum: 1, description: 'How many an operator may trade in in one turn; left out: any number.' }),
    ),
    from_phase: Type.Optional(Type.String({ minLength: 1, description: 'Phase from which on trains are traded in; left out: always.' })),
    discounts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer({ minimum: 1 })), {
      description: 'New train → old train → money off.',
    }),
  },
  { additionalProperties: false, description: 'Trains traded in.' },
);
export type TradeIn = Frozen<Static<typeof TradeIn>>;
export const TRADE_IN_RULES = ['trade_in.train', 'trade_in.once'] as const;
