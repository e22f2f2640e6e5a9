import type { Bonds } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { ownerOf } from '../../companies/privates.ts';
import { refuse } from '../../result.ts';
import { stockRound } from '../../rounds/turn.ts';
import type { Game, PlayerId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

/** Whether the player has sold a bond in this stock round. */
function soldOne(game: Game, player: PlayerId, { privates }: Bonds): boolean {
  return stockRound(game)?.sold[player]?.some((id) => privates.includes(id)) ?? false;
}

const answers = (parameters: Bonds): Answers => ({
  // 1893 §6.6: the lowest number that the bank has.
  bankSells: (game, player) => {
    const bond = parameters.privates.find((id) => ownerOf(game, id) === null);
    if (bond === undefined) return [];
    const refusal = soldOne(game, player, parameters) ? refuse('bonds.sold_before') : null;
    return [{ private: bond, price: parameters.price, refusal }];
  },
  bankBuys: (game, player) => {
    const early = stockRound(game) !== null && game.state.turn < parameters.sold_from_turn;
    const refusal = early ? refuse('bonds.when', { turn: parameters.sold_from_turn }) : null;
    return parameters.privates
      .filter((id) => ownerOf(game, id) === `player/${player}`)
      .map((id) => ({ private: id, price: parameters.price, refusal }));
  },
  paysForTrains: (_game, id) => parameters.for_trains && parameters.privates.includes(id),
});

/** Bonds traded with the bank at one price (1893 §6.6, §11.7). */
export const bonds: Mechanic = {
  name: 'bonds',
  answers: (title) => (title.mechanics.bonds ? answers(title.mechanics.bonds) : null),
  steps: {},
};
