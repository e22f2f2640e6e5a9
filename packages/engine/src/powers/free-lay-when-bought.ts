import type { Answers } from '../answers.ts';
import { isUpgrade } from '../board/lays.ts';
import { operatingTurn } from '../rounds/turn.ts';
import { nextLaySlot } from '../steps/track.ts';
import type { Game, HexId } from '../state.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Whether the operator has bought the private in the turn that is on, and nothing lies in the hex. */
function isOpen(game: Game, id: PrivateId, operator: string, hex: HexId): boolean {
  const turn = operatingTurn(game);
  return turn?.operator === operator && (turn.bought_privates?.includes(id) ?? false) && !isUpgrade(game, hex);
}

/** The first tile in its hexes costs the buyer nothing in the turn of the sale; it is a lay of that turn like others (1833NE §24, §27.6). */
export const freeLayWhenBought = (id: PrivateId, { hexes }: PowerOf<'free_lay_when_bought'>): Answers => ({
  laysFree: (game, operator, { hex }) => hexes.includes(hex) && isOpen(game, id, operator, hex),
  holdsTrackOpen: (game, operator) => {
    const turn = operatingTurn(game);
    return turn !== null && nextLaySlot(game, turn)?.lay === true && hexes.some((hex) => isOpen(game, id, operator, hex));
  },
});
