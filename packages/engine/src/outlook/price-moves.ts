import { moveAfter } from '../companies/price-move.ts';
import { at } from '../draft.ts';
import { cellAfter, priceOf, startedInOrder, type Direction } from '../market.ts';
import { extraSteps, soldOut } from '../rounds/stock.ts';
import type { CellId, Game, OperatorId } from '../state.ts';
import { split, type DividendKind } from '../steps/dividend.ts';

/** A move of a marker that is near: what would cause it, and where it would lead. */
export interface PriceMove {
  readonly operator: OperatorId;
  readonly cause: DividendKind | 'sold_out';
  readonly direction: Direction;
  readonly from: CellId;
  /** The same as `from` where the marker cannot go further. */
  readonly to: CellId;
}

/**
 * The moves that the round brings next: in an operating turn one for each way to declare the revenue (before
 * the run only that for no revenue, 1830 §9.3), in a stock round those of the corporations that are sold out so
 * far (1830 §5.12). Empty where nothing is in sight.
 */
export function priceMoves(game: Game): readonly PriceMove[] {
  const { round } = game.state;
  if (round.kind === 'stock') return soldOutMoves(game);
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

function soldOutMoves(game: Game): readonly PriceMove[] {
  const { sold_out_moves: direction } = game.title.rules.stock;
  if (direction === 'none') return [];
  return startedInOrder(game)
    .filter((operator) => soldOut(game, operator))
    .flatMap((operator) => moveOf(game, operator, 'sold_out', direction, 1 + extraSteps(game, operator)));
}

function moveOf(game: Game, operator: OperatorId, cause: PriceMove['cause'], direction: Direction, steps: number): readonly PriceMove[] {
  const from = at(game.state.operators, operator).cell;
  return from === null ? [] : [{ operator, cause, direction, from, to: cellAfter(game, from, direction, steps) }];
}
