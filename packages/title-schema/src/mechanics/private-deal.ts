import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { words } from '../words.ts';

/** Privates are shuffled and dealt to the players; there is no opening sale (1889 §9.2). */
export const PrivateDeal = Type.Object(
  {
    each: Type.Integer({ minimum: 1, description: 'Privates that each player gets.', default: 1 }),
    pay: words(['face', 'nothing'], 'What a player pays for a private that he is dealt.', 'face'),
  },
  { additionalProperties: false, description: 'Privates dealt at random instead of an opening sale.' },
);
export type PrivateDeal = Frozen<Static<typeof PrivateDeal>>;
export const PRIVATE_DEAL_RULES = [] as const;
