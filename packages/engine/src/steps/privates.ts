import { tell } from '../answers.ts';
import { corporationPriceRange, operatorPurchaseRefusal, ownerOf, sellPrivate } from '../companies/privates.ts';
import { openPowers, usesOf } from '../powers/types.ts';
import { treasury } from '../trains/funding.ts';
import { presidentOf } from '../companies/presidency.ts';
import type { Game, OperatingTurn, PrivateId } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { operator } from './step.ts';

/** Privates that the operator could buy at the lowest price. */
function affordable(game: Game, turn: OperatingTurn): readonly PrivateId[] {
  return game.title.privates.ids.filter((id) => {
    const { min } = corporationPriceRange(game, id);
    return operatorPurchaseRefusal(game, turn.operator, id, min) === null;
  });
}

/** Whether the operator owns a private with an extra lay that it has not used. */
function unusedLay(game: Game, turn: OperatingTurn): boolean {
  return openPowers(game, 'lay_tile').some(
    (held) =>
      held.power.slot === 'extra' && ownerOf(game, held.private) === `operator/${turn.operator}` && usesOf(game, held) < held.power.uses,
  );
}

/** Buying privates from players: at any moment of the turn, and asked as its last step (1830 §1.7, §11.1). */
export const privates = operatingStep({
  name: 'privates',
  type: 'buy_private',
  asked: (game, turn) => affordable(game, turn).length > 0 || unusedLay(game, turn),
  choices: (game, turn) => {
    const cash = treasury(game, turn.operator);
    return affordable(game, turn).map((id) => {
      const range = corporationPriceRange(game, id);
      return {
        action: { type: 'buy_private', by: operator(turn.operator), private: id, amount: range.min },
        decider: presidentOf(game, turn.operator),
        amount: { min: range.min, max: Math.min(range.max, cash), step: 1 },
      };
    });
  },
  refusal: (game, turn, action) => {
    return operatorPurchaseRefusal(game, turn.operator, action.private, action.amount);
  },
  perform: (draft, turn, action) => {
    const seller = ownerOf(draft, action.private);
    sellPrivate(draft, action.private, `operator/${turn.operator}`, action.amount);
    if (seller?.startsWith('player/')) tell.privateBought(draft, action.private, seller.slice(7));
  },
});
