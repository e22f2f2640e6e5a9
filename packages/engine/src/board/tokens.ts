import { ask } from '../answers.ts';
import { successorOf } from '../companies/systems.ts';
import { COLOURS, type ReservedPlace } from '@roundhouse/title-schema';
import { refuse, type Refusal } from '../result.ts';
import type { Board, Game, HexId, OperatorId, Station } from '../state.ts';
import { faceAt, hexOf, isHex, presentStop } from './hex.ts';
import { network } from './network.ts';
import { isStationOf, stationsIn } from './stations.ts';
import { hasCome } from '../phase.ts';

/** A token slot on the board: city `stop` of the hex as it lies, slots from 0. */
export interface TokenPlace {
  readonly hex: HexId;
  readonly stop: number;
  readonly slot: number;
}

export interface TokenOptions {
  /** Whether the city must be reached by the operator's track (1830 §8.7); a home token and some powers need not. */
  readonly connected: boolean;
}

/** Why a token cannot go there, null if it can (1830 §8.7). Price, turn and tokens left are the caller's. */
export function tokenRefusal(game: Game, operator: OperatorId, { hex, stop, slot }: TokenPlace, options: TokenOptions): Refusal | null {
  if (!isHex(game, hex)) return refuse('action.unknown_thing', { thing: hex });
  const { face } = faceAt(game, hex);
  const city = face.stops[stop];
  if (city?.kind !== 'city' || !isFree(game, hex, stop, slot)) return refuse('token.no_slot', { hex });
  const { stations } = game.state.board;
  if (stations.some((station) => station.hex === hex && isStationOf(station, operator)))
    return refuse('token.one_per_hex', { hex, operator });
  const kept = ask.mayPlace(game, operator, hex, stop);
  if (kept !== null) return kept;
  const holder = reservedFor(game, hex, stop, slot, operator);
  if (holder !== null) return refuse('token.reserved', { hex, operator: holder });
  if (options.connected && !opensUnconnected(game, operator, hex) && !network(game, operator).stops.has(`${hex}/${stop}`))
    return refuse('token.not_reachable', { hex, operator });
  return null;
}

/** Every place that `tokenRefusal` allows, in the order of the map. */
export function tokenPlaces(game: Game, operator: OperatorId, options: TokenOptions): TokenPlace[] {
  const places: TokenPlace[] = [];
  const near = options.connected ? network(game, operator).hexes : null;
  for (const hex of game.title.map.hexes.ids) {
    if (near !== null && !near.has(hex) && !opensUnconnected(game, operator, hex)) continue;
    faceAt(game, hex).face.stops.forEach(({ slots }, stop) => {
      for (let slot = 0; slot < slots; slot++) {
        if (tokenRefusal(game, operator, { hex, stop, slot }, options) === null) places.push({ hex, stop, slot });
      }
    });
  }
  return places;
}

/** Slot that a token of the operator would take in a city: the one kept for it, else the first free one; null if there is none. */
export function freeSlot(game: Game, operator: OperatorId, hex: HexId, stop: number): number | null {
  const slots = faceAt(game, hex).face.stops[stop]?.slots ?? 0;
  const kept = keptSlots(game, hex, stop).find(({ owner }) => successorOf(game, owner) === operator);
  if (kept !== undefined && isFree(game, hex, stop, kept.slot)) return kept.slot;
  for (let slot = 0; slot < slots; slot++) {
    if (isFree(game, hex, stop, slot) && reservedFor(game, hex, stop, slot, operator) === null) return slot;
  }
  return null;
}

/** The place in a hex that is kept for a station of the operator besides its home (1846 §8.2). */
function placeKept(game: Game, operator: OperatorId, hex: HexId): ReservedPlace | undefined {
  return game.title.corporations.of[operator]?.reserved_places.find((place) => place.hex === hex);
}

/** Whether the operator may place in a hex that its track does not reach. */
function opensUnconnected(game: Game, operator: OperatorId, hex: HexId): boolean {
  return placeKept(game, operator, hex)?.unconnected !== undefined;
}

/** Price of a station in a city where a place was kept for the operator; null where the price of the charter holds (1846 §8.2). */
export function priceOfPlace(game: Game, operator: OperatorId, { hex, stop }: Pick<TokenPlace, 'hex' | 'stop'>): number | null {
  const place = placeKept(game, operator, hex);
  if (place?.price === undefined) return null;
  return place.unconnected === undefined || network(game, operator).stops.has(`${hex}/${stop}`) ? place.price : place.unconnected;
}

