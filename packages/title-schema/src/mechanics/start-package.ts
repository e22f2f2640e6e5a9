import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

const cards = (description: string) => Type.Array(Type.String(), { description });

/** Opening sale of cards at printed prices, in which a pass is final; what is left is sold by force later (1893 §3, §4). */
export const StartPackage = Type.Object(
  {
    always: cards('Privates that lie open as long as they are not sold.'),
    in_order: cards('Privates of which only the first unsold ones lie open.'),
    shown: Type.Integer({ minimum: 1, description: 'How many of those lie open.' }),
    ends_with: Type.Integer({
      minimum: 0,
      description: 'Cards left with which the sale ends and the first stock round begins; they are for sale there.',
    }),
    forced: Type.Object(
      {
        step: Type.Integer({ minimum: 1, description: 'What the price falls by when all pass.' }),
        floor_percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Part of the price below which it never falls.' }),
      },
      { additionalProperties: false, description: 'How what is left is sold before the second stock round.' },
    ),
  },
  { additionalProperties: false, description: 'Opening sale at printed prices.' },
);
export type StartPackage = Frozen<Static<typeof StartPackage>>;
export const START_PACKAGE_RULES = ['package.card', 'package.price', 'package.cash', 'package.chosen'] as const;
