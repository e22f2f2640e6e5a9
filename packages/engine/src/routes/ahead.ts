import type { Spend } from './watch.ts';
import type { Yard } from './yard.ts';

/** Most stops that walks ahead are kept for. */
export const FAR = 10;
/** Stops near a stop that a walk from it still remembers, and the sets of them. */
const NEAR = 8;
/** Steps farther away at which the richest stop is remembered as well as one that pays nothing. */
const WEALTH = 2;

/** Ways from a stop to a neighbouring one that begin and end over the same track: those from stop s are `first[s]` to `first[s + 1] - 1`. */
interface Ways {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Pieces of track with which a way leaves its stop and comes to the next. */
  readonly out: Int32Array;
  readonly into: Int32Array;
  /** Way of each leg of the yard. */
  readonly ofLeg: Int32Array;
  /** The stop a way leads to as a bit of those near the stop that it leaves, 0: not near. */
  readonly bit: Uint16Array;
  /** Where, in `onward`, stands what a walk that remembers a set at the one end remembers at the other, the stop that it leaves included. */
  readonly onwardAt: Int32Array;
  readonly onward: Uint16Array;
  /** Stops near each stop where a walk may call and go on, NEAR places each, -1: none. */
  readonly near: Int16Array;
  /** How many sets of them there are at most. */
  readonly sets: number;
  readonly notes: Notes;
}

const kept = new WeakMap<Yard, Ways>();

function waysOf(yard: Yard): Ways {
  const known = kept.get(yard);
  if (known !== undefined) return known;
  const size = yard.field.stops.length;
  const first = new Int32Array(size + 1);
  const to: number[] = [];
  const out: number[] = [];
  const into: number[] = [];
  const ofLeg = new Int32Array(yard.to.length);
  for (let stop = 0; stop < size; stop++) {
    const start = to.length;
    for (let leg = yard.first[stop] ?? 0; leg < (yard.first[stop + 1] ?? 0); leg++) {
      const next = yard.to[leg] ?? 0;
      const begin = yard.track[leg]?.[0] ?? NONE;
      const end = doorInto(yard, leg);
      let way = start;
      while (way < to.length && (to[way] !== next || out[way] !== begin || into[way] !== end)) way += 1;
      if (way === to.length) {
        to.push(next);
        out.push(begin);
        into.push(end);
      }
      ofLeg[leg] = way;
    }
    first[stop + 1] = to.length;
  }
  const near = new Int16Array(size * NEAR).fill(-1);
  const place = new Int8Array(size * size).fill(-1);
  let most = 0;
  const richest = Math.max(1, ...yard.value);
  for (let stop = 0; stop < size; stop++) {
    const distance = new Map([[stop, 0]]);
    for (const [from, steps] of distance) {
      for (let way = first[from] ?? 0; way < (first[from + 1] ?? 0); way++) {
        const next = to[way] ?? 0;
        if (yard.passable[next] === 1 && !distance.has(next)) distance.set(next, steps + 1);
      }
    }
    distance.delete(stop);
    const weight = (other: number): number => (distance.get(other) ?? 0) - (WEALTH * (yard.value[other] ?? 0)) / richest;
    const chosen = [...distance.keys()].sort((a, b) => weight(a) - weight(b)).slice(0, NEAR);
    chosen.forEach((each, at) => {
      near[stop * NEAR + at] = each;
      place[stop * size + each] = at;
    });
    most = Math.max(most, chosen.length);
  }
  const bitAt = (from: number, other: number): number => {
    const at = place[from * size + other] ?? -1;
    return at < 0 ? 0 : 1 << at;
  };
  const bit = new Uint16Array(to.length);
  const onwardAt = new Int32Array(to.length);
  const tables = new Map<number, number>();
  const onward: number[] = [];
  for (let stop = 0; stop < size; stop++) {
    for (let way = first[stop] ?? 0; way < (first[stop + 1] ?? 0); way++) {
      const next = to[way] ?? 0;
      bit[way] = bitAt(stop, next);
      const pair = stop * size + next;
      let base = tables.get(pair);
      if (base === undefined) {
        tables.set(pair, (base = onward.length));
        onward.push(bitAt(next, stop));
        for (let at = 0; at < most; at++) {
          const other = near[stop * NEAR + at] ?? -1;
          const moved = other < 0 ? 0 : bitAt(next, other);
          for (let set = 1 << at; set < 2 << at; set++) onward.push((onward[base + set - (1 << at)] ?? 0) | moved);
        }
      }
      onwardAt[way] = base;
    }
  }
  const ways: Ways = {
    first,
    to: Int32Array.from(to),
    out: Int32Array.from(out),
    into: Int32Array.from(into),
    ofLeg,
    bit,
    onwardAt,
    onward: Uint16Array.from(onward),
    near,
    sets: 1 << most,
    notes: { turn: 0, levels: [] },
  };
  kept.set(yard, ways);
  return ways;
}

