import type { Spend } from './watch.ts';
import type { Yard } from './yard.ts';

/** Stops near a stop that a walk from it still remembers, and the sets of them. */
const NEAR = 8;
const SETS = 1 << NEAR;

/** Pairs of neighbouring stops: those from stop s are `first[s]` to `first[s + 1] - 1`. */
interface Pairs {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Pair of each leg of the yard. */
  readonly ofLeg: Int32Array;
  /** The stop a pair leads to as a bit of those near the stop that it leaves, 0: not near. */
  readonly bit: Uint8Array;
  /** What a walk that remembers a set at the one end remembers at the other, the stop that it leaves included. */
  readonly onward: Uint8Array;
  /** Stops near each stop, NEAR places each, -1: none. */
  readonly near: Int16Array;
}

const kept = new WeakMap<Yard, Pairs>();

function pairsOf(yard: Yard): Pairs {
  const known = kept.get(yard);
  if (known !== undefined) return known;
  const size = yard.field.stops.length;
  const first = new Int32Array(size + 1);
  const to: number[] = [];
  const ofLeg = new Int32Array(yard.to.length);
  for (let stop = 0; stop < size; stop++) {
    const start = to.length;
    for (let leg = yard.first[stop] ?? 0; leg < (yard.first[stop + 1] ?? 0); leg++) {
      const next = yard.to[leg] ?? 0;
      let pair = to.indexOf(next, start);
      if (pair < 0) pair = to.push(next) - 1;
      ofLeg[leg] = pair;
    }
    first[stop + 1] = to.length;
  }
  const near = new Int16Array(size * NEAR).fill(-1);
  const place = new Int8Array(size * size).fill(-1);
  for (let stop = 0; stop < size; stop++) {
    const queue = [stop];
    for (let at = 0; at < queue.length && queue.length <= NEAR; at++) {
      const from = queue[at] ?? 0;
      for (let pair = first[from] ?? 0; pair < (first[from + 1] ?? 0) && queue.length <= NEAR; pair++) {
        const next = to[pair] ?? 0;
        if (!queue.includes(next)) queue.push(next);
      }
    }
    queue.slice(1).forEach((each, at) => {
      near[stop * NEAR + at] = each;
      place[stop * size + each] = at;
    });
  }
  const bit = new Uint8Array(to.length);
  const onward = new Uint8Array(to.length * SETS);
  for (let stop = 0; stop < size; stop++) {
    for (let pair = first[stop] ?? 0; pair < (first[stop + 1] ?? 0); pair++) {
      const next = to[pair] ?? 0;
      const bitAt = (from: number, other: number): number => {
        const at = place[from * size + other] ?? -1;
        return at < 0 ? 0 : 1 << at;
      };
      bit[pair] = bitAt(stop, next);
      onward[pair * SETS] = bitAt(next, stop);
      for (let at = 0; at < NEAR; at++) {
        const other = near[stop * NEAR + at] ?? -1;
        const moved = other < 0 ? 0 : bitAt(next, other);
        for (let set = 1 << at; set < 2 << at; set++) onward[pair * SETS + set] = (onward[pair * SETS + set - (1 << at)] ?? 0) | moved;
      }
    }
  }
  const pairs: Pairs = { first, to: Int32Array.from(to), ofLeg, bit, onward, near };
  kept.set(yard, pairs);
  return pairs;
}

/** Most that a walk on from a stop can add with a number of stops more, not coming again to stops near that were visited. */
export type Ahead = (stops: number, from: number, visited: Uint8Array) => number;

/**
 * A bound on how a trail goes on: the best walk over the neighbouring stops which may come to a stop twice only after it
 * has left the stops near it (the ng-routes of vehicle routing). Answers are kept, so it costs little to ask again.
 *
 * @param worth What a stop adds at most when it is visited.
 * @param legCost Price of each leg.
 * @param most Most stops that are ever asked for.
 */
export function lookAhead(yard: Yard, worth: ArrayLike<number>, legCost: Float64Array, most: number, spend: Spend): Ahead {
  const { first, to, ofLeg, bit, onward, near } = pairsOf(yard);
  const { passable } = yard;
  const size = passable.length;
  const gain = new Float64Array(to.length).fill(-Infinity);
  ofLeg.forEach((pair, leg) => {
    gain[pair] = Math.max(gain[pair] ?? 0, (worth[to[pair] ?? 0] ?? 0) - (legCost[leg] ?? 0));
  });
  const known = new Float64Array((most + 1) * size * SETS).fill(-1);
  const best = (stops: number, from: number, set: number): number => {
    if (stops <= 0) return 0;
    const key = (stops * size + from) * SETS + set;
    const answer = known[key] ?? -1;
    if (answer >= 0) return answer;
    spend(1);
    let top = 0;
    for (let pair = first[from] ?? 0, end = first[from + 1] ?? 0; pair < end; pair++) {
      if (((bit[pair] ?? 0) & set) !== 0) continue;
      const next = to[pair] ?? 0;
      const rest = passable[next] === 1 ? best(stops - 1, next, onward[pair * SETS + set] ?? 0) : 0;
      const sum = (gain[pair] ?? 0) + rest;
      if (sum > top) top = sum;
    }
    known[key] = top;
    return top;
  };
  return (stops, from, visited) => {
    let set = 0;
    for (let at = 0; at < NEAR; at++) {
      const other = near[from * NEAR + at] ?? -1;
      if (other >= 0 && visited[other] === 1) set |= 1 << at;
    }
    return best(stops, from, set);
  };
}
