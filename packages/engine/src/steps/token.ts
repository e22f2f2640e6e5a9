import { ask } from '../answers.ts';
import {
  boardWithToken,
  leastPriceOfPlace,
  leastTokenPrice,
  priceOfPlace,
  tokenPlaces,
  tokenRefusal,
  type TokenPlace,
} from '../board/tokens.ts';
import { leastInHex, priceInHex } from '../board/token-price.ts';
import { at, type Draft } from '../draft.ts';
import { treasury } from '../trains/funding.ts';
import { setOperator, transfer } from '../money.ts';
import { presidentOf } from '../companies/presidency.ts';
import { refuse, type Refusal } from '../result.ts';
import { setTurn } from '../rounds/turn.ts';
import type { Game, OperatingTurn, OperatorId, Station } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { operator } from './step.ts';

/** Takes the next token of the charter to the board for a price. */
export function placeToken(draft: Draft, station: Station, price: number): void {
  const { owner } = station;
  transfer(draft, `operator/${owner}`, 'bank', price, 'token');
  setOperator(draft, owner, { tokens: at(draft.state.operators, owner).tokens.slice(1) });
  draft.state.board = boardWithToken(draft.state.board, station);
  draft.events.push({ type: 'token', hex: station.hex, stop: station.stop, owner, cost: price });
}

/** Price of the next token by charter order; null when none is left. */
export function nextTokenPrice(game: Game, id: OperatorId): number | null {
  return at(game.state.operators, id).tokens[0] ?? null;
}

/** Price of the operator's next token in a city; null when none is left. */
function tokenPrice(game: Game, id: OperatorId, place: TokenPlace): number | null {
  const next = nextTokenPrice(game, id);
  return next === null ? null : (priceOfPlace(game, id, place) ?? priceInHex(game, id, next, place.hex));
}

/** Places where the operator can and may place its token of the turn. */
function openPlaces(game: Game, turn: OperatingTurn): readonly TokenPlace[] {
  const { operator: id } = turn;
  if (nextTokenPrice(game, id) === null || turn.tokens_placed >= game.title.rules.tokens.per_turn) return [];
  return tokenPlaces(game, id, { connected: true }).filter((place) => tokenTurnRefusal(game, turn, tokenPrice(game, id, place)) === null);
}

/** Why the operator may not place another token now, wherever it is. */
export function tokenTurnRefusal(game: Game, turn: OperatingTurn, price: number | null): Refusal | null {
  if (price === null) return refuse('token.none_left', { operator: turn.operator });
  if (turn.tokens_placed >= game.title.rules.tokens.per_turn) return refuse('token.once');
  const cash = treasury(game, turn.operator);
  return price > cash ? refuse('token.cash', { price, cash }) : null;
}

/** Whether a token could be placed somewhere with so much money. */
export function canPlaceToken(game: Game, turn: OperatingTurn, cash: number): boolean {
  const { operator: id } = turn;
  const next = nextTokenPrice(game, id);
  if (next === null || turn.tokens_placed >= game.title.rules.tokens.per_turn) return false;
  if (leastTokenPrice(game, id, leastInHex(game, next)) > cash) return false;
  // A place kept for the operator counts with its lower price, whether or not it is reached (1833NE §7.5).
  return tokenPlaces(game, id, { connected: true }).some(
    (place) => (leastPriceOfPlace(game, id, place) ?? priceInHex(game, id, next, place.hex)) <= cash,
  );
}

/** Whether the operator is asked although no city is open to it. */
function isHeldOpen(game: Game, turn: OperatingTurn): boolean {
  const next = nextTokenPrice(game, turn.operator);
  const open = tokenTurnRefusal(game, turn, next === null ? null : leastInHex(game, next)) === null;
  return open && ask.holdsTokenOpen(game, turn.operator);
}

/** One token a turn in a reachable city with a free slot (1830 §8.7). */
export const token = operatingStep({
  name: 'token',
  type: 'place_token',
  asked: (game, turn) => canPlaceToken(game, turn, treasury(game, turn.operator)) || isHeldOpen(game, turn),
  choices: (game, turn) =>
    openPlaces(game, turn).map((place) => ({
      action: { type: 'place_token', by: operator(turn.operator), ...place },
      decider: presidentOf(game, turn.operator),
    })),
  refusal: (game, turn, action) => {
    if (!game.title.map.hexes.of[action.hex]) return refuse('action.unknown_thing', { thing: action.hex });
    return (
      tokenTurnRefusal(game, turn, tokenPrice(game, turn.operator, action)) ??
      tokenRefusal(game, turn.operator, action, { connected: true })
    );
  },
  perform: (draft, turn, action) => {
    const { hex, stop, slot } = action;
    placeToken(draft, { owner: turn.operator, hex, stop, slot }, tokenPrice(draft, turn.operator, action) ?? 0);
    setTurn(draft, { tokens_placed: turn.tokens_placed + 1 });
  },
});
