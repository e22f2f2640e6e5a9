import { playerPurchaseRefusal, sellPrivate } from '../companies/privates.ts';
import { cashIn, playerPurse } from '../money.ts';
import { refuse } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Game, PlayerId } from '../state.ts';
import { isBy, player, type Step } from './step.ts';

/** Who decides for the operator whose turn it is. */
function buyer(game: Game): PlayerId | null {
  const turn = operatingTurn(game);
  return turn ? (game.state.operators[turn.operator]?.president ?? null) : null;
}

/** A private of another player, bought at any moment of an operating turn by whoever owns the operator (1893 §7.3). */
export const playerPurchase: Step = {
  name: 'player_purchase',
  handles: ['buy_private'],
  awaits: () => [],
  choices: (game) => {
    const id = buyer(game);
    if (id === null) return [];
    const cash = cashIn(game, playerPurse(id));
    return game.title.privates.ids
      .filter((thing) => playerPurchaseRefusal(game, id, thing, 1) === null)
      .map((thing) => ({
        action: { type: 'buy_private', by: player(id), private: thing, amount: 1 },
        decider: id,
        amount: { min: 1, max: cash, step: 1 },
      }));
  },
  refusal: (game, action) => {
    const id = buyer(game);
    if (id === null || action.type !== 'buy_private') return refuse('turn.not_now');
    return isBy(action, 'player', id)
      ? playerPurchaseRefusal(game, id, action.private, action.amount)
      : refuse('turn.not_yours', { active: id });
  },
  perform: (draft, action) => {
    const id = buyer(draft);
    if (id !== null && action.type === 'buy_private') sellPrivate(draft, action.private, `player/${id}`, action.amount);
  },
};
