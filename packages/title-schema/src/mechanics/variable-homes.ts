import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations whose home is chosen when they are launched (1833NE §23.2). */
export const VariableHomes = Type.Object(
  {
    corporations: Type.Array(Type.String({ description: 'Corporation.' }), { minItems: 1, description: 'Whose home is chosen.' }),
    from_phase: Type.String({ description: 'First phase in which they may be launched.' }),
    plain: Type.Object(
      { price: Type.Integer({ minimum: 0, description: 'Price of the home station.' }) },
      { additionalProperties: false, description: 'In a grey hex, or one without track.' },
    ),
    built: Type.Object(
      {
        price: Type.Integer({ minimum: 0, description: 'Price of the home station.' }),
        least_launch: Type.Integer({ minimum: 0, description: 'Least price at which the corporation must have been launched.' }),
      },
      { additionalProperties: false, description: 'In any other hex.' },
    ),
  },
  { additionalProperties: false, description: 'Corporations that choose a free city when they are launched, and pay for it.' },
);
export type VariableHomes = Frozen<Static<typeof VariableHomes>>;
export const VARIABLE_HOMES_RULES = ['home.phase', 'home.none', 'home.launch_price'] as const;
