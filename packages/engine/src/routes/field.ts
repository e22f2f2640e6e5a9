import type { Stop } from '@roundhouse/title-schema';
import { ask, isAnswered } from '../answers.ts';
import { graphOf, stopAt, type Graph } from '../board/graph.ts';
import { barriersOf, ownStops } from '../board/stations.ts';
import type { Game, HexId, OperatorId } from '../state.ts';
import { innerTrack, type Leg } from './legs.ts';
import { visitOf, type Visit } from './value.ts';
import type { Spend } from './watch.ts';

/** A stop that the operator's trains can come to, with the legs that leave it. Stops are numbered from 0 in a field. */
export interface FieldStop {
  /** Number in the grid. */
  readonly number: number;
  readonly print: Stop;
  readonly own: boolean;
  readonly visit: Visit;
  /** A train may call here and go on: not an off-board, not a city full of others (1830 §8.8). */
  readonly passable: boolean;
  readonly legs: readonly FieldLeg[];
}

export interface FieldLeg {
  /** Field numbers of its ends. */
  readonly from: number;
  readonly to: number;
  /** Its track as bits, 32 to a word; bits are numbered within the field. */
  readonly bits: Int32Array;
  /** The same as a list. */
  readonly track: readonly number[];
  /** Track and hexes as the grid numbers them. */
  readonly leg: Leg;
}

/** What the trains of an operator can run on: the stops within reach and all legs between them. */
export interface Field {
  readonly graph: Graph;
  readonly stops: readonly FieldStop[];
  /** Number of pieces of track that legs use. */
  readonly size: number;
  /** Words that hold a bit per piece. */
  readonly words: number;
}

/**
 * The stops that trains from the operator's stations come to and every leg between them. Of two legs between the same
 * stops, one that uses all track of the other is left out, since the other can stand in for it anywhere, unless it comes
 * to more hexes that count. null: stopped before all was seen.
 */
export function fieldOf(game: Game, operator: OperatorId, spend: Spend): Field | null {
  const graph = graphOf(game.title, game.state.board.tiles);
  const own = ownStops(game, graph, operator);
  const { barred, closed } = barriersOf(game, graph, operator, own);
  const matters = hexesBetween(game, operator);
  const isPassable = (stop: number): boolean => stopAt(graph, stop)?.kind !== 'offboard' && !barred.has(stop);
  const index = new Map<number, number>();
  const numbers: number[] = [];
  const meet = (stop: number): number => {
    let at = index.get(stop);
    if (at === undefined) {
      index.set(stop, (at = numbers.length));
      numbers.push(stop);
    }
    return at;
  };
  for (const stop of own) if (!closed.has(stop)) meet(stop);
  const legsOf: Leg[][] = [];
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    const found = legsFrom(graph, number, closed, spend);
    const legs = found === null ? null : leanest(found, (hex) => matters?.has(graph.grid.ids[hex] ?? '') ?? true, spend);
    if (legs === null) return null;
    legsOf.push(legs);
    if (isPassable(number) || own.has(number)) for (const { to } of legs) meet(to);
  }
  const bitOf = new Map<number, number>();
  for (const legs of legsOf) {
    for (const { to, track } of legs) {
      if (index.has(to)) for (const piece of track) if (!bitOf.has(piece)) bitOf.set(piece, bitOf.size);
    }
  }
  const words = Math.max(1, Math.ceil(bitOf.size / 32));
  const stops = numbers.map((number, from): FieldStop => {
    const print = stopAt(graph, number);
    if (print === undefined) throw new Error(`No stop ${number} on the board.`);
    const legs = (legsOf[from] ?? []).flatMap((leg): FieldLeg[] => {
      const to = index.get(leg.to);
      if (to === undefined) return [];
      const track = leg.track.map((piece) => bitOf.get(piece) ?? 0);
      return [{ from, to, track, bits: bitsOf(track, words), leg }];
    });
    return { number, print, own: own.has(number), visit: visitOf(graph, own, number, print), passable: isPassable(number), legs };
  });
  return { graph, stops, size: bitOf.size, words };
}

export function bitsOf(track: readonly number[], words: number): Int32Array {
  const bits = new Int32Array(words);
  for (const piece of track) bits[piece >> 5] = (bits[piece >> 5] ?? 0) | (1 << (piece & 31));
  return bits;
}

/** Every leg from a stop to the next ones: no side twice, no stop passed. null: stopped. */
function legsFrom(graph: Graph, from: number, closed: ReadonlySet<number>, spend: Spend): Leg[] | null {
  const { grid, faces } = graph;
  const found: Leg[] = [];
  const track: number[] = [];
  const hexes: number[] = [];
  const used = new Uint8Array(grid.across.length);
  let stopped = false;
  const go = (hex: number, end: number): void => {
    hexes.push(hex);
    const face = faces[hex];
    for (const { to, pieces } of face?.ways[end] ?? []) {
      if (stopped || spend(1)) {
        stopped = true;
        break;
      }
      const mark = track.length;
      for (const piece of pieces) if (((face?.inner ?? 0) & (1 << piece)) !== 0) track.push(innerTrack(graph, hex, piece));
      if (to >= 6) {
        const stop = hex * grid.stopStride + to - 6;
        if (stop !== from && !closed.has(stop)) found.push({ from, to: stop, track: [...track], hexes: [...hexes] });
      } else {
        const port = hex * 6 + to;
        const next = grid.across[port] ?? -1;
        const side = grid.sideOf[port] ?? port;
        if (next >= 0 && used[side] === 0) {
          used[side] = 1;
          track.push(side);
          go(Math.floor(next / 6), next % 6);
          used[side] = 0;
        }
      }
      track.length = mark;
    }
    hexes.pop();
  };
  go(Math.floor(from / grid.stopStride), 6 + (from % grid.stopStride));
  return stopped ? null : found;
}

/** Hexes that may count for a route that only passes them, for its bonuses or for whether it may be run; null: any. */
function hexesBetween(game: Game, operator: OperatorId): ReadonlySet<HexId> | null {
  if (isAnswered(game, 'mayRun', 'mayRunTogether')) return null;
  const bonuses = ask.bonuses(game, operator).filter(({ byStops }) => byStops !== true);
  if (bonuses.some(({ needs }) => needs === undefined)) return null;
  return new Set(bonuses.flatMap(({ needs = [] }) => needs.flat()));
}

/** Leaves out legs that use all the track of another one to the same stop and come to no more hexes that matter. null: stopped. */
function leanest(legs: readonly Leg[], matters: (hex: number) => boolean, spend: Spend): Leg[] | null {
  const byLength = legs.toSorted((a, b) => a.track.length - b.track.length);
  const keptTo = new Map<number, Leg[]>();
  const kept: Leg[] = [];
  for (const leg of byLength) {
    const rivals = keptTo.get(leg.to) ?? [];
    const has = new Set(leg.track);
    const isBeaten = rivals.some(
      ({ track, hexes }) =>
        !spend(1) && track.every((piece) => has.has(piece)) && leg.hexes.every((hex) => !matters(hex) || hexes.includes(hex)),
    );
    if (spend(1)) return null;
    if (isBeaten) continue;
    keptTo.set(leg.to, [...rivals, leg]);
    kept.push(leg);
  }
  return kept;
}
