import type { ActionOf } from '../action.ts';
import { layRefusal, legalLays, type Lay } from '../board/lays.ts';
import { putMarker } from '../board/markers.ts';
import { closePrivate, usePower } from '../companies/privates.ts';
import type { Draft } from '../draft.ts';
import { usesOf, type Held } from '../powers/types.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, PrivateOwner } from '../state.ts';
import { operatingTurn } from '../rounds/turn.ts';
import { facingRefusal } from './facing.ts';
import { build, buildRefusal, layCharge, nextLaySlot } from './track.ts';

export type LayAction = ActionOf<'lay_tile'>;
/** A power by which a private lays a tile, whoever decides and pays. */
export type LayPower = Held<'lay_tile'> | Held<'player_lays_tile'> | Held<'seller_lays_tile'> | Held<'buyer_lays_tile'>;

const operatorOf = (builder: PrivateOwner): string | null => (builder.startsWith('operator/') ? builder.slice(9) : null);
const isConnected = ({ power }: LayPower): boolean => power.power === 'lay_tile' && power.connected;

function costOf(game: Game, builder: PrivateOwner, { power }: LayPower, lay: Lay): number {
  const free = power.cost === 'free';
  if (power.power !== 'lay_tile') return layCharge(game, builder, lay, { free });
  const turn = operatingTurn(game);
  const fee = power.slot === 'normal' && turn ? (nextLaySlot(game, turn)?.fee ?? 0) : 0;
  return layCharge(game, builder, lay, { free, less: power.terrain_off }) + power.price + fee;
}

/** Why the power is not about this hex or tile. */
export function spotRefusal(held: LayPower, { hex, tile }: LayAction): Refusal | null {
  const { hexes, tiles } = held.power;
  return (hexes.length === 0 || hexes.includes(hex)) && tiles.includes(tile)
    ? null
    : refuse('private.power.hex', { private: held.private, hex });
}

/** Why the tile cannot lie there, or the builder cannot pay for it (1830 §11.4, §11.5). */
export function placeRefusal(game: Game, builder: PrivateOwner, held: LayPower, lay: LayAction): Refusal | null {
  if (held.power.only_empty && game.state.board.tiles[lay.hex]) return refuse('private.power.empty', { hex: lay.hex });
  return (
    facingRefusal(game, held, lay) ??
    layRefusal(game, operatorOf(builder), lay, { connected: isConnected(held) }) ??
    buildRefusal(game, builder, lay, costOf(game, builder, held, lay))
  );
}

/** Every lay of the power that fits the board. */
export function laysOfPrivate(game: Game, builder: PrivateOwner, held: LayPower): readonly LayAction[] {
  const { hexes, tiles } = held.power;
  return legalLays(game, operatorOf(builder), { connected: isConnected(held), tiles, ...(hexes.length === 0 ? {} : { hexes }) })
    .map((lay): LayAction => ({ type: 'lay_tile', by: { kind: 'private', id: held.private }, ...lay }))
    .filter((action) => placeRefusal(game, builder, held, action) === null);
}

/** Lays the tile, pays for it and counts the use. */
export function layByPrivate(draft: Draft, builder: PrivateOwner, held: LayPower, lay: LayAction, by: string): void {
  build(draft, builder, lay, costOf(draft, builder, held, lay), by);
  usePower(draft, held.private, held.index);
  if (held.power.power !== 'lay_tile') return;
  const { marker, closes_when_used, uses } = held.power;
  if (marker) putMarker(draft, lay.hex, { ...marker, counts: 'pass' }, by);
  if (closes_when_used && usesOf(draft, held) >= uses) closePrivate(draft, held.private);
}
