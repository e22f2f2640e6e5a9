import type { Answers } from '../answers.ts';
import { closePrivate, ownerOf, usePower } from '../companies/privates.ts';
import type { Draft } from '../draft.ts';
import type { Game, OperatorId } from '../state.ts';
import { openPowers, usesOf, type Held, type PowerOf, type PrivateId } from './types.ts';

function helps(game: Game, { private: id, index, power }: Held<'train_discount'>, operator: OperatorId, train: string): boolean {
  const { trains, uses = Infinity } = power;
  const meant = trains === undefined || trains.includes(train);
  return meant && ownerOf(game, id) === `operator/${operator}` && usesOf(game, { private: id, index }) < uses;
}

/** Trains of the bank cost its operator less. */
export const trainDiscount = (id: PrivateId, index: number, power: PowerOf<'train_discount'>): Answers => ({
  trainOff: (game, operator, train) => (helps(game, { private: id, index, power }, operator, train) ? power.amount : 0),
});

/** Counts the powers that have made this purchase cheaper. */
export function useTrainDiscounts(draft: Draft, operator: OperatorId, train: string): void {
  for (const held of openPowers(draft, 'train_discount')) {
    const { uses, closes } = held.power;
    if (uses === undefined || !helps(draft, held, operator, train)) continue;
    usePower(draft, held.private, held.index);
    if (closes && usesOf(draft, held) >= uses) closePrivate(draft, held.private);
  }
}
