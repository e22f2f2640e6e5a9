import { ask, tell } from '../answers.ts';
import { corporationPriceRange, operatorPurchaseRefusal, ownerOf, sellPrivate } from '../companies/privates.ts';
import { markerOf } from '../powers/hex-bonus.ts';
import { openPowers, usesOf } from '../powers/types.ts';
import { operatorPurse, transfer } from '../money.ts';
import { setTurn } from '../rounds/turn.ts';
import { minorOf, takeMinorOver, takeoverRefusal } from '../companies/minors.ts';
import { refuse, type Refusal } from '../result.ts';
import { mustBuyTrain, treasury } from '../trains/funding.ts';
import { presidentOf } from '../companies/presidency.ts';
import type { Game, OperatingTurn, PrivateId } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { powerTokenRefusal } from './power-token.ts';
import { operator } from './step.ts';

/** Why the operator may not buy this private now: after an issue for a train it buys the train first (1833NE §7.4). */
function purchaseRefusal(game: Game, turn: OperatingTurn, id: PrivateId, price: number): Refusal | null {
  if (turn.issued_for_train !== null && mustBuyTrain(game, turn.operator)) return refuse('train.must_buy', { operator: turn.operator });
  return operatorPurchaseRefusal(game, turn.operator, id, price) ?? takeoverRefusal(game, id, turn.operator);
}

/** Privates that the operator could buy at the lowest price. */
function affordable(game: Game, turn: OperatingTurn): readonly PrivateId[] {
  return game.title.privates.ids.filter((id) => {
    const { min } = corporationPriceRange(game, id);
    return purchaseRefusal(game, turn, id, min) === null;
  });
}

/** Whether some private could be bought at the lowest price; the room for a train that comes with it is not looked at (1833NE §7.5). */
function inReach(game: Game, turn: OperatingTurn): boolean {
  return game.title.privates.ids.some((id) => {
    const { min } = corporationPriceRange(game, id);
    return operatorPurchaseRefusal(game, turn.operator, id, min) === null;
  });
}

/** Whether the operator owns a private with an extra lay or station that it has not used. */
function unusedLay(game: Game, turn: OperatingTurn): boolean {
  const mine = (id: PrivateId): boolean => ownerOf(game, id) === `operator/${turn.operator}`;
  if (
    openPowers(game, 'hex_bonus').some(
      (held) => held.power.moves === 'never' && mine(held.private) && markerOf(game, held.private).hex === null,
    )
  )
    return true;
  if (openPowers(game, 'place_station').some((held) => mine(held.private) && powerTokenRefusal(game, turn, held) === null)) return true;
  return openPowers(game, 'lay_tile').some(
    (held) =>
      // A second tile that was to join the first is forfeited by now (1846 §7.7).
      held.power.slot === 'extra' && mine(held.private) && usesOf(game, held) < (held.power.joined === 'no' ? held.power.uses : 1),
  );
}

/** Buying privates from players: at any moment of the turn, and asked as its last step (1830 §1.7, §11.1). */
export const privates = operatingStep({
  name: 'privates',
  type: 'buy_private',
  asked: (game, turn) => inReach(game, turn) || unusedLay(game, turn),
  choices: (game, turn) => {
    const cash = treasury(game, turn.operator);
    return affordable(game, turn).map((id) => {
      const range = corporationPriceRange(game, id);
      return {
        action: { type: 'buy_private', by: operator(turn.operator), private: id, amount: range.min },
        decider: presidentOf(game, turn.operator),
        amount: { min: range.min, max: Math.min(range.max, cash - ask.surcharge(game, id)), step: 1 },
      };
    });
  },
  refusal: (game, turn, action) => {
    return purchaseRefusal(game, turn, action.private, action.amount);
  },
  perform: (draft, turn, action) => {
    const seller = ownerOf(draft, action.private);
    sellPrivate(draft, action.private, `operator/${turn.operator}`, action.amount);
    transfer(draft, operatorPurse(turn.operator), 'bank', ask.surcharge(draft, action.private), 'private');
    setTurn(draft, { bought_privates: [...(turn.bought_privates ?? []), action.private] });
    const minor = minorOf(draft, action.private);
    if (minor !== null) takeMinorOver(draft, minor, turn.operator);
    if (seller?.startsWith('player/')) tell.privateBought(draft, action.private, seller.slice(7));
  },
});
