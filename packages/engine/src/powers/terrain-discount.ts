import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Its operator pays less where the only terrain is of the kinds that it names (1889 §8.5). */
export const terrainDiscount = (id: PrivateId, power: PowerOf<'terrain_discount'>): Answers => ({
  terrainOff: (game, builder, { types, cost }) => {
    const covered = types.length > 0 && types.every((type) => power.terrain.includes(type));
    return covered && builder.startsWith('operator/') && ownerOf(game, id) === builder ? Math.min(cost, power.amount) : 0;
  },
});
