import type { Game } from '../state.ts';
import { trailValue, type Bonus, type Visit } from './value.ts';
import { KIND_BIT, type Gauge, type Yard } from './yard.ts';

/** A trail that a train can run: its legs (numbers in the yard) outward from a station, one arm after the other. */
export interface Candidate {
  readonly revenue: number;
  readonly bits: Int32Array;
  readonly track: readonly number[];
  readonly arms: readonly [readonly number[], readonly number[]];
  readonly root: number;
}

export interface Search {
  readonly game: Game;
  readonly yard: Yard;
  readonly gauge: Gauge;
  readonly train: string;
  readonly bonuses: readonly Bonus[];
  /** Track that is taken already. */
  readonly taken: Int32Array;
  /** Price of each piece of track, taken off the revenue in comparisons; none: all free. */
  readonly prices: Float64Array | null;
  /** Called now and then; true ends the search. */
  readonly stop: () => boolean;
  /** Gets every trail whose revenue less prices is above the floor; answers the floor from now on. */
  readonly found: (candidate: Candidate, reduced: number) => number;
}

const STRIDE = 1024;

/**
 * Walks every trail of a train through the yard that can still come to more than `floor`, each once: from each own
 * station two arms, the first leg of the second arm after that of the first, stations handled before left out.
 * False if it was stopped.
 */
