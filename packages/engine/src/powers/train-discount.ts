import type { Answers } from '../answers.ts';
import { closePrivate, ownerOf, usePower } from '../companies/privates.ts';
import type { Game, OperatorId } from '../state.ts';
import { usesOf, type PowerOf, type PrivateId } from './types.ts';

/** Trains of the bank cost its operator less, for so many purchases. */
export function trainDiscount(
  id: PrivateId,
  index: number,
  { trains, amount, uses = Infinity, closes }: PowerOf<'train_discount'>,
): Answers {
  const used = (game: Game): number => usesOf(game, { private: id, index });
  const helps = (game: Game, operator: OperatorId, train: string): boolean =>
    (trains === undefined || trains.includes(train)) && ownerOf(game, id) === `operator/${operator}` && used(game) < uses;
  return {
    trainOff: (game, operator, train) => (helps(game, operator, train) ? amount : 0),
    afterTrainBought: (draft, operator, fromBank) => {
      if (uses === Infinity || fromBank === null || !helps(draft, operator, fromBank)) return;
      usePower(draft, id, index);
      if (closes && used(draft) >= uses) closePrivate(draft, id);
    },
  };
}
