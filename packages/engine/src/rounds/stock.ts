import { playerHolder, unitsHeld } from '../certificates.ts';
import { after, at, first, type Draft } from '../draft.ts';
import { moveMarker, startedInOrder } from '../market.ts';
import type { Game, OperatorId, PlayerId, StockTurn } from '../state.ts';
import { beginOperatingSet } from './operating.ts';
import { mustTrade } from './turn.ts';

const turnOf = (player: PlayerId): StockTurn => ({ player, bought: null, sold: false, refused: {} });

/** A stock round begins with the holder of the priority deal (1830 §5.1). */
export function beginStockRound(draft: Draft): void {
  draft.state.round = {
    kind: 'stock',
    turn: turnOf(first(draft.state.seating)),
    passes: 0,
    last_actor: null,
    passed: [],
    sold: {},
  };
  draft.events.push({ type: 'round', round: `SR ${String(draft.state.turn)}` });
}

/** A turn without a sale or purchase is a pass; the round ends when all have passed in a row (1830 §5.2). */
export function endStockTurn(draft: Draft): void {
  const round = mustTrade(draft);
  const { player, bought, sold } = round.turn;
  const acted = bought !== null || sold;
  const passes = acted ? 0 : round.passes + 1;
  const passed = acted ? [] : [...round.passed, player];
  const last_actor = acted ? player : round.last_actor;
  draft.state.round = { ...round, passes, passed, last_actor, turn: turnOf(first(after(draft.state.seating, player))) };
  if (passes >= draft.state.seating.length) endStockRound(draft);
}

function soldOut(game: Game, id: OperatorId): boolean {
  const units = game.state.seating.reduce((sum, p) => sum + unitsHeld(game, playerHolder(p), id), 0);
  return at(game.state.operators, id).status === 'floated' && units === at(game.title.corporations.of, id).size;
}

/** Sold-out corporations rise, in operating order; the priority goes on; operating rounds follow (1830 §5.2, §5.12). */
function endStockRound(draft: Draft): void {
  const { last_actor, passed } = mustTrade(draft);
  const { sold_out_moves, next_order } = draft.title.rules.stock;
  if (sold_out_moves !== 'none') {
    for (const id of startedInOrder(draft).filter((c) => soldOut(draft, c))) moveMarker(draft, id, sold_out_moves);
  }
  if (next_order === 'order_of_passing') draft.state.seating = passed;
  else if (last_actor !== null) draft.state.seating = after(draft.state.seating, last_actor);
  beginOperatingSet(draft);
}
