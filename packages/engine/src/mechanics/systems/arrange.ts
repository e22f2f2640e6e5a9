import { presidentOf } from '../../companies/presidency.ts';
import { isSystem } from '../../companies/systems.ts';
import { refuse } from '../../result.ts';
import { operatingStep } from '../../steps/operating-step.ts';
import { operator } from '../../steps/step.ts';
import { moveToShelf, overfullShelf, shelvesOf, shelf, trainsOf } from '../../trains/trains.ts';

/** Trains go from one shelf of a system to the other, before it buys any (1828 §14.4). */
export const arrangeTrains = operatingStep({
  name: 'arrange_trains',
  type: 'swap_train',
  asked: (game, turn) => isSystem(game, turn.operator) && trainsOf(game, turn.operator).length > 0,
  passRefusal: (game, turn) => {
    const full = overfullShelf(game, turn.operator);
    return full === null ? null : refuse('system.shelf_full', { operator: turn.operator, shelf: full });
  },
  choices: (game, turn) =>
    trainsOf(game, turn.operator).map((card) => ({
      action: { type: 'swap_train', by: operator(turn.operator), train: card.id },
      decider: presidentOf(game, turn.operator),
    })),
  refusal: (game, turn, action) =>
    isSystem(game, turn.operator) && trainsOf(game, turn.operator).some(({ id }) => id === action.train)
      ? null
      : refuse('train.discard', { train: action.train }),
  perform: (draft, turn, action) => {
    const names = shelvesOf(draft, turn.operator);
    const from = names.find((name) => shelf(draft, turn.operator, name).some(({ id }) => id === action.train));
    const to = names.find((name) => name !== from);
    const card = trainsOf(draft, turn.operator).find(({ id }) => id === action.train);
    if (card && to !== undefined) moveToShelf(draft, turn.operator, card, to);
  },
});
