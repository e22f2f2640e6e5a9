import { lookAhead, type Ahead } from './ahead.ts';
import type { Premium } from './premium.ts';
import type { RouteView, Visit } from './value.ts';
import { KIND_BIT, type Gauge, type Yard } from './yard.ts';
import type { Spend } from './watch.ts';

/** Most visits that a train may have left for the walks ahead to be looked at, and how often it must have hoped for more before. */
const FAR = 10;
const HOPES = 200;

export type Arms = readonly [readonly number[], readonly number[]];

/** A trail that a train can run: its legs (numbers in the yard) outward from a station, one arm after the other. */
export interface Candidate {
  readonly revenue: number;
  readonly bits: Int32Array;
  readonly track: readonly number[];
  readonly arms: Arms;
  readonly root: number;
}

export interface Search {
  readonly yard: Yard;
  readonly gauge: Gauge;
  /**
   * What a trail is worth where that is not the sum of its stops, -Infinity where it may not be run; anything below `least`
   * where it cannot come to that. null: always the sum.
   */
  readonly worthOf: ((root: number, arms: Arms, least: number) => number) | null;
  /** Most that bonuses add to the stops of a trail. */
  readonly premium: Premium;
  /** Track that is taken already. */
  readonly taken: Int32Array;
  /** Price of each piece of track, taken off the revenue in comparisons; none: all free. */
  readonly prices: Float64Array | null;
  /** Only the cheapest track between two stops, also where the trail then uses a piece twice: an easy bound on all trails. */
  readonly relaxed: boolean;
  readonly spend: Spend;
  /** Gets every trail whose revenue less prices is at least the floor; answers the floor from now on. */
  readonly found: (candidate: Candidate, reduced: number) => number;
}

/**
 * Walks every trail of a train through the yard that can still come to `floor`, each once: from each own
 * station two arms, the first leg of the second arm after that of the first, stations handled before left out.
 * False if it was stopped.
 */
