import type { Face, Hex, Terrain, Tile } from '@roundhouse/title-schema';
import type { Board, Game, HexId, LaidTile } from '../state.ts';

/** What lies on a hex now: its print, or the tile laid on it. */
export interface HexFace {
  /** Unturned print: add `rotation` to its edges. */
  readonly face: Face;
  readonly rotation: number;
  /** Terrain that the next lay pays for (1830 §8.3). */
  readonly terrain: readonly Terrain[];
  readonly laid: LaidTile | null;
  /** Key into the title's upgrade table. */
  readonly upgrades: string;
}

/** The hex of that id; an unknown id is a bug of the caller, who checks names that come from outside with `isHex`. */
export function hexOf(game: Game, hex: HexId): Hex {
  const found = game.title.map.hexes.of[hex];
  if (found === undefined) throw new Error(`No hex ${hex} on the map.`);
  return found;
}

export function isHex(game: Game, hex: HexId): boolean {
  return Object.hasOwn(game.title.map.hexes.of, hex);
}

export function tileOf(game: Game, tile: string): Tile {
  const found = game.title.tiles.of[tile];
  if (found === undefined) throw new Error(`No tile ${tile} in the title.`);
  return found;
}

/** The face that shows on a hex, with its rotation in sixths of a turn clockwise. */
export function faceAt(game: Game, hex: HexId, board: Board = game.state.board): HexFace {
  const printed = hexOf(game, hex);
  const laid = board.tiles[hex];
  if (laid === undefined) return { face: printed, rotation: 0, terrain: printed.terrain, laid: null, upgrades: printed.upgrades };
  const tile = tileOf(game, laid.tile);
  return { face: tile, rotation: laid.rotation, terrain: tile.terrain, laid, upgrades: tile.upgrades };
}

/** Sides (0–5) at which track of a stop ends, on a face turned by `rotation`. */
export function exitsOfStop(face: Face, stop: number, rotation: number): number[] {
  const exits: number[] = [];
  for (const { from, to } of face.track) {
    const other = 'stop' in from && from.stop === stop ? to : 'stop' in to && to.stop === stop ? from : null;
    if (other !== null && 'edge' in other) exits.push((other.edge + rotation) % 6);
  }
  return exits;
}

/**
 * Where a stop printed on the hex is now: track is kept, so a city that had any is the one with its exits (1830 §8.1).
 * null: the print left that open (several cities without track), or the stop is gone.
 */
export function presentStop(game: Game, hex: HexId, printed: number, board: Board = game.state.board): number | null {
  const print = hexOf(game, hex);
  const { face, rotation, laid } = faceAt(game, hex, board);
  const kind = print.stops[printed]?.kind;
  if (laid === null) return kind === undefined ? null : printed;
  const exits = exitsOfStop(print, printed, 0);
  const alike = face.stops.flatMap((stop, index) => (stop.kind === kind ? [index] : []));
  if (exits.length > 0) return alike.find((index) => exitsOfStop(face, index, rotation).some((edge) => exits.includes(edge))) ?? null;
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
