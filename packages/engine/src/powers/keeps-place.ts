import { presentStop } from '../board/hex.ts';
import type { Answers } from '../answers.ts';
import { at } from '../draft.ts';
import { refuse } from '../result.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Nobody places a token in the city until an operator has bought the private (1846 §7.9). */
export const keepsPlace = (id: PrivateId, power: PowerOf<'keeps_place'>): Answers => ({
  mayPlace: (game, operator, hex, stop) => {
    const { owner, closed } = at(game.state.privates, id);
    if (closed || hex !== power.hex || owner?.startsWith('operator/')) return null;
    return presentStop(game, hex, power.stop) === stop ? refuse('token.reserved', { hex, operator: id }) : null;
  },
});
