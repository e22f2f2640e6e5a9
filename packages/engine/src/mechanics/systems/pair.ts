import { playerHolder, unitsHeld } from '../../companies/certificates.ts';
import { isMinor } from '../../companies/minors.ts';
import { isSystem } from '../../companies/systems.ts';
import { at } from '../../draft.ts';
import { priceOf, cellOf } from '../../market.ts';
import { refuse, type Refusal } from '../../result.ts';
import { stockRound } from '../../rounds/turn.ts';
import type { CellId, Game, OperatorId, PlayerId } from '../../state.ts';
import { parametersOf } from './merger.ts';

/** Whether a corporation could be part of a merger at all: started, and no system (1828 §7.2, §8.1). */
function mayMerge(game: Game, id: OperatorId): boolean {
  const operator = game.state.operators[id];
  if (!operator || isMinor(game, id) || isSystem(game, id)) return false;
  return (operator.status === 'launched' || operator.status === 'floated') && operator.par !== null;
}

/** Whether some player holds enough of the two together, or nearly enough and has sold neither in this round (1828 §7.2). */
function isHeldEnough(game: Game, one: OperatorId, other: OperatorId): boolean {
  const { shares, shares_unsold } = parametersOf(game);
  const round = stockRound(game);
  return game.state.seating.some((player) => {
    const units = unitsHeld(game, playerHolder(player), one) + unitsHeld(game, playerHolder(player), other);
    const sold = round?.sold[player] ?? [];
    return units >= shares || (units >= shares_unsold && !sold.includes(one) && !sold.includes(other));
  });
}

/** Why these two may not merge now by a player's will (1828 §7.1, §7.2). */
export function pairRefusal(game: Game, player: PlayerId, survivor: OperatorId, absorbed: OperatorId): Refusal | null {
  if (survivor === absorbed || !mayMerge(game, survivor) || !mayMerge(game, absorbed)) return refuse('system.pair', { survivor, absorbed });
  const [one, other] = [at(game.state.operators, survivor), at(game.state.operators, absorbed)];
  if (one.president !== player && other.president !== player) return refuse('system.president', { survivor, absorbed });
  if (one.status !== 'floated' && other.status !== 'floated') return refuse('system.floated', { survivor, absorbed });
  if (one.operated !== other.operated) return refuse('system.operated', { survivor, absorbed });
  const { shares, shares_unsold } = parametersOf(game);
  return isHeldEnough(game, survivor, absorbed) ? null : refuse('system.shares', { survivor, absorbed, shares, unsold: shares_unsold });
}

/** Every pair that a player may merge, the one whose name stays first. */
export function pairsOf(game: Game, player: PlayerId): readonly { readonly survivor: OperatorId; readonly absorbed: OperatorId }[] {
  const { ids } = game.title.corporations;
  const all = ids.filter((id) => mayMerge(game, id));
  return all.flatMap((survivor) =>
    all.flatMap((absorbed) => (pairRefusal(game, player, survivor, absorbed) === null ? [{ survivor, absorbed }] : [])),
  );
}

/**
 * Cell of a system: the dearest within the higher price and half of the lower one, in the column of the marker that is
 * further left, and along the top row where that is cheaper than the limit there (1828 §7.4).
 */
export function systemCell(game: Game, survivor: OperatorId, absorbed: OperatorId): CellId {
  const prices = [priceOf(game, survivor) ?? 0, priceOf(game, absorbed) ?? 0];
  const limit = Math.max(...prices) + Math.floor(Math.min(...prices) / 2);
  const column = Math.min(cellOf(game, survivor)?.column ?? 0, cellOf(game, absorbed)?.column ?? 0);
  const cells = game.title.market.cells.ids.map((id) => at(game.title.market.cells.of, id));
  const top = cells.filter((cell) => cell.row === 0);
  const above = top.find((cell) => cell.column === column);
  const fits =
    above && above.price < limit
      ? top.findLast(({ price }) => price <= limit)
      : cells.find((cell) => cell.column === column && cell.price <= limit);
  if (!fits) throw new Error(`no cell for ${String(limit)}`);
  return fits.id;
}
