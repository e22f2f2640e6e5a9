import { playerHolder, unitsHeld } from '../companies/certificates.ts';
import { after, at, first, type Draft } from '../draft.ts';
import { moveMarker, startedInOrder } from '../market.ts';
import type { Game, OperatorId, PlayerId, StockTurn } from '../state.ts';
import { closeFallen } from '../companies/closing.ts';
import { endRound } from './cycle.ts';
import { playerAfter, playersIn } from './players.ts';
import type { RoundKind } from './round.ts';
import { mustTrade } from './turn.ts';

const turnOf = (player: PlayerId): StockTurn => ({ player, bought: null, sold: [], refused: {} });

/** A stock round begins with the holder of the priority deal (1830 §5.1). */
function begin(draft: Draft): void {
  const turn = turnOf(first(playersIn(draft)));
  draft.state.round = { kind: 'stock', turn, passes: 0, last_actor: null, passed: [], sold: {} };
}

/** A turn without a sale or purchase is a pass; the round ends when all have passed in a row (1830 §5.2). */
export function endStockTurn(draft: Draft): void {
  const round = mustTrade(draft);
  const { player, bought, sold } = round.turn;
  const acted = bought !== null || sold.length > 0;
  const passes = acted ? 0 : round.passes + 1;
  const passed = acted ? [] : [...round.passed, player];
  const last_actor = acted ? player : round.last_actor;
  draft.state.round = { ...round, passes, passed, last_actor, turn: turnOf(playerAfter(draft, player)) };
  if (passes >= playersIn(draft).length) endStockRound(draft);
}

/** Whether players hold every share of a floated corporation (1830 §5.12). */
export function soldOut(game: Game, id: OperatorId): boolean {
  const units = game.state.seating.reduce((sum, p) => sum + unitsHeld(game, playerHolder(p), id), 0);
  return at(game.state.operators, id).status === 'floated' && units === at(game.title.corporations.of, id).size;
}

/** The seats from that player on. */
function fromPlayer(seating: readonly PlayerId[], player: PlayerId): readonly PlayerId[] {
  const place = seating.indexOf(player);
  return [...seating.slice(place), ...seating.slice(0, place)];
}

/** Sold-out corporations rise, in operating order; the priority goes on (1830 §5.2, §5.12). */
function endStockRound(draft: Draft): void {
  const { last_actor, passed } = mustTrade(draft);
  const { sold_out_moves, market_moves, next_order } = draft.title.rules.stock;
  for (const id of startedInOrder(draft)) {
    const move = soldOut(draft, id) ? sold_out_moves : unitsHeld(draft, 'market', id) > 0 ? market_moves : 'none';
    if (move !== 'none') moveMarker(draft, id, move);
  }
  closeFallen(draft);
  if (next_order === 'order_of_passing') draft.state.seating = passed;
  else if (last_actor !== null) draft.state.seating = fromPlayer(draft.state.seating, playerAfter(draft, last_actor));
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
