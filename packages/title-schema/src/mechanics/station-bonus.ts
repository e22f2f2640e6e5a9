import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Money for cities with a station of one's own, by train (1817 §16.3). */
export const StationBonus = Type.Object(
  {
    by_train: Type.Record(Type.String(), Type.Integer({ minimum: 1, description: 'What such a city adds.' }), {
      description: 'Name of the train → what every city at which it stops and that has a token of its operator adds.',
    }),
  },
  { additionalProperties: false, description: 'Some trains earn more in cities with a token of their operator.' },
);
export type StationBonus = Frozen<Static<typeof StationBonus>>;
export const STATION_BONUS_RULES = [] as const;
