import { ANY, doorInto, FAR, lookAhead, type Ahead } from './ahead.ts';
import type { Premium } from './premium.ts';
import type { RouteView, Visit } from './value.ts';
import { KIND_BIT, type Gauge, type Yard } from './yard.ts';
import type { Spend } from './watch.ts';

/** A trail that a train can run: where it starts, and its legs (numbers in the yard) in order. */
export interface Trail {
  readonly start: number;
  readonly legs: readonly number[];
}

export interface Candidate extends Trail {
  readonly revenue: number;
  readonly bits: Int32Array;
  readonly track: readonly number[];
}

export interface Search {
  readonly yard: Yard;
  readonly gauge: Gauge;
  /**
   * What a trail is worth where that is not the sum of its stops, -Infinity where it may not be run; anything below `least`
   * where it cannot come to that. null: always the sum.
   */
  readonly worthOf: ((trail: Trail, least: number) => number) | null;
  /** Most that bonuses add to the stops of a trail. */
  readonly premium: Premium;
  /** Track that is taken already. */
  readonly taken: Int32Array;
  /** Price of each piece of track, taken off the revenue in comparisons; none: all free. */
  readonly prices: Float64Array | null;
  readonly spend: Spend;
  /** Gets every trail whose revenue less prices is at least the floor; answers the floor from now on. */
  readonly found: (candidate: Candidate, reduced: number) => number;
}

/** The trails of a train through a yard. */
export interface Walk {
  /** No trail is worth more than this, prices taken off; Infinity: only rough bounds are at hand. */
  readonly most: () => number;
  /**
   * Comes to every trail that is worth `floor`, each once: from the end that is nearer to an own station, of two as near from the
   * stop with the lower number. False if it was stopped.
   */
  readonly through: (floor: number) => boolean;
}

export function walkOf(search: Search): Walk {
  const { yard, gauge, worthOf, premium, prices, spend } = search;
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
  const { first, legs } = freeLegs(yard, search.taken);
  // What a stop adds at most: its value, less the cheapest way to come to it.
  const net = worth.slice();
  if (prices !== null) {
    const entry = new Float64Array(size).fill(Infinity);
    for (const leg of legs) entry[to[leg] ?? 0] = Math.min(entry[to[leg] ?? 0] ?? 0, legCost[leg] ?? 0);
    entry.forEach((each, stop) => (net[stop] = (net[stop] ?? 0) - (each === Infinity ? 0 : each)));
  }
  const byNet = [...yard.byValue].sort((a, b) => (net[b] ?? 0) - (net[a] ?? 0));
  const own = new Uint8Array(size);
  for (const stop of yard.own) own[stop] = 1;
  const path: number[] = [];
  const seen = new Int32Array(size);
  const stack = new Int32Array(size);
  let mark = 0;
  let start = 0;
  let stopped = false;
  let least = 0;

  const enter = (stop: number): number => {
    const need = cost[stop] ?? 1;
    for (const row of gauge.order) {
      if (((gauge.kinds[row] ?? 0) & (kind[stop] ?? 0)) === 0 || (left[row] ?? 0) < need) continue;
      left[row] = (left[row] ?? 0) - need;
      return row;
    }
    return -1;
  };

  /** Most that the stops not visited yet can add: as many as the train has room for, of terminal ones one; -Infinity: none can come to an own one. */
  const promise = (from: number, group: number, owned: boolean): number => {
    const room = roomLeft();
    const near = room > 2 ? reachable(from, group) : -1;
    if (!owned && near >= 0 && yard.own.every((stop) => seen[stop] !== near)) return -Infinity;
    let mayEnd = true;
    let sum = 0;
    let count = 0;
    for (const stop of byNet) {
      const more = net[stop] ?? 0;
      if (more <= 0) break;
      if (visited[stop] === 1 || ((groups[stop] ?? 0) & group) !== 0 || (near >= 0 && seen[stop] !== near)) continue;
      if (terminal[stop] === 1) {
        if (!mayEnd) continue;
        mayEnd = false;
      }
      if ((cost[stop] ?? 1) > 0 && ++count > room) break;
      sum += more;
    }
    return sum;
  };

  /** The same by the walks that lead on; Infinity where they may go too far. */
  const walksAhead = (end: number, owned: boolean): number => {
    const room = roomLeft();
    if (!canLook || room > FAR) return Infinity;
    ahead ??= lookAhead(yard, legs, worth, legCost, spend);
    const last = path.at(-1);
    return ahead(room, end, last === undefined ? ANY : doorInto(yard, last), owned, visited);
  };

  const roomLeft = (): number => {
    let room = 0;
    for (const each of left) room += each;
    return room;
  };

  /** Marks the stops that unvisited stops and free track join to this one; answers the mark. */
  const reachable = (from: number, group: number): number => {
    mark += 1;
    let depth = 0;
    let steps = 0;
    stack[depth++] = from;
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
    for (let word = 0, at = leg * words; word < words; word++, at++) if (((bits[at] ?? 0) & (taken[word] ?? 0)) !== 0) return true;
    return false;
  };

  const toggle = (leg: number): void => {
    for (let word = 0, at = leg * words; word < words; word++, at++) taken[word] = (taken[word] ?? 0) ^ (bits[at] ?? 0);
  };

  /** Most that any trail that goes on from here can be worth, prices paid so far taken off. */
  const hope = (sum: number, spent: number, end: number, group: number, met: number, owned: boolean): number => {
    const bonusMost = premium.most(met, canLook ? roomLeft() : Infinity);
    const far = walksAhead(end, owned);
    const rest = far === Infinity ? promise(end, group, owned) : far;
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
    const worth = worthOf === null ? total : worthOf({ start, legs: path }, least + paid);
    if (worth - paid >= least) least = search.found(candidateOf(yard, worth, start, path), worth - paid);
  };

  /** `firstOwn`, `lastOwn`: stops before the first and the last own station of the trail, -1 while it has none. */
  const grow = (end: number, sum: number, spent: number, group: number, lists: number, firstOwn: number, lastOwn: number): void => {
    const last = first[end + 1] ?? 0;
    const count = path.length + 1;
    for (let at = first[end] ?? 0; at < last; at++) {
      const leg = legs[at] ?? 0;
      const next = to[leg] ?? 0;
      if (stopped || spend(1)) {
        stopped = true;
        return;
      }
      if (visited[next] === 1 || ((groups[next] ?? 0) & group) !== 0 || clashes(leg)) continue;
      const row = enter(next);
      if (row < 0) continue;
      visited[next] = 1;
      toggle(leg);
      path.push(leg);
      const total = sum + (value[next] ?? 0) * (gauge.factor[row] ?? 0);
      const paid = spent + (legCost[leg] ?? 0);
      const met = group | (groups[next] ?? 0);
      const listsMet = lists | (premium.met[next] ?? 0);
      const before = firstOwn < 0 && own[next] === 1 ? count : firstOwn;
      const latest = own[next] === 1 ? count : lastOwn;
      const after = count - latest;
      if (before >= 0 && (before < after || (before === after && start < next))) settle(total, paid, listsMet);
      // Stops that must come yet, so that the other end is no nearer to a station.
      const owing = before < 0 ? count + 2 : before - after;
      if (passable[next] === 1 && (!canLook || roomLeft() >= owing) && hope(total, paid, next, met, listsMet, before >= 0) >= least) {
        grow(next, total, paid, met, listsMet, before, latest);
      }
      path.pop();
      toggle(leg);
      visited[next] = 0;
      left[row] = (left[row] ?? 0) + (cost[next] ?? 1);
    }
  };

  /** Does something from every stop in which a trail may start, with what there is at the start. */
  const fromEach = (go: (sum: number, group: number, lists: number, own: number) => void): void => {
    for (start = 0; start < size && !stopped; start++) {
      const row = enter(start);
      if (row < 0) continue;
      visited[start] = 1;
      const isOwn = own[start] === 1;
      go((value[start] ?? 0) * (gauge.factor[row] ?? 0), groups[start] ?? 0, premium.met[start] ?? 0, isOwn ? 0 : -1);
      visited[start] = 0;
      left[row] = (left[row] ?? 0) + (cost[start] ?? 1);
    }
  };

  return {
    most: () => {
      if (!canLook || roomLeft() > FAR) return Infinity;
      let most = 0;
      fromEach((sum, group, lists, own) => (most = Math.max(most, hope(sum, 0, start, group, lists, own === 0))));
      return most;
    },
    through: (floor) => {
      least = floor;
      fromEach((sum, group, lists, own) => {
        if (hope(sum, 0, start, group, lists, own === 0) >= least) grow(start, sum, 0, group, lists, own, own);
      });
      return !stopped;
    },
  };
}

