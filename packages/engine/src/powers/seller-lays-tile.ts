import type { Answers } from '../answers.ts';
import type { PrivateId } from './types.ts';

/** The sale opens the seller's decision, which comes before anything else (1889 §8.3). */
export const sellerLaysTile = (id: PrivateId, index: number): Answers => ({
  afterPrivateBought: (draft, sold, seller) => {
    if (sold === id) draft.state.seller_lay = { private: id, index, seller };
  },
});
