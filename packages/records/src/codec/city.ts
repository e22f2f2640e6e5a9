import type { Face, Title } from '@roundhouse/title-schema';
import type { Board, Game, HexId } from '@roundhouse/engine';

/** What lies in a hex now: its tile, or what is printed there. */
export function faceAt(title: Title, board: Board, hex: HexId): Face | null {
  if (!Object.hasOwn(title.map.hexes.of, hex)) return null;
  const laid = board.tiles[hex];
  return (laid === undefined ? title.map.hexes.of[hex] : title.tiles.of[laid.tile]) ?? null;
}

/** Numbers of the stops that are cities, in the order of the face: city number → stop. */
export function cityStops(face: Face): number[] {
  return face.stops.flatMap((stop, index) => (stop.kind === 'city' ? [index] : []));
}

/** City number of a stop; 0 for a token that waits for its city. */
export function cityNumber(title: Title, board: Board, hex: HexId, stop: number | null): number {
  const face = faceAt(title, board, hex);
  return stop === null || face === null ? 0 : Math.max(0, cityStops(face).indexOf(stop));
}

/**
 * Where a recorded city lies: `57-2-0` is city 0 of that copy of tile 57, wherever it was laid; `G19-0-1` is
 * city 1 of printed hex G19, the number between being of no consequence (games/README §2). null: nowhere.
 */
export function placeOfCity(city: string, { title, state }: Game): { hex: HexId; stop: number } | null {
  const parts = /^(.+)-(\d+)-(\d+)$/.exec(city);
  if (parts === null) return null;
  const [, name = '', copy, number] = parts;
  const laid = Object.entries(state.board.tiles).find(([, tile]) => tile.tile === name && tile.copy === Number(copy));
  const hex = laid?.[0] ?? (Object.hasOwn(title.map.hexes.of, name) ? name : null);
  if (hex === null) return null;
  const face = faceAt(title, state.board, hex);
  const stop = face === null ? undefined : cityStops(face)[Number(number)];
  return stop === undefined ? null : { hex, stop };
}

/** The recorded name of a stop that is a city. */
export function nameOfCity(hex: HexId, stop: number, { title, state }: Game): string {
  const laid = state.board.tiles[hex];
  const copy = laid === undefined ? `${hex}-0` : `${laid.tile}-${laid.copy}`;
  return `${copy}-${cityNumber(title, state.board, hex, stop)}`;
}
