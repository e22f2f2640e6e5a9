import type { TradeIn } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { hasCome } from '../../phase.ts';
import { refuse } from '../../result.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import { trainsOf } from '../../trains/trains.ts';
import type { Mechanic } from '../mechanic.ts';

/** An older train handed in makes the new one cheaper; it works at the train limit (1830 §10.4). */
const answers = (parameters: TradeIn): Answers => ({
  // 1893 §11.4
  mayTradeIn: (game, operator) => {
    const turn = operatingTurn(game);
    const { per_turn = Infinity } = parameters;
    if (turn?.operator !== operator || (turn.trade_ins ?? 0) < per_turn) return null;
    return refuse('trade_in.once', { count: per_turn });
  },
  tradeIns: (game, operator, train) => {
    const { from_phase } = parameters;
    if (from_phase !== undefined && !hasCome(game, from_phase)) return [];
    const discounts = parameters.discounts[train] ?? {};
    return trainsOf(game, operator).flatMap((card) => {
      const discount = discounts[card.name];
      return discount === undefined ? [] : [{ card, discount }];
    });
  },
});

export const tradeIn: Mechanic = {
  name: 'trade_in',
  answers: (title) => (title.mechanics.trade_in ? answers(title.mechanics.trade_in) : null),
  steps: {},
};
