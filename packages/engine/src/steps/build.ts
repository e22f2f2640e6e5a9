import { ask } from '../answers.ts';
import { isPresidentless, presidentOf } from '../companies/presidency.ts';
import { minorsOf, takeoverRefusal } from '../companies/minors.ts';
import { operatorPurchaseRefusal } from '../companies/privates.ts';
import { cashIn, operatorPurse } from '../money.ts';
import { at } from '../draft.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Game, OperatingTurn } from '../state.ts';
import { treasury } from '../trains/funding.ts';
import { operator, type Step } from './step.ts';
import { canPlaceToken, token } from './token.ts';
import { canLay, track } from './track.ts';

/**
 * Money that could still be there in the step: cash, what an issue would bring, and what minors would bring along
 * that a player could sell (1833NE §7.5, 1846 §6.4).
 */
function money(game: Game, { operator: id }: OperatingTurn): number {
  const minors = minorsOf(game).filter((minor) => {
    const { card } = at(game.title.corporations.of, minor);
    return card !== undefined && operatorPurchaseRefusal(game, id, card, 1) === null && takeoverRefusal(game, card, id) === null;
  });
  const brought = minors.reduce((sum, minor) => sum + Math.max(0, cashIn(game, operatorPurse(minor)) - 1), 0);
  return treasury(game, id) + ask.couldRaise(game, id) + brought;
}

/** Track and the station of the turn, in any order (1833NE §7.3). */
export const build: Step = {
  name: 'build',
  handles: ['lay_tile', 'place_token', 'pass'],
  awaits: (game) => {
    const turn = operatingTurn(game);
    if (!turn || isPresidentless(game, turn.operator)) return [];
    const cash = money(game, turn);
    const asked = canLay(game, turn, cash) || canPlaceToken(game, turn, cash) || ask.holdsTrackOpen(game, turn.operator);
    return asked ? [{ entity: operator(turn.operator), decider: presidentOf(game, turn.operator) }] : [];
  },
  choices: (game) => [...track.choices(game).filter(({ action }) => action.type !== 'pass'), ...token.choices(game)],
  refusal: (game, action) => (action.type === 'place_token' ? token : track).refusal(game, action),
  perform: (draft, action) => {
    (action.type === 'place_token' ? token : track).perform(draft, action);
  },
};