/** As above, for a city that is reached. */
export function leastPriceOfPlace(game: Game, operator: OperatorId, { hex }: Pick<TokenPlace, 'hex'>): number | null {
  return placeKept(game, operator, hex)?.price ?? null;
}

/** The least that a token of the operator could cost anywhere, where the next one of its charter costs so much. */
export function leastTokenPrice(game: Game, operator: OperatorId, next: number): number {
  return (game.title.corporations.of[operator]?.reserved_places ?? []).reduce((least, { price = next }) => Math.min(least, price), next);
}

/** Whether a place is kept in this phase, and on what lies in the hex now. */
function isKept(game: Game, { hex, until_phase, from_colour }: ReservedPlace): boolean {
  if (hasCome(game, until_phase)) return false;
  return from_colour === undefined || COLOURS.indexOf(faceAt(game, hex).face.colour) >= COLOURS.indexOf(from_colour);
}

/** The board with one more station. */
export function boardWithToken(board: Board, station: Station): Board {
  return { ...board, stations: [...board.stations, station] };
}

function isFree(game: Game, hex: HexId, stop: number, slot: number): boolean {
  const slots = faceAt(game, hex).face.stops[stop]?.slots ?? 0;
  return (
    slot >= 0 && slot < slots && Number.isInteger(slot) && !stationsIn(game.state.board, hex, stop).some((station) => station.slot === slot)
  );
}

/** The other operator for whom a slot, or the whole hex, is still kept (1830 §8.5, §8.7). */
function reservedFor(game: Game, hex: HexId, stop: number, slot: number, operator: OperatorId): OperatorId | null {
  const whole = hexOf(game, hex).reserved_hex.filter((owner) => successorOf(game, owner) !== operator && isPending(game, owner, hex));
  if (whole[0] !== undefined) return whole[0];
  const kept = keptSlots(game, hex, stop).find((each) => each.slot === slot && successorOf(game, each.owner) !== operator);
  return kept?.owner ?? lastPlaceFor(game, hex, operator);
}

/**
 * The other operator for whom a place is kept in a hex, whichever city, and who would find none if one more were taken
 * (1833NE §11.5); null: there is room.
 */
function lastPlaceFor(game: Game, hex: HexId, operator: OperatorId): OperatorId | null {
  const waiting = game.title.corporations.ids.filter((id) => {
    const place = id === operator ? undefined : placeKept(game, id, hex);
    return place?.from_colour !== undefined && isPending(game, id, hex);
  });
  if (waiting.length === 0) return null;
  const free = faceAt(game, hex).face.stops.flatMap(({ slots }, stop) => {
    const kept = keptSlots(game, hex, stop).filter(({ owner }) => owner !== operator);
    return Array.from({ length: slots }, (_, slot) => slot).filter(
      (slot) => isFree(game, hex, stop, slot) && !kept.some((each) => each.slot === slot),
    );
  });
  return free.length > waiting.length ? null : (waiting[0] ?? null);
}

/** Slots of a city kept for operators that have not placed there yet, by the places printed on the hex. */
function keptSlots(game: Game, hex: HexId, stop: number): { readonly owner: OperatorId; readonly slot: number }[] {
  const kept: { owner: OperatorId; slot: number }[] = [];
  hexOf(game, hex).stops.forEach(({ reserved }, printed) => {
    if (reserved.length === 0 || presentStop(game, hex, printed) !== stop) return;
    reserved.forEach((owner, slot) => {
      if (isPending(game, owner, hex)) kept.push({ owner, slot });
    });
  });
  return kept;
}

/** A place is kept until its owner is gone or has placed: a home until its token has a city, another place until a token is there. */
function isPending(game: Game, owner: OperatorId, hex: HexId): boolean {
  // 1828 §8.3: a system keeps the places of its parts.
  const now = successorOf(game, owner);
  const status = game.state.operators[now]?.status;
  if (status === undefined || status === 'closed' || status === 'removed') return false;
  const isHome = game.title.corporations.of[owner]?.home?.hex === hex;
  const place = isHome ? undefined : placeKept(game, owner, hex);
  if (place !== undefined && !isKept(game, place)) return false;
  return !game.state.board.stations.some(
    (station) =>
      station.owner === now &&
      station.stop !== null &&
      (isHome ? (now === owner ? !station.extra : station.hex === hex) : station.hex === hex),
  );
}