export function walkTrails(search: Search, floor: number): boolean {
  const { yard, gauge, worthOf, premium, prices, relaxed, spend } = search;
  const { words, to, bits, value, passable, groups, terminal, field } = yard;
  const size = field.stops.length;
  const visited = new Uint8Array(size);
  const taken = search.taken.slice();
  const kind = Uint8Array.from(field.stops, ({ print }) => KIND_BIT[print.kind]);
  const cost = Float64Array.from(field.stops, ({ print }) => print.visit_cost);
  const left = [...gauge.visits];
  const legCost = Float64Array.from(yard.track, (track) =>
    prices === null ? 0 : track.reduce((sum, piece) => sum + (prices[piece] ?? 0), 0),
  );
  const worth = value.map((each, stop) => each * (gauge.factorOf[kind[stop] ?? 0] ?? 0));
  /** Every stop takes a visit, so walks ahead end. */
  const canLook = cost.every((each) => each >= 1);
  let ahead: Ahead | null = null;
  let hopes = 0;
  // What a stop adds at most: its value, less the cheapest way to come to it.
  const net = worth.slice();
  if (prices !== null) {
    const entry = new Float64Array(size).fill(Infinity);
    to.forEach((stop, leg) => (entry[stop] = Math.min(entry[stop] ?? 0, legCost[leg] ?? 0)));
    entry.forEach((each, stop) => (net[stop] = (net[stop] ?? 0) - (each === Infinity ? 0 : each)));
  }
  const { first, legs } = relaxed ? cheapest(yard, legCost) : { first: yard.first, legs: to.map((_, leg) => leg) };
  const byNet = [...yard.byValue].sort((a, b) => (net[b] ?? 0) - (net[a] ?? 0));
  const arms: [number[], number[]] = [[], []];
  const seen = new Int32Array(size);
  const stack = new Int32Array(size);
  let mark = 0;
  let root = 0;
  let firstArm = 0;
  let stopped = false;
  let least = floor;

  const enter = (stop: number): number => {
    const need = cost[stop] ?? 1;
    for (const row of gauge.order) {
      if (((gauge.kinds[row] ?? 0) & (kind[stop] ?? 0)) === 0 || (left[row] ?? 0) < need) continue;
      left[row] = (left[row] ?? 0) - need;
      return row;
    }
    return -1;
  };

  /** Most that the stops not visited yet can add: as many as the train has room for, terminal ones for the open ends only. */
  const promise = (openEnds: number, from: number, group: number): number => {
    const room = roomLeft();
    const near = room > 2 ? reachable(from, openEnds > 1 ? root : from, group) : -1;
    let ends = openEnds;
    let sum = 0;
    let count = 0;
    for (const stop of byNet) {
      const more = net[stop] ?? 0;
      if (more <= 0) break;
      if (visited[stop] === 1 || ((groups[stop] ?? 0) & group) !== 0 || (near >= 0 && seen[stop] !== near)) continue;
      if (terminal[stop] === 1) {
        if (ends === 0) continue;
        ends -= 1;
      }
      if ((cost[stop] ?? 1) > 0 && ++count > room) break;
      sum += more;
    }
    return sum;
  };

  /** The same by the walks that lead on from the open ends; Infinity while that is not worth its trouble. */
  const walksAhead = (openEnds: number, end: number): number => {
    const room = roomLeft();
    if (!canLook || room > FAR || (ahead === null && ++hopes < HOPES)) return Infinity;
    ahead ??= lookAhead(yard, worth, legCost, FAR, spend);
    if (openEnds === 1) return ahead(room, end, visited);
    let best = 0;
    for (let part = 0; part <= room; part++) best = Math.max(best, ahead(part, end, visited) + ahead(room - part, root, visited));
    return best;
  };

  const roomLeft = (): number => {
    let room = 0;
    for (const each of left) room += each;
    return room;
  };

  /** Marks the stops that unvisited stops and free track join to either end; answers the mark. */
  const reachable = (one: number, two: number, group: number): number => {
    mark += 1;
    let depth = 0;
    let steps = 0;
    stack[depth++] = one;
    if (two !== one) stack[depth++] = two;
    while (depth > 0) {
      const stop = stack[--depth] ?? 0;
      const end = first[stop + 1] ?? 0;
      steps += end - (first[stop] ?? 0);
      for (let at = first[stop] ?? 0; at < end; at++) {
        const leg = legs[at] ?? 0;
        const next = to[leg] ?? 0;
        if (visited[next] === 1 || seen[next] === mark || ((groups[next] ?? 0) & group) !== 0 || clashes(leg)) continue;
        seen[next] = mark;
        if (passable[next] === 1) stack[depth++] = next;
      }
    }
    if (spend(steps >> 4)) stopped = true;
    return mark;
  };

  const clashes = (leg: number): boolean => {
    if (relaxed) return false;
    for (let word = 0, at = leg * words; word < words; word++, at++) if (((bits[at] ?? 0) & (taken[word] ?? 0)) !== 0) return true;
    return false;
  };

  const toggle = (leg: number): void => {
    for (let word = 0, at = leg * words; word < words; word++, at++) taken[word] = (taken[word] ?? 0) ^ (bits[at] ?? 0);
  };

  /** Most that any trail from here can be worth, prices paid so far taken off. */
  const hope = (sum: number, spent: number, openEnds: number, end: number, group: number, met: number): number => {
    const bonusMost = premium.most(met, canLook ? roomLeft() : Infinity);
    let rest = 0;
    if (openEnds > 0) {
      rest = walksAhead(openEnds, end);
      if (sum + rest + bonusMost - spent < least) return -Infinity;
      rest = Math.min(rest, promise(openEnds, end, group));
    }
    const additive = sum + rest + bonusMost - spent;
    return gauge.additive ? additive : Math.min(additive, topPaid() + bonusMost - spent);
  };

  /** Most that a train can be paid for that does not count every stop: its best stops, visited or not. */
  const topPaid = (): number => {
    let count = 0;
    let best = 0;
    for (const stop of yard.byValue) {
      if (++count > gauge.mostPaid) break;
      best += value[stop] ?? 0;
    }
    return best * gauge.mostFactor;
  };

  const settle = (total: number, paid: number, met: number): void => {
    const bonusMost = premium.most(met, 0);
    // A train that chooses its paid stops never makes more than all of them.
    if (total + bonusMost - paid < least) return;
    const worth = worthOf === null ? total : worthOf(root, arms, least + paid);
    if (worth - paid >= least) least = search.found(candidateOf(yard, worth, root, arms), worth - paid);
  };

  const grow = (end: number, arm: 0 | 1, sum: number, spent: number, group: number, lists: number, after: number): void => {
    const last = first[end + 1] ?? 0;
    for (let at = after; at < last; at++) {
      const leg = legs[at] ?? 0;
      const next = to[leg] ?? 0;
      if (arm === 0 && end === root) firstArm = at;
      if (stopped || spend(1)) {
        stopped = true;
        return;
      }
      if (visited[next] === 1 || ((groups[next] ?? 0) & group) !== 0 || clashes(leg)) continue;
      const row = enter(next);
      if (row < 0) continue;
      visited[next] = 1;
      toggle(leg);
      arms[arm].push(leg);
      const total = sum + (value[next] ?? 0) * (gauge.factor[row] ?? 0);
      const paid = spent + (legCost[leg] ?? 0);
      const met = group | (groups[next] ?? 0);
      const listsMet = lists | (premium.met[next] ?? 0);
      settle(total, paid, listsMet);
      const goesOn = passable[next] === 1;
      const second = arm === 0 && passable[root] === 1;
      if ((goesOn || second) && hope(total, paid, (goesOn ? 1 : 0) + (second ? 1 : 0), goesOn ? next : root, met, listsMet) >= least) {
        if (goesOn) grow(next, arm, total, paid, met, listsMet, first[next] ?? 0);
        if (second) grow(root, 1, total, paid, met, listsMet, firstArm + 1);
      }
      arms[arm].pop();
      toggle(leg);
      visited[next] = 0;
      left[row] = (left[row] ?? 0) + (cost[next] ?? 1);
    }
  };

  for (root of yard.own) {
    const row = enter(root);
    if (row < 0) continue;
    visited[root] = 1;
    grow(root, 0, (value[root] ?? 0) * (gauge.factor[row] ?? 0), 0, groups[root] ?? 0, premium.met[root] ?? 0, first[root] ?? 0);
    left[row] = (left[row] ?? 0) + (cost[root] ?? 1);
    if (stopped) return false;
  }
  return true;
}

