import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations take over others, which may refuse, for money and own shares (1833NE §23.5–23.11). */
export const TakeoverRound = Type.Object(
  {
    from_phase: Type.String({ description: 'First phase in which there are takeovers.' }),
    more_trains: Type.Integer({
      minimum: 0,
      description: 'Trains that a corporation may own more for every other that it has taken over.',
    }),
  },
  { additionalProperties: false, description: 'Rounds in which corporations take over others.' },
);
export type TakeoverRound = Frozen<Static<typeof TakeoverRound>>;
export const TAKEOVER_ROUND_RULES = ['takeover.target', 'takeover.not_connected', 'takeover.money', 'takeover.pay'] as const;