export function walkTrails(search: Search, floor: number): boolean {
  const { game, yard, gauge, bonuses, prices } = search;
  const { words, first, to, bits, value, passable, groups, terminal, byValue, field } = yard;
  const size = field.stops.length;
  const visited = new Uint8Array(size);
  const taken = search.taken.slice();
  const kind = Uint8Array.from(field.stops, ({ print }) => KIND_BIT[print.kind]);
  const cost = Float64Array.from(field.stops, ({ print }) => print.visit_cost);
  const left = [...gauge.visits];
  const legCost = Float64Array.from(yard.track, (track) =>
    prices === null ? 0 : track.reduce((sum, piece) => sum + (prices[piece] ?? 0), 0),
  );
  const bonusMost = bonuses.reduce((sum, { mostPerRoute }) => sum + mostPerRoute, 0);
  const arms: [number[], number[]] = [[], []];
  const seen = new Int32Array(size);
  const stack = new Int32Array(size);
  let mark = 0;
  let root = 0;
  let nodes = 0;
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
    let room = 0;
    for (const each of left) room += each;
    const near = room > 3 ? reachable(from, openEnds > 1 ? root : from, group) : -1;
    let ends = openEnds;
    let sum = 0;
    let count = 0;
    for (const stop of byValue) {
      if (visited[stop] === 1 || ((groups[stop] ?? 0) & group) !== 0 || (near >= 0 && seen[stop] !== near)) continue;
      if (terminal[stop] === 1) {
        if (ends === 0) continue;
        ends -= 1;
      }
      if ((cost[stop] ?? 1) > 0 && ++count > room) break;
      sum += value[stop] ?? 0;
    }
    return sum * gauge.mostFactor;
  };

  /** Marks the stops that unvisited stops and free track join to either end; answers the mark. */
  const reachable = (one: number, two: number, group: number): number => {
    mark += 1;
    let depth = 0;
    stack[depth++] = one;
    if (two !== one) stack[depth++] = two;
    while (depth > 0) {
      const stop = stack[--depth] ?? 0;
      for (let leg = first[stop] ?? 0; leg < (first[stop + 1] ?? 0); leg++) {
        const next = to[leg] ?? 0;
        if (visited[next] === 1 || seen[next] === mark || ((groups[next] ?? 0) & group) !== 0 || clashes(leg)) continue;
        seen[next] = mark;
        if (passable[next] === 1) stack[depth++] = next;
      }
    }
    return mark;
  };

  const clashes = (leg: number): boolean => {
    for (let word = 0, at = leg * words; word < words; word++, at++) if (((bits[at] ?? 0) & (taken[word] ?? 0)) !== 0) return true;
    return false;
  };

  const toggle = (leg: number): void => {
    for (let word = 0, at = leg * words; word < words; word++, at++) taken[word] = (taken[word] ?? 0) ^ (bits[at] ?? 0);
  };

  const worthOf = (sum: number): number => {
    if (gauge.additive && bonuses.length === 0) return sum;
    const { visits, hexes } = itinerary(yard, root, arms);
    const plain = gauge.additive ? sum : (trailValue(game, gauge.reach, visits)?.revenue ?? 0);
    return bonuses.reduce((total, { ofRoute }) => total + (ofRoute?.({ train: search.train, visits, hexes }) ?? 0), plain);
  };

  /** Most that any trail from here can be worth, prices paid so far taken off. */
  const hope = (sum: number, spent: number, openEnds: number, end: number, group: number): number => {
    if (gauge.additive) return sum + promise(openEnds, end, group) + bonusMost - spent;
    let count = 0;
    let best = 0;
    for (const stop of byValue) {
      if (++count > gauge.mostPaid) break;
      best += value[stop] ?? 0;
    }
    return best * gauge.mostFactor + bonusMost - spent;
  };

  const grow = (end: number, arm: 0 | 1, sum: number, spent: number, group: number, after: number): void => {
    for (let leg = after; leg < (first[end + 1] ?? 0); leg++) {
      const next = to[leg] ?? 0;
      if (stopped) return;
      if (visited[next] === 1 || ((groups[next] ?? 0) & group) !== 0 || clashes(leg)) continue;
      const row = enter(next);
      if (row < 0) continue;
      if (++nodes % STRIDE === 0 && search.stop()) {
        stopped = true;
        return;
      }
      visited[next] = 1;
      toggle(leg);
      arms[arm].push(leg);
      const total = sum + (value[next] ?? 0) * (gauge.factor[row] ?? 0);
      const paid = spent + (legCost[leg] ?? 0);
      const met = group | (groups[next] ?? 0);
      const worth = worthOf(total);
      if (worth - paid > least) least = search.found(candidateOf(yard, worth, root, arms), worth - paid);
      const goesOn = passable[next] === 1;
      const second = arm === 0 && passable[root] === 1;
      if ((goesOn || second) && hope(total, paid, (goesOn ? 1 : 0) + (second ? 1 : 0), goesOn ? next : root, met) > least) {
        if (goesOn) grow(next, arm, total, paid, met, first[next] ?? 0);
        if (second) grow(root, 1, total, paid, met, (arms[0][0] ?? 0) + 1);
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
    grow(root, 0, (value[root] ?? 0) * (gauge.factor[row] ?? 0), 0, groups[root] ?? 0, first[root] ?? 0);
    left[row] = (left[row] ?? 0) + (cost[root] ?? 1);
    if (stopped) return false;
  }
  return true;
}

function candidateOf(yard: Yard, revenue: number, root: number, [one, two]: readonly [readonly number[], readonly number[]]): Candidate {
  const bits = new Int32Array(yard.words);
  for (const arm of [one, two]) {
    for (const leg of arm)
      for (let word = 0; word < yard.words; word++) bits[word] = (bits[word] ?? 0) | (yard.bits[leg * yard.words + word] ?? 0);
  }
  return { revenue, bits, track: [...one, ...two].flatMap((leg) => yard.track[leg] ?? []), arms: [[...one], [...two]], root };
}

/** The stops of a trail from the end of its first arm to the end of its second, its legs in that order, the hexes passed. */
export function itinerary(
  yard: Yard,
  root: number,
  [one, two]: readonly [readonly number[], readonly number[]],
): {
  readonly visits: readonly Visit[];
  readonly hexes: readonly string[];
  readonly legs: readonly { readonly hexes: readonly string[] }[];
} {
  const { stops, graph } = yard.field;
  const all = stops.flatMap(({ legs }) => legs);
  const idsOf = (leg: number): string[] => (all[leg]?.leg.hexes ?? []).map((hex) => graph.grid.ids[hex] ?? '');
  const legs = [...one.toReversed().map((leg) => ({ hexes: idsOf(leg).reverse() })), ...two.map((leg) => ({ hexes: idsOf(leg) }))];
  const order = [...one.toReversed().map((leg) => yard.to[leg] ?? 0), root, ...two.map((leg) => yard.to[leg] ?? 0)];
  const visits = order.flatMap((index): Visit[] => {
    const stop = stops[index];
    return stop === undefined ? [] : [{ stop: stop.number, print: stop.print, own: stop.own }];
  });
  return { visits, hexes: legs.flatMap(({ hexes }, index) => hexes.slice(index === 0 ? 0 : 1)), legs };
}
