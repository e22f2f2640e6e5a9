import { percentOf, playerHolder, sizeOf, unitsHeld } from '../companies/certificates.ts';
import { tell } from '../answers.ts';
import { after, at, beginningAt, first, type Draft } from '../draft.ts';
import { cellOf, inZone, moveMarker, startedInOrder, type Direction } from '../market.ts';
import { cashIn, playerPurse } from '../money.ts';
import type { Game, OperatorId, PlayerId, StockTurn } from '../state.ts';
import { closeFallen } from '../companies/closing.ts';
import { endGame, endsRound, noteEnd } from '../ending.ts';
import { endRound } from './cycle.ts';
import { playerAfter, playersIn } from './players.ts';
import type { RoundKind } from './round.ts';
import { mustTrade } from './turn.ts';

const turnOf = (player: PlayerId): StockTurn => ({ player, bought: null, sold: [], shorted: null, acting: null, refused: {} });

/** A stock round begins with the holder of the priority deal (1830 §5.1). */
function begin(draft: Draft): void {
  tell.stockRoundBegins(draft);
  const turn = turnOf(first(playersIn(draft)));
  draft.state.round = { kind: 'stock', turn, passes: 0, last_actor: null, passed: [], sold: {} };
}

/** A turn without a sale or purchase is a pass; the round ends when all have passed in a row (1830 §5.2). */
export function endStockTurn(draft: Draft): void {
  tell.stockTurnOver(draft, mustTrade(draft).turn.player);
  const round = mustTrade(draft);
  const { player, bought, sold, shorted } = round.turn;
  const acted = bought !== null || sold.length > 0 || shorted !== null;
  const passes = acted ? 0 : round.passes + 1;
  // 1828 §5.14: who does something is taken out of the list, who passes stays where he first did.
  const others = round.passed.filter((id) => id !== player);
  const passed = acted ? others : round.passed.includes(player) ? round.passed : [...others, player];
  const last_actor = acted ? player : round.last_actor;
  draft.state.round = { ...round, passes, passed, last_actor, turn: turnOf(playerAfter(draft, player)) };
  if (passes >= playersIn(draft).length) endStockRound(draft);
}

/** Shares in players' hands; what somebody owes is not taken off (1817 §7.14). */
function withPlayers(game: Game, id: OperatorId): number {
  return game.state.seating.reduce((sum, p) => sum + Math.max(0, unitsHeld(game, playerHolder(p), id)), 0);
}

/** Whether players hold every share of a floated corporation, or more (1830 §5.12, 1817 §7.14). */
function soldOut(game: Game, id: OperatorId): boolean {
  const size = sizeOf(game, id);
  const reviewed = at(game.state.operators, id).status === 'floated' && size >= game.title.rules.stock.review_from_size;
  // 1828 §5.12: a share that the corporation keeps does not count.
  return reviewed && withPlayers(game, id) >= size - unitsHeld(game, 'treasury', id);
}

/** A move that the end of a stock round makes, and why. */
export interface ReviewMove {
  readonly cause: 'sold_out' | 'in_market';
  readonly direction: Direction;
  readonly steps: number;
}

/** How the end of a stock round moves a price: sold out, a step; shares in the market, a step back, or one for each (1830 §5.12, 1817 §7.14, 1833NE §6.9). */
export function reviewOf(game: Game, id: OperatorId): readonly ReviewMove[] {
  const { sold_out_moves, over_full_moves_again, market_shares_move, review_from_size } = game.title.rules.stock;
  const size = sizeOf(game, id);
  if (at(game.state.operators, id).status !== 'floated' || size < review_from_size) return [];
  // 1817 §3.2: nothing leaves liquidation like this, but in records (1817-K9).
  const stays = inZone(game, id, 'liquidation') && !game.state.setup.quirks.includes('liquidation_sold_out_moves');
  const rises = sold_out_moves !== 'none' && soldOut(game, id) && !stays;
  const again = over_full_moves_again && withPlayers(game, id) > size ? 1 : 0;
  const inMarket = Math.max(0, unitsHeld(game, 'market', id));
  const falls = market_shares_move === 'none' ? 0 : market_shares_move === 'left' ? Math.min(1, inMarket) : inMarket;
  return [
    ...(rises ? [{ cause: 'sold_out', direction: sold_out_moves, steps: 1 + extraSteps(game, id) + again } as const] : []),
    ...(falls > 0 ? [{ cause: 'in_market', direction: 'left', steps: falls } as const] : []),
  ];
}

/** Moves a price as the end of the round does, step by step. */
function reviewPrice(draft: Draft, id: OperatorId): void {
  for (const { cause, direction, steps } of reviewOf(draft, id)) {
    if (cause === 'in_market') moveMarker(draft, id, direction, steps);
    else for (let step = 0; step < steps; step++) moveMarker(draft, id, direction);
  }
}

/** Further steps of a sold-out price, by where it is before the first one and what its president holds (1828 §5.12). */
function extraSteps(game: Game, id: OperatorId): number {
  const { president } = at(game.state.operators, id);
  const zone = cellOf(game, id)?.zone ?? null;
  const held = president === null ? 0 : percentOf(game, id, unitsHeld(game, playerHolder(president), id));
  return game.title.rules.stock.sold_out_extra.filter(
    (extra) => (extra.zone === undefined || extra.zone === zone) && held >= (extra.president_percent ?? 0),
  ).length;
}

/** How players sit in the next stock round, whoever has left the game among them (1830 §5.2, 1828 §5.14). */
function nextSeating(game: Game, passed: readonly PlayerId[], last_actor: PlayerId | null): readonly PlayerId[] {
  const { seating } = game.state;
  const cash = (id: PlayerId): number => cashIn(game, playerPurse(id));
  switch (game.title.rules.stock.next_order) {
    case 'order_of_passing':
      return [...passed, ...seating.filter((id) => !passed.includes(id))];
    case 'most_cash':
      return [...seating].sort((a, b) => cash(b) - cash(a));
    case 'least_cash':
      return [...seating].sort((a, b) => cash(a) - cash(b));
    case 'left_of_last_actor':
      return last_actor === null ? seating : after(seating, last_actor);
  }
}

/** Sold-out corporations rise, in operating order; the priority goes on (1830 §5.2, §5.12). */
function endStockRound(draft: Draft): void {
  const { last_actor, passed } = mustTrade(draft);
  for (const id of startedInOrder(draft)) reviewPrice(draft, id);
  closeFallen(draft);
  // 1828 §18.2: no further round is seated.
  noteEnd(draft);
  if (draft.state.ending !== null && endsRound(draft, draft.state.ending)) {
    endGame(draft, draft.state.ending);
    return;
  }
  tell.stockRoundEnds(draft);
  draft.state.seating = nextSeating(draft, passed, last_actor);
  // The priority is with somebody who is in the game.
  draft.state.seating = beginningAt(draft.state.seating, first(playersIn(draft)));
  const { last_turn } = draft.title.rules.end;
  // 1846 §9.4: no game goes on for ever.
  if (last_turn !== undefined && draft.state.turn >= last_turn) draft.state.ending = 'round_limit';
  else endRound(draft);
}

/** Stock rounds (1830 §5). */
export const stockRounds: RoundKind = {
  kind: 'stock',
  begin,
  step: (game) => game.title.rules.rounds.stock.steps[0] ?? null,
  beside: (game) => game.title.rules.rounds.stock.any_time,
  advance: endStockTurn,
  label: (game) => `SR ${String(game.state.turn)}`,
};
