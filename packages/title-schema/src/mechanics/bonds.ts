import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Bonds that players buy from the bank and sell to it at one price (1893 §6.6). */
export const Bonds = Type.Object(
  {
    privates: Type.Array(Type.String(), { minItems: 1, description: 'The bonds, in the order in which the bank sells them.' }),
    price: Type.Integer({ minimum: 1, description: 'What one costs and brings.' }),
    sold_from_turn: Type.Integer({ minimum: 1, description: 'First stock round in which players may sell one.', default: 1 }),
    for_trains: Type.Boolean({
      description: 'Whether a president who is short of money for a train sells them, before shares.',
      default: true,
    }),
  },
  { additionalProperties: false, description: 'Bonds traded with the bank in stock rounds.' },
);
export type Bonds = Frozen<Static<typeof Bonds>>;
export const BONDS_RULES = ['bonds.sold_before', 'bonds.when', 'bonds.first'] as const;