/** The legs of which no track is taken, in the form of the yard: places in a list of legs. */
function freeLegs({ first, bits, words }: Yard, taken: Int32Array): { readonly first: Int32Array; readonly legs: readonly number[] } {
  const legs: number[] = [];
  const from = new Int32Array(first.length);
  for (let stop = 0; stop + 1 < first.length; stop++) {
    for (let leg = first[stop] ?? 0; leg < (first[stop + 1] ?? 0); leg++) {
      let clash = 0;
      for (let word = 0; word < words; word++) clash |= (bits[leg * words + word] ?? 0) & (taken[word] ?? 0);
      if (clash === 0) legs.push(leg);
    }
    from[stop + 1] = legs.length;
  }
  return { first: from, legs };
}

function candidateOf(yard: Yard, revenue: number, start: number, path: readonly number[]): Candidate {
  const bits = new Int32Array(yard.words);
  for (const leg of path) {
    for (let word = 0; word < yard.words; word++) bits[word] = (bits[word] ?? 0) | (yard.bits[leg * yard.words + word] ?? 0);
  }
  return { revenue, bits, track: path.flatMap((leg) => yard.track[leg] ?? []), start, legs: [...path] };
}

/** The stops of a trail in order. */
export function visitsOn({ to, field }: Yard, { start, legs }: Trail): Visit[] {
  return [start, ...legs.map((leg) => to[leg] ?? 0)].flatMap((index) => field.stops[index]?.visit ?? []);
}

/** A trail as its value is asked, and the hexes of its legs. */
export interface Itinerary extends Pick<RouteView, 'visits' | 'hexes' | 'track'> {
  readonly legs: readonly { readonly hexes: readonly string[] }[];
}

export function itinerary(yard: Yard, trail: Trail): Itinerary {
  const { graph } = yard.field;
  const legs = trail.legs.flatMap((leg) => yard.legs[leg]?.leg ?? []);
  const named = legs.map(({ hexes }) => ({ hexes: hexes.map((hex) => graph.grid.ids[hex] ?? '') }));
  return {
    visits: visitsOn(yard, trail),
    hexes: named.flatMap(({ hexes }, index) => hexes.slice(index === 0 ? 0 : 1)),
    track: legs.flatMap(({ track }) => track),
    legs: named,
  };
}
