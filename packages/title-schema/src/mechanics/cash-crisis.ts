import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** A player whose money is below nothing sells shares or is out; the game goes on without him (1817 §11). */
export const CashCrisis = Type.Object({}, { additionalProperties: false, description: 'Players below nothing sell or leave the game.' });
export type CashCrisis = Frozen<Static<typeof CashCrisis>>;
export const CASH_CRISIS_RULES = ['crisis.presidency', 'crisis.too_much', 'crisis.can_pay', 'crisis.trading'] as const;
