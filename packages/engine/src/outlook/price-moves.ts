import { moveAfter } from '../companies/price-move.ts';
import { at } from '../draft.ts';
import { cellAfter, priceOf, startedInOrder, type Direction } from '../market.ts';
import { reviewOf, type ReviewMove } from '../rounds/stock.ts';
import type { CellId, Game, OperatorId } from '../state.ts';
import { split, type DividendKind } from '../steps/dividend.ts';

/** A move of a marker that is near: what would cause it, and where it would lead. */
export interface PriceMove {
  readonly operator: OperatorId;
  readonly cause: DividendKind | ReviewMove['cause'];
  readonly direction: Direction;
  readonly from: CellId;
  /** The same as `from` where the marker cannot go further. */
  readonly to: CellId;
}

/**
 * The moves that the round brings next: in an operating turn one for each way to declare the revenue (before
 * the run only that for no revenue, 1830 §9.3), in a stock round those of its end. Empty where nothing is in sight.
 */
export function priceMoves(game: Game): readonly PriceMove[] {
  const { round } = game.state;
  if (round.kind === 'stock') return reviewMoves(game);
  if (round.kind !== 'operating' || round.turn === null) return [];
  const { operator, revenue, step } = round.turn;
  const declared = game.title.rules.rounds.operating.steps.findIndex((name) => name === 'dividend') < step;
  if (declared) return [];
  const made = revenue ?? 0;
  const kinds: readonly DividendKind[] = made > 0 ? game.title.rules.dividend.choices : ['withhold'];
  return kinds.flatMap((cause) => {
    const { direction, steps } = moveAfter(game, priceOf(game, operator) ?? 0, split(game, operator, made, cause).paid);
    return moveOf(game, operator, cause, direction, steps);
  });
}

/**
 * The moves that the end of a stock round makes as shares lie now: of the sold-out corporations (1830 §5.12), and of those
 * with shares in the market (1833NE §6.9). Two moves of one corporation follow each other.
 */
export function reviewMoves(game: Game): readonly PriceMove[] {
  return startedInOrder(game).flatMap((operator) => {
    let from = at(game.state.operators, operator).cell;
    return reviewOf(game, operator).flatMap(({ cause, direction, steps }): readonly PriceMove[] => {
      if (from === null) return [];
      const move = { operator, cause, direction, from, to: cellAfter(game, from, direction, steps) };
      from = move.to;
      return [move];
    });
  });
}

function moveOf(game: Game, operator: OperatorId, cause: PriceMove['cause'], direction: Direction, steps: number): readonly PriceMove[] {
  const from = at(game.state.operators, operator).cell;
  return from === null ? [] : [{ operator, cause, direction, from, to: cellAfter(game, from, direction, steps) }];
}
