import { graphOf, type Graph } from '../board/graph.ts';
import { stopNumber } from '../board/grid.ts';
import type { Game, HexId } from '../state.ts';
import { innerTrack } from './legs.ts';

/** A step over track from an end of a hex to another: 0 to 5 a side, from 6 on a stop. */
interface Hop {
  /** Numbers of the track that a run may use once, as `RouteView.track` has them. */
  readonly track: readonly number[];
  /** Where it leads: a stop, or across a side. */
  readonly stop: number | null;
  readonly side: number;
  /** Hex and end from which it goes on. */
  readonly hex: number;
  readonly end: number;
  /** A stop through which nothing leads. */
  readonly dead: boolean;
}

const hopsOf = new WeakMap<Graph, Map<number, readonly Hop[]>>();

/** All steps from an end of a hex. */
function hops(graph: Graph, hex: number, end: number): readonly Hop[] {
  const known = hopsOf.get(graph) ?? new Map<number, readonly Hop[]>();
  hopsOf.set(graph, known);
  const { grid, faces } = graph;
  const key = hex * (6 + grid.stopStride) + end;
  const found = known.get(key);
  if (found !== undefined) return found;
  const face = faces[hex];
  const made = (face?.ways[end] ?? []).flatMap(({ to, pieces }): readonly Hop[] => {
    const track = pieces.filter((piece) => ((face?.inner ?? 0) & (1 << piece)) !== 0).map((piece) => innerTrack(graph, hex, piece));
    if (to >= 6) {
      const dead = face?.face.stops[to - 6]?.kind === 'offboard';
      return [{ track, stop: hex * grid.stopStride + to - 6, side: -1, hex, end: to, dead }];
    }
    const port = hex * 6 + to;
    const across = grid.across[port] ?? -1;
    const side = grid.sideOf[port] ?? port;
    return across < 0 ? [] : [{ track: [...track, side], stop: null, side, hex: Math.floor(across / 6), end: across % 6, dead: false }];
  });
  known.set(key, made);
  return made;
}

/** Sides and stops from which track that is not used leads to a stop, by `keyOf`. */
function leadingTo(graph: Graph, goal: number, used: ReadonlySet<number>): ReadonlySet<number> {
  const { stopStride } = graph.grid;
  const leads = new Set([keyOf(goal, -1)]);
  const open: (readonly [hex: number, end: number])[] = [[Math.floor(goal / stopStride), 6 + (goal % stopStride)]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { track, stop, side, hex, end, dead } of hops(graph, ...at)) {
      const key = keyOf(stop, side);
      if (leads.has(key) || track.some((each) => used.has(each))) continue;
      leads.add(key);
      if (!dead) open.push([hex, end]);
    }
  }
  return leads;
}

const keyOf = (stop: number | null, side: number): number => (stop === null ? side : -1 - stop);

/**
 * How many sides of some hexes lead to a stop of others, over all track of the board: no more connections than that can be made
 * between the two at once.
 */
export function sidesTowards(game: Game, from: readonly HexId[], to: readonly HexId[]): number {
  const graph = graphOf(game.title, game.state.board.tiles);
  const { grid, faces } = graph;
  const numbersOf = (hexes: readonly HexId[]): readonly number[] => hexes.flatMap((id) => grid.numberOf.get(id) ?? []);
  const sides = numbersOf(from).flatMap((hex) => [0, 1, 2, 3, 4, 5].map((side) => grid.sideOf[hex * 6 + side] ?? hex * 6 + side));
  const leads = numbersOf(to)
    .flatMap((hex) => faces[hex]?.face.stops.map((_, stop) => hex * grid.stopStride + stop) ?? [])
    .map((goal) => leadingTo(graph, goal, NOTHING));
  return new Set(sides.filter((side) => leads.some((each) => each.has(side)))).size;
}

const NOTHING: ReadonlySet<number> = new Set();

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
  const { grid } = graph;
  const numberOf = (stop: string): number => {
    const [hex = '', index = '0'] = stop.split('/');
    return stopNumber(grid, hex, Number(index));
  };
  const start = numberOf(from);
  const goal = numberOf(to);
  const found: number[][] = [];
  if (start < 0 || goal < 0 || start === goal) return found;
  const leads = leadingTo(graph, goal, used);
  if (!leads.has(keyOf(start, -1))) return found;
  const mine = new Set<number>();
  const met = new Set([start]);
  const walk = (from: number, end: number): void => {
    for (const hop of hops(graph, from, end)) {
      if (found.length >= limit) return;
      const { track, stop, side } = hop;
      if (!leads.has(keyOf(stop, side)) || track.some((each) => used.has(each) || mine.has(each))) continue;
      if (stop !== null && met.has(stop)) continue;
      for (const each of track) mine.add(each);
      if (stop === goal) found.push([...mine]);
      else if (!hop.dead) {
        if (stop !== null) met.add(stop);
        walk(hop.hex, hop.end);
        if (stop !== null) met.delete(stop);
      }
      for (const each of track) mine.delete(each);
    }
  };
  walk(Math.floor(start / grid.stopStride), 6 + (start % grid.stopStride));
  return found;
}
