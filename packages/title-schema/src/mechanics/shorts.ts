import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Players sell shares that do not exist: the market gets a share more, the seller owes it (1817 §4.3–4.7, §7.5). */
export const Shorts = Type.Object(
  {
    most: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
      description: 'Number of shares of the corporation → most short shares of it, wherever they lie; none where it is not listed.',
    }),
    until_phase: Type.String({ description: 'Phase from which on nobody sells short any more.' }),
  },
  { additionalProperties: false, description: 'Short selling.' },
);
export type Shorts = Frozen<Static<typeof Shorts>>;
export const SHORTS_RULES = [
  'short.phase',
  'short.size',
  'short.operated',
  'short.trading',
  'short.holds',
  'short.most',
  'short.once',
] as const;
