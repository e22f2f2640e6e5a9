import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations are offered and bought, those in the zones of forced sale first (1817 §10). */
export const AcquisitionRound = Type.Object(
  {
    step: Type.Integer({ minimum: 1, description: 'Bids are multiples of this.' }),
    forced_minimum: Type.Integer({ minimum: 0, description: 'Least bid in a forced sale.' }),
  },
  { additionalProperties: false, description: 'Rounds in which corporations are bought.' },
);
export type AcquisitionRound = Frozen<Static<typeof AcquisitionRound>>;
export const ACQUISITION_ROUND_RULES = [
  'acquisition.not_asked',
  'acquisition.bid.range',
  'acquisition.bid.own',
  'acquisition.buyer',
] as const;
