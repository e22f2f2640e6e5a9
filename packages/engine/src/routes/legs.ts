import type { Graph } from '../board/graph.ts';

/**
 * The track from one stop to the next. `track` holds the numbers of all that a run may use once: hex sides, and
 * pieces that touch no side, numbered behind them. `hexes`: hex numbers in order, both ends included.
 */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly track: readonly number[];
  readonly hexes: readonly number[];
}

export function reversed({ from, to, track, hexes }: Leg): Leg {
  return { from: to, to: from, track, hexes: hexes.toReversed() };
}

/** Number of a piece of track that lies inside its hex. */
export function innerTrack(graph: Graph, hex: number, piece: number): number {
  return graph.grid.across.length + hex * graph.grid.pieceStride + piece;
}

/**
 * All ways to travel a list of hexes, from a stop in the first to one in the last: lists of legs. Stops in between
 * are passed by where the track allows; only where it does not, they are called at (records that list hexes alone).
 */
export function legsAlong(graph: Graph, hexes: readonly number[]): Leg[][] {
  const list = hexes.filter((hex, index) => hex !== hexes[index - 1]);
  const direct = travel(graph, list, false);
  return direct.length > 0 ? direct : travel(graph, list, true);
}

interface Trip {
  readonly done: readonly Leg[];
  readonly from: number;
  readonly track: readonly number[];
  /** Index of the first hex of the leg. */
  readonly since: number;
}

function travel(graph: Graph, hexes: readonly number[], calling: boolean): Leg[][] {
  const { grid, faces } = graph;
  const found: Leg[][] = [];
  const first = hexes[0] ?? -1;
  const last = hexes.length - 1;
  const go = (at: number, end: number, trip: Trip): void => {
    const hex = hexes[at] ?? -1;
    const face = faces[hex];
    for (const { to, pieces } of face?.ways[end] ?? []) {
      const inner = pieces.filter((piece) => ((face?.inner ?? 0) & (1 << piece)) !== 0).map((piece) => innerTrack(graph, hex, piece));
      if (to < 6) {
        const port = hex * 6 + to;
        const next = grid.across[port] ?? -1;
        const side = grid.sideOf[port] ?? port;
        if (
          at === last ||
          next < 0 ||
          Math.floor(next / 6) !== hexes[at + 1] ||
          trip.track.includes(side) ||
          trip.done.some(({ track }) => track.includes(side))
        )
          continue;
        go(at + 1, next % 6, { ...trip, track: [...trip.track, ...inner, side] });
        continue;
      }
      const stop = hex * grid.stopStride + to - 6;
      if (stop === trip.from || trip.done.some(({ from }) => from === stop)) continue;
      const leg = { from: trip.from, to: stop, track: [...trip.track, ...inner], hexes: hexes.slice(trip.since, at + 1) };
      if (at === last) found.push([...trip.done, leg]);
      else if (calling) go(at, to, { done: [...trip.done, leg], from: stop, track: [], since: at });
    }
  };
  (faces[first]?.face.stops ?? []).forEach((_, index) => {
    go(0, 6 + index, { done: [], from: first * grid.stopStride + index, track: [], since: 0 });
  });
  return found;
}
