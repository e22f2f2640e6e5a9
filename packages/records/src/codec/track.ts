import type { Entity, Game, HexId, OperatorId } from '@roundhouse/engine';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';
import { faceAt, nameOfCity, placeOfCity } from './city.ts';

/**
 * Tiles and tokens.
 *
 * A token that waits in its home hex (1830 §8.5, ERIE) arrives as two recorded actions: `lay_tile` by the
 * operator, after which the operator alone is awaited, then `place_token` by it with the city of the tile just
 * laid (`59-0-1`), slot 0, no cost, not counted as the token of the turn. `tokener` names the token's owner
 * and is often absent when the operator lays in its own home. Until the choice is made the peer reports the
 * token at city 0 of the hex. Where the tile lay there before the owner's first turn, `place_token` comes first
 * in that turn, with the same members. A token after the remote tile of a private has the private as entity.
 */
export const TRACK_DECODERS: Decoders<'lay_tile' | 'place_token'> = {
  lay_tile: (recorded) => {
    const [, tile, copy] = /^(.+)-(\d+)$/.exec(recorded.tile) ?? [];
    if (tile === undefined) return undecodable(`${recorded.tile} is not the id of a tile`);
    return decoded({ type: 'lay_tile', by: entityOf(recorded), hex: recorded.hex, tile, rotation: recorded.rotation, copy: Number(copy) });
  },
  place_token: (recorded, game) => {
    const place = placeOfCity(recorded.city, game);
    if (place === null) return undecodable(`city ${recorded.city} is nowhere on the map`);
    const by = entityOf(recorded);
    const { tokener } = recorded;
    const owner = tokener === undefined || isUsualOwner(tokener, by, game) ? {} : { owner: tokener };
    return decoded({ type: 'place_token', by, ...place, slot: freeSlot(place.hex, place.stop, recorded.slot, game), ...owner });
  },
};

/** The recorded slot, or the first free one of the city: the peer tells slots that are taken, and does not mean it. */
function freeSlot(hex: HexId, stop: number, slot: number, { title, state }: Game): number {
  const slots = faceAt(title, state.board, hex)?.stops[stop]?.slots ?? 0;
  const taken = state.board.stations.filter((station) => station.hex === hex && station.stop === stop).map((station) => station.slot);
  if (!taken.includes(slot)) return slot;
  return Array.from({ length: slots }, (_, i) => i).find((each) => !taken.includes(each)) ?? slot;
}

export const TRACK_ENCODERS: Encoders<'lay_tile' | 'place_token'> = {
  lay_tile: (action, { before, after }) => {
    const copy = after.state.board.tiles[action.hex]?.copy ?? action.copy ?? 0;
    return { type: 'lay_tile', ...actor(action.by, before), hex: action.hex, tile: `${action.tile}-${copy}`, rotation: action.rotation };
  },
  place_token: (action, { before }) => ({
    type: 'place_token',
    ...actor(action.by, before),
    city: nameOfCity(action.hex, action.stop, before),
    slot: action.slot,
    ...(action.owner === undefined || isUsualOwner(action.owner, action.by, before) ? {} : { tokener: action.owner }),
  }),
};

/** Whether the token is one of the operator that acts, itself or through its private. */
function isUsualOwner(owner: OperatorId, by: Entity, { state }: Game): boolean {
  return by.kind === 'private' ? state.privates[by.id]?.owner === `operator/${owner}` : by.id === owner;
}
