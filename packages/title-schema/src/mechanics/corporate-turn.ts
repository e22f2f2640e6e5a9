import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** A stock turn may be taken for one corporation, which borrows and then buys its own shares back (1817 §7.13). */
export const CorporateTurn = Type.Object(
  {},
  { additionalProperties: false, description: 'Stock turns for a corporation: loans, then its own shares.' },
);
export type CorporateTurn = Frozen<Static<typeof CorporateTurn>>;
export const CORPORATE_TURN_RULES = [
  'corporate.president',
  'corporate.whole_turn',
  'corporate.shares',
  'corporate.cash',
  'corporate.trading',
] as const;
