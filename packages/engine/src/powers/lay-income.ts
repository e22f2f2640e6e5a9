import type { Answers } from '../answers.ts';
import { tileOf } from '../board/hex.ts';
import { ownerOf } from '../companies/privates.ts';
import { transfer } from '../money.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The bank pays its corporation for a yellow tile on such terrain, once the costs are paid (1817 §14.6). */
export const layIncome = (id: PrivateId, power: PowerOf<'lay_income'>): Answers => ({
  afterLay: (draft, builder, lay, terrain) => {
    const fits = tileOf(draft, lay.tile).colour === 'yellow' && terrain.some(({ types }) => types.includes(power.terrain));
    if (fits && builder.startsWith('operator/') && ownerOf(draft, id) === builder) transfer(draft, 'bank', builder, power.amount, 'income');
  },
});