/** Of the legs between two stops in one direction only the cheapest, in the form of the yard: places in a list of legs. */
function cheapest(yard: Yard, legCost: Float64Array): { readonly first: Int32Array; readonly legs: Int32Array } {
  const legs: number[] = [];
  const first = new Int32Array(yard.first.length);
  for (let stop = 0; stop + 1 < first.length; stop++) {
    const best = new Map<number, number>();
    for (let leg = yard.first[stop] ?? 0; leg < (yard.first[stop + 1] ?? 0); leg++) {
      const next = yard.to[leg] ?? 0;
      const rival = best.get(next);
      if (rival === undefined || (legCost[leg] ?? 0) < (legCost[rival] ?? 0)) best.set(next, leg);
    }
    legs.push(...best.values());
    first[stop + 1] = legs.length;
  }
  return { first, legs: Int32Array.from(legs) };
}

function candidateOf(yard: Yard, revenue: number, root: number, [one, two]: Arms): Candidate {
  const bits = new Int32Array(yard.words);
  for (const arm of [one, two]) {
    for (const leg of arm)
      for (let word = 0; word < yard.words; word++) bits[word] = (bits[word] ?? 0) | (yard.bits[leg * yard.words + word] ?? 0);
  }
  return { revenue, bits, track: [...one, ...two].flatMap((leg) => yard.track[leg] ?? []), arms: [[...one], [...two]], root };
}

/** The stops of a trail, from the end of its first arm to the end of its second. */
export function visitsOn({ to, field }: Yard, root: number, [one, two]: Arms): Visit[] {
  const order = [...one.toReversed().map((leg) => to[leg] ?? 0), root, ...two.map((leg) => to[leg] ?? 0)];
  return order.flatMap((index) => field.stops[index]?.visit ?? []);
}

/** A trail as its value is asked, from the end of its first arm to the end of its second; and its legs in that order. */
export interface Itinerary extends Pick<RouteView, 'visits' | 'hexes' | 'track'> {
  readonly legs: readonly { readonly hexes: readonly string[] }[];
}

export function itinerary(yard: Yard, root: number, arms: Arms): Itinerary {
  const [one, two] = arms;
  const { graph } = yard.field;
  const idsOf = (leg: number): string[] => (yard.legs[leg]?.leg.hexes ?? []).map((hex) => graph.grid.ids[hex] ?? '');
  const legs = [...one.toReversed().map((leg) => ({ hexes: idsOf(leg).reverse() })), ...two.map((leg) => ({ hexes: idsOf(leg) }))];
  const track = [...one, ...two].flatMap((leg) => yard.legs[leg]?.leg.track ?? []);
  return { visits: visitsOn(yard, root, arms), hexes: legs.flatMap(({ hexes }, index) => hexes.slice(index === 0 ? 0 : 1)), track, legs };
}
