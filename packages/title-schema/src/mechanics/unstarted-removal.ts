import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations that nobody has started leave the game (1828 §15.6). */
export const UnstartedRemoval = Type.Object(
  { from_phase: Type.String({ description: 'Phase from which on every stock round begins with it.' }) },
  {
    additionalProperties: false,
    description:
      'Corporations that have not been started leave the game when a stock round begins; blocking tokens take their home places.',
  },
);
export type UnstartedRemoval = Frozen<Static<typeof UnstartedRemoval>>;
