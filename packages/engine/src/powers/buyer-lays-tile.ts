import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PrivateId } from './types.ts';

/** The purchase opens the decision of the buyer; the step looks after the rest (1828 §16.8). */
export const buyerLaysTile = (id: PrivateId, index: number): Answers => ({
  afterPrivateBought: (draft, sold) => {
    const owner = ownerOf(draft, id);
    if (sold === id && owner?.startsWith('operator/')) draft.state.buyer_lay = { private: id, index, operator: owner.slice(9) };
  },
});
