import { graphOf } from '../board/graph.ts';
import { stopNumber } from '../board/grid.ts';
import type { Game } from '../state.ts';
import { innerTrack } from './legs.ts';

/**
 * Ways on from a stop to another (`<hex>/<stop>` both) over track that is not used yet, through any city or town on
 * the way, whoever has stations there: each as the numbers of its track, as `RouteView.track` has them. For bonuses that reach
 * farther than a train. At most `limit` ways, the first found.
 */
export function connectionsBeyond(
  game: Game,
  from: string,
  to: string,
  used: ReadonlySet<number>,
  limit = 100,
): readonly (readonly number[])[] {
  const graph = graphOf(game.title, game.state.board.tiles);
  const { grid, faces } = graph;
  const numberOf = (stop: string): number => {
    const [hex = '', index = '0'] = stop.split('/');
    return stopNumber(grid, hex, Number(index));
  };
  const start = numberOf(from);
  const goal = numberOf(to);
  const found: number[][] = [];
  if (start < 0 || goal < 0 || start === goal) return found;
  const mine = new Set<number>();
  const met = new Set([start]);
  const walk = (hex: number, end: number): void => {
    const face = faces[hex];
    for (const { to: next, pieces } of face?.ways[end] ?? []) {
      if (found.length >= limit) return;
      const fresh = pieces.filter((piece) => ((face?.inner ?? 0) & (1 << piece)) !== 0).map((piece) => innerTrack(graph, hex, piece));
      const port = hex * 6 + next;
      const across = next < 6 ? (grid.across[port] ?? -1) : -1;
      if (next < 6) fresh.push(grid.sideOf[port] ?? port);
      if ((next < 6 && across < 0) || fresh.some((each) => used.has(each) || mine.has(each))) continue;
      const stop = hex * grid.stopStride + next - 6;
      if (next >= 6 && met.has(stop)) continue;
      for (const each of fresh) mine.add(each);
      if (next < 6) walk(Math.floor(across / 6), across % 6);
      else if (stop === goal) found.push([...mine]);
      else if (face?.face.stops[next - 6]?.kind !== 'offboard') {
        met.add(stop);
        walk(hex, next);
        met.delete(stop);
      }
      for (const each of fresh) mine.delete(each);
    }
  };
  walk(Math.floor(start / grid.stopStride), 6 + (start % grid.stopStride));
  return found;
}
