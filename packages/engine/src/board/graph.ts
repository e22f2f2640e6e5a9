import type { Stop, Title } from '@roundhouse/title-schema';
import type { Board } from '../state.ts';
import { gridOf, type Grid } from './grid.ts';
import { turnFace, type TurnedFace } from './ways.ts';

/** The track of a board: per hex number the face that lies there, turned. */
export interface Graph {
  readonly title: Title;
  readonly grid: Grid;
  readonly faces: readonly TurnedFace[];
}

const graphs = new WeakMap<Board['tiles'], Graph>();
const printed = new WeakMap<Grid, readonly TurnedFace[]>();

/** The track graph of a board; faces and ways are shared, so that making one is a copy of a list. */
export function graphOf(title: Title, tiles: Board['tiles']): Graph {
  const known = graphs.get(tiles);
  if (known?.title === title) return known;
  const grid = gridOf(title);
  let base = printed.get(grid);
  if (base === undefined) printed.set(grid, (base = printedFaces(title, grid)));
  const faces = [...base];
  for (const hex in tiles) {
    const laid = tiles[hex];
    const number = grid.numberOf.get(hex);
    const tile = laid === undefined ? undefined : title.tiles.of[laid.tile];
    if (laid === undefined || number === undefined || tile === undefined) throw new Error(`The tile on ${hex} is not of this title.`);
    faces[number] = turnFace(tile, laid.rotation);
  }
  const graph: Graph = { title, grid, faces };
  graphs.set(tiles, graph);
  return graph;
}

function printedFaces(title: Title, grid: Grid): TurnedFace[] {
  return grid.ids.map((id) => {
    const hex = title.map.hexes.of[id];
    if (hex === undefined) throw new Error(`No hex ${id} on the map.`);
    return turnFace(hex, 0);
  });
}

/** The stop of that number as printed, undefined where the board has none. */
export function stopAt(graph: Graph, stop: number): Stop | undefined {
  return graph.faces[Math.floor(stop / graph.grid.stopStride)]?.face.stops[stop % graph.grid.stopStride];
}
