import type { Cell, Market, ZoneEffect } from '@roundhouse/title-schema';
import { at, put, without, type Draft } from './draft.ts';
import { setOperator } from './money.ts';
import type { LiquidationCause } from './mechanics/slices.ts';
import type { CellId, Game, OperatorId } from './state.ts';
import { hasCome } from './phase.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The market cell of a corporation's marker; null before it is started. */
export function cellOf(game: Game, operator: OperatorId): Cell | null {
  const { cell } = at(game.state.operators, operator);
  return cell === null ? null : at(game.title.market.cells.of, cell);
}

/** Present share price; null before the start. */
export function priceOf(game: Game, operator: OperatorId): number | null {
  return cellOf(game, operator)?.price ?? null;
}

/** Whether the zone of the corporation's cell has an effect (1830 §5.7). */
export function inZone(game: Game, operator: OperatorId, effect: ZoneEffect): boolean {
  const zone = cellOf(game, operator)?.zone ?? null;
  return zone !== null && at(game.title.market.zones.of, zone).effects.includes(effect);
}

const parCells = new WeakMap<Market, Map<string, readonly Cell[]>>();

/** Whether a corporation may be started in a cell in the present phase (1828 §6.3). */
export function isPar(game: Game, { par, par_from }: Cell): boolean {
  return par && (par_from === undefined || hasCome(game, par_from));
}

/** Cells in which a corporation may be started now, in printed order. */
export function parCellsOf(game: Game): readonly Cell[] {
  const { market } = game.title;
  const { phase } = game.state;
  let known = parCells.get(market);
  if (!known) parCells.set(market, (known = new Map<string, readonly Cell[]>()));
  let list = known.get(phase);
  if (!list) {
    list = market.cells.ids.map((id) => at(market.cells.of, id)).filter((cell) => isPar(game, cell));
    known.set(phase, list);
  }
  return list;
}

/** The dearest cell within a sum, the last one of several. */
export function dearestWithin(cells: readonly Cell[], sum: number): Cell | undefined {
  let best: Cell | undefined;
  for (const cell of cells) if (cell.price <= sum && cell.price >= (best?.price ?? 0)) best = cell;
  return best;
}

/** Puts a marker at the bottom of the stack of a cell. */
export function placeMarker(draft: Draft, operator: OperatorId, cell: CellId): void {
  const { state } = draft;
  const old = at(state.operators, operator).cell;
  if (old !== null) state.stacks = put(state.stacks, old, without(state.stacks[old] ?? [], operator));
  state.stacks = put(state.stacks, cell, [...(state.stacks[cell] ?? []), operator]);
  setOperator(draft, operator, { cell });
}

/** Price against which a dividend is measured: that of the cell, or the one that its zone names (1817 §8.9). */
export function dividendPrice(game: Game, operator: OperatorId): number {
  const cell = cellOf(game, operator);
  if (cell === null) return 0;
  return (cell.zone === null ? null : at(game.title.market.zones.of, cell.zone).dividend_price) ?? cell.price;
}

/** Puts a corporation into liquidation, which no price move does (1817 §3.2); the cause is kept until it has left the game. */
export function liquidate(draft: Draft, operator: OperatorId, cause: LiquidationCause): void {
  const { cells, zones } = draft.title.market;
  const place = cells.ids.find((id) => {
    const { zone } = at(cells.of, id);
    return zone !== null && at(zones.of, zone).effects.includes('liquidation');
  });
  if (place === undefined) throw new Error('the market has no place for liquidation');
  if (at(draft.state.operators, operator).cell === place) return;
  placeMarker(draft, operator, place);
  draft.state.mechanics = { ...draft.state.mechanics, liquidated: put(draft.state.mechanics.liquidated ?? {}, operator, cause) };
  draft.events.push({ type: 'liquidated', operator, cause });
}

/** Where a marker comes to from a cell in single steps; where there is no further cell it stays (1830 §6.3). */
export function cellAfter(game: Game, start: CellId, direction: Direction, steps: number): CellId {
  let cell = start;
  for (let i = 0; i < steps; i++) cell = at(game.title.market.cells.of, cell).moves[direction] ?? cell;
  return cell;
}

/** Moves a marker single steps; where there is no cell it stays and keeps its place in the stack (1830 §6.3, §6.4). */
export function moveMarker(draft: Draft, operator: OperatorId, direction: Direction, steps = 1): void {
  const start = at(draft.state.operators, operator).cell;
  if (start === null) return;
  const cell = at(draft.title.market.cells.of, cellAfter(draft, start, direction, steps));
  if (cell.id === start) return;
  placeMarker(draft, operator, cell.id);
  draft.events.push({ type: 'price', corporation: operator, from: start, to: cell.id, price: cell.price });
}

/** Sorted as they operate: minors by charter order, then price, then column to the right, then row on top, then stack (1830 §7.1). */
export function inOperatingOrder(game: Game, operators: readonly OperatorId[]): readonly OperatorId[] {
  const key = (id: OperatorId): readonly number[] => {
    const cell = cellOf(game, id);
    if (!cell) return [0, game.title.corporations.ids.indexOf(id)];
    return [1, -cell.price, -cell.column, cell.row, (game.state.stacks[cell.id] ?? []).indexOf(id)];
  };
  return [...operators]
    .map((id) => ({ id, key: key(id) }))
    .sort((a, b) => {
      for (let i = 0; i < a.key.length; i++) {
        const difference = (a.key[i] ?? 0) - (b.key[i] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map((entry) => entry.id);
}

/** Every started corporation, in operating order. */
export function startedInOrder(game: Game): readonly OperatorId[] {
  return inOperatingOrder(
    game,
    game.title.corporations.ids.filter((id) => at(game.state.operators, id).cell !== null),
  );
}
