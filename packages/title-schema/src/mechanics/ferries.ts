import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Ferries that corporations buy and that add to what a city pays (1833NE §14). */
export const Ferries = Type.Object(
  {
    price: Type.Integer({ minimum: 0, description: 'Price of a ferry.' }),
    until_phase: Type.String({ description: 'Phase in which they leave the game.' }),
    new_bonus: Type.Integer({ minimum: 0, description: 'What the ferry bought last is worth more, while others are left.' }),
    last_bonus: Type.Integer({ minimum: 0, description: 'What the last of all is worth more.' }),
    ferries: Type.Array(
      Type.Object(
        {
          hex: Type.String({ description: 'Hex of the city.' }),
          value: Type.Integer({ minimum: 0, description: 'What it adds to one route that is paid for the city.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'The ferries, one in a hex.' },
    ),
  },
  { additionalProperties: false, description: 'Ferries: one purchase a turn, in a city that track leads to.' },
);
export type Ferries = Frozen<Static<typeof Ferries>>;
export const FERRIES_RULES = ['ferry.sold', 'ferry.once', 'ferry.when', 'ferry.not_connected', 'ferry.cash', 'ferry.not_owned'] as const;