/** In place of a piece of track: any will do; none is left over; nothing is known yet. No two of them are the same track. */
export const ANY = -1;
const NONE = -2;
const UNSET = -3;

/** The piece of track with which a leg comes to its next stop. */
export function doorInto({ track }: Yard, leg: number): number {
  return track[leg]?.at(-1) ?? ANY;
}

/**
 * Most that a walk on from a stop can add with a number of stops more, not coming again to stops near that were visited, nor
 * leaving over the piece of track that it came by; `owned`: it need not come to an own station any more.
 * -Infinity: there is no such walk.
 */
export type Ahead = (stops: number, from: number, door: number, owned: boolean, visited: Uint8Array) => number;

/** What is kept of the walks asked for: one search after the other writes over it, each in a turn of its own. */
interface Notes {
  turn: number;
  readonly levels: Level[];
}

/** Walks of so many stops more, with or without need of an own station, by stop and set. */
interface Level {
  /** The turn in which it was noted. */
  readonly turn: Int32Array;
  /** The best walk, the track it leaves by, and the best that leaves by another. */
  readonly top: Float64Array;
  readonly door: Int32Array;
  readonly other: Float64Array;
}

function levelOf(length: number): Level {
  return { turn: new Int32Array(length), top: new Float64Array(length), door: new Int32Array(length), other: new Float64Array(length) };
}

/**
 * A bound on how a trail goes on: the best walk over the neighbouring stops which may come to a stop twice only after it
 * has left the stops near it (the ng-routes of vehicle routing), and never leaves a stop over the track that it came by.
 * Answers are kept, so it costs little to ask again.
 *
 * @param legs The legs that may be used.
 * @param worth What a stop adds at most when it is visited.
 * @param legCost Price of each leg.
 */
export function lookAhead(yard: Yard, legs: readonly number[], worth: ArrayLike<number>, legCost: Float64Array, spend: Spend): Ahead {
  const { first, to, out, into, ofLeg, bit, onwardAt, onward, near, sets, notes } = waysOf(yard);
  const { passable } = yard;
  const size = passable.length;
  const own = new Uint8Array(size);
  for (const stop of yard.own) own[stop] = 1;
  const gain = new Float64Array(to.length).fill(-Infinity);
  for (const leg of legs) {
    const way = ofLeg[leg] ?? 0;
    gain[way] = Math.max(gain[way] ?? 0, (worth[to[way] ?? 0] ?? 0) - (legCost[leg] ?? 0));
  }
  const { levels } = notes;
  const turn = ++notes.turn;
  const levelAt = (stops: number, owned: 0 | 1): Level => (levels[stops * 2 + owned] ??= levelOf(size * sets));
  const note = (level: Level, stops: number, from: number, owned: 0 | 1, set: number): void => {
    const begin = first[from] ?? 0;
    const end = first[from + 1] ?? 0;
    // Once stopped, anything may lie ahead.
    const isStopped = spend(1 + ((end - begin) >> 4));
    const isLast = stops === 1;
    const withOwn = isLast ? level : levelAt(stops - 1, 1);
    const without = isLast ? level : levelAt(stops - 1, 0);
    let top = isStopped ? Infinity : owned === 1 ? 0 : -Infinity;
    let other = top;
    let door = UNSET;
    for (let way = begin; way < end && !isStopped; way++) {
      let sum = gain[way] ?? 0;
      if (((bit[way] ?? 0) & set) !== 0 || sum === -Infinity) continue;
      const next = to[way] ?? 0;
      const has = owned === 1 || own[next] === 1 ? 1 : 0;
      if (passable[next] === 1 && !isLast) {
        const below = has === 1 ? withOwn : without;
        const onwardSet = onward[(onwardAt[way] ?? 0) + set] ?? 0;
        const key = next * sets + onwardSet;
        if (below.turn[key] !== turn) note(below, stops - 1, next, has, onwardSet);
        sum += (below.door[key] === into[way] ? below.other[key] : below.top[key]) ?? 0;
      } else if (has === 0) continue;
      const leaves = out[way] ?? UNSET;
      if (leaves === door) {
        if (sum > top) top = sum;
      } else if (sum > top) {
        other = top;
        top = sum;
        door = leaves;
      } else if (sum > other) other = sum;
    }
    const key = from * sets + set;
    level.turn[key] = turn;
    level.top[key] = top;
    level.door[key] = door;
    level.other[key] = other;
  };
  return (stops, from, came, owned, visited) => {
    if (stops <= 0) return owned ? 0 : -Infinity;
    let set = 0;
    for (let at = 0; at < NEAR; at++) {
      const each = near[from * NEAR + at] ?? -1;
      if (each >= 0 && visited[each] === 1) set |= 1 << at;
    }
    const level = levelAt(stops, owned ? 1 : 0);
    const key = from * sets + set;
    if (level.turn[key] !== turn) note(level, stops, from, owned ? 1 : 0, set);
    return (level.door[key] === came ? level.other[key] : level.top[key]) ?? 0;
  };
}
