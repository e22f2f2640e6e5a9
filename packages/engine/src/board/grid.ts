import type { HexMap, Title } from '@roundhouse/title-schema';
import type { HexId } from '../state.ts';

/**
 * The hexes of a map by number, and the sides between them. A *port* is one side of one hex, `hex * 6 + edge`;
 * the two ports that face each other share one *side*. A stop has the number `hex * stopStride + index`.
 */
export interface Grid {
  readonly ids: readonly HexId[];
  readonly numberOf: ReadonlyMap<HexId, number>;
  /** Port on the other hex, -1 where there is no neighbour. */
  readonly across: Int32Array;
  /** Side of a port: the smaller of the two facing ports. Always below `6 * ids.length`. */
  readonly sideOf: Int32Array;
  readonly stopStride: number;
  readonly pieceStride: number;
}

const grids = new WeakMap<HexMap, Grid>();

/** The numbering of a title's map, made once. */
export function gridOf(title: Title): Grid {
  const known = grids.get(title.map);
  if (known !== undefined) return known;
  const { ids, of } = title.map.hexes;
  const numberOf = new Map(ids.map((id, index) => [id, index]));
  const across = new Int32Array(ids.length * 6).fill(-1);
  const sideOf = new Int32Array(ids.length * 6);
  ids.forEach((id, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      const neighbour = of[id]?.neighbours[edge];
      const other = neighbour === null || neighbour === undefined ? undefined : numberOf.get(neighbour);
      const port = hex * 6 + edge;
      if (other !== undefined) across[port] = other * 6 + ((edge + 3) % 6);
      sideOf[port] = other === undefined ? port : Math.min(port, other * 6 + ((edge + 3) % 6));
    }
  });
  const faces = [...Object.values(of), ...Object.values(title.tiles.of)];
  const grid: Grid = {
    ids,
    numberOf,
    across,
    sideOf,
    stopStride: Math.max(1, ...faces.map((face) => face.stops.length)),
    pieceStride: Math.max(1, ...faces.map((face) => face.track.length)),
  };
  grids.set(title.map, grid);
  return grid;
}

/** Hex of a stop number. */
export function hexOfStop(grid: Grid, stop: number): HexId {
  return grid.ids[Math.floor(stop / grid.stopStride)] ?? '';
}

/** `<hex>/<index>` of a stop number. */
export function stopName(grid: Grid, stop: number): string {
  return `${hexOfStop(grid, stop)}/${stop % grid.stopStride}`;
}

export function stopNumber(grid: Grid, hex: HexId, stop: number): number {
  const number = grid.numberOf.get(hex);
  return number === undefined || stop < 0 || stop >= grid.stopStride ? -1 : number * grid.stopStride + stop;
}
