import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { words } from '../words.ts';

/** The bank takes trains from the top of the stack at the end of operating rounds (1817 §13.5). */
export const TrainExport = Type.Object(
  {
    whole: Type.Array(Type.String(), { description: 'Trains that leave all together; of others one leaves.', default: [] }),
    every: words(
      {
        operating_round: 'At the end of every operating round.',
        operating_set: 'At the end of the last operating round before a stock round.',
      },
      'When they leave.',
      'operating_round',
    ),
    unless_bought: Type.Boolean({
      description: 'Not where a train of the bank has been bought since the last such moment.',
      default: false,
    }),
    until: Type.Optional(Type.String({ description: 'Train from whose first sale on none leaves any more.' })),
  },
  { additionalProperties: false, description: 'Trains leave at the end of operating rounds, as if they had been bought.' },
);
export type TrainExport = Frozen<Static<typeof TrainExport>>;
export const TRAIN_EXPORT_RULES = [] as const;
