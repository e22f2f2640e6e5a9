import { graphOf } from '../board/graph.ts';
import { stopName, stopNumber } from '../board/grid.ts';
import type { Game, HexId } from '../state.ts';

/** Track from one stop to the next that it meets. */
export interface Stretch {
  /** Stop it leads to, `<hex>/<stop>`. */
  readonly to: string;
  /** Hexes in order, both ends included. */
  readonly hexes: readonly HexId[];
  /** Pieces of track in order: the hex, and the index into the track of the face that lies there. */
  readonly pieces: readonly { readonly hex: HexId; readonly piece: number }[];
}

/** Most hexes that a stretch goes through. */
const LONGEST = 30;

/** Every stretch that leaves a stop (`<hex>/<stop>`), over no hex side twice; none where the board has no such stop. */
export function stretchesFrom(game: Game, stop: string): readonly Stretch[] {
  const graph = graphOf(game.title, game.state.board.tiles);
  const { grid, faces } = graph;
  const [id = '', index = '0'] = stop.split('/');
  const start = stopNumber(grid, id, Number(index));
  if (start < 0) return [];
  const found: Stretch[] = [];
  const used = new Set<number>();
  const walk = (hex: number, end: number, hexes: readonly HexId[], pieces: Stretch['pieces']): void => {
    const here = grid.ids[hex] ?? '';
    const along = [...hexes, here];
    for (const way of faces[hex]?.ways[end] ?? []) {
      const passed = [...pieces, ...way.pieces.map((piece) => ({ hex: here, piece }))];
      if (way.to >= 6) {
        const to = hex * grid.stopStride + way.to - 6;
        if (to !== start) found.push({ to: stopName(grid, to), hexes: along, pieces: passed });
        continue;
      }
      const port = hex * 6 + way.to;
      const next = grid.across[port] ?? -1;
      const side = grid.sideOf[port] ?? port;
      if (next < 0 || used.has(side) || along.length >= LONGEST) continue;
      used.add(side);
      walk(Math.floor(next / 6), next % 6, along, passed);
      used.delete(side);
    }
  };
  walk(Math.floor(start / grid.stopStride), 6 + (start % grid.stopStride), [], []);
  return found;
}
