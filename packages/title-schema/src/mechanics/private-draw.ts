import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Some privates of a group are drawn out of the game before it begins (1828 §2.5). */
export const PrivateDraw = Type.Object(
  {
    privates: Type.Array(Type.String(), { minItems: 1, description: 'Privates of the group, in the order of the draw.' }),
    kept: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Type.Integer({ minimum: 0, description: 'Privates that stay.' }), {
      description: 'How many of them stay, by number of players.',
    }),
    one_of: Type.Array(Type.String(), {
      description: 'Privates of which one stays at least: the draw is made again until it is so.',
      default: [],
    }),
  },
  { additionalProperties: false, description: 'Privates that are drawn out of the game before it begins.' },
);
export type PrivateDraw = Frozen<Static<typeof PrivateDraw>>;
