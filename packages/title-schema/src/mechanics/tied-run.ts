import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Operators whose trains run only where they have just built (1828 §16.6). */
export const TiedRun = Type.Object(
  { operators: Type.Array(Type.String(), { minItems: 1, description: 'The operators.' }) },
  {
    additionalProperties: false,
    description:
      'Operators that run only after a lay, without need of a station: every route has a stop of the tile laid, or one that its track leads to where it has none.',
  },
);
export type TiedRun = Frozen<Static<typeof TiedRun>>;
export const TIED_RUN_RULES = ['routes.tied'] as const;
