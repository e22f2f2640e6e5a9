import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** The bank takes trains from the top of the stack at the end of every operating round (1817 §13.5). */
export const TrainExport = Type.Object(
  {
    whole: Type.Array(Type.String(), { description: 'Trains that leave all together; of others one leaves.', default: [] }),
  },
  { additionalProperties: false, description: 'Trains leave at the end of operating rounds, as if they had been bought.' },
);
export type TrainExport = Frozen<Static<typeof TrainExport>>;
export const TRAIN_EXPORT_RULES = [] as const;
