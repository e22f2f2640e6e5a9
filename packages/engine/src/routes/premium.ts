import type { Bonus } from './value.ts';
import type { Field } from './field.ts';

/** The most that bonuses can add to a trail, by the lists of hexes that its stops have met: a bit for each list. */
export interface Premium {
  /** Lists that each stop of the field meets, as bits. */
  readonly met: Int32Array;
  /** Most that is added to a trail that has met these lists and may still visit so many stops. */
  readonly most: (met: number, room: number) => number;
}

const BITS = 32;

interface Hoped {
  readonly most: number;
  /** Its lists as bits, and how many of them one stop meets at most. */
  readonly lists: number;
  readonly perStop: number;
}

/**
 * What bonuses promise on a field. One that looks at stops alone and needs some pays only while the stops that are missing
 * can still be visited; all others may pay anywhere.
 */
export function premiumOf(bonuses: readonly Bonus[], { stops, graph }: Field): Premium {
  const met = new Int32Array(stops.length);
  const hoped: Hoped[] = [];
  let always = 0;
  let bit = 0;
  for (const { mostPerRoute, needs, byStops } of bonuses) {
    if (mostPerRoute === 0) continue;
    if (byStops !== true || needs === undefined || bit + needs.length > BITS) {
      always += mostPerRoute;
      continue;
    }
    let lists = 0;
    for (const list of needs) {
      const own = 1 << bit;
      bit += 1;
      lists |= own;
      const hexes = new Set(list.map((hex) => graph.grid.numberOf.get(hex)));
      stops.forEach(({ number }, stop) => {
        if (hexes.has(Math.floor(number / graph.grid.stopStride))) met[stop] = (met[stop] ?? 0) | own;
      });
    }
    hoped.push({ most: mostPerRoute, lists, perStop: met.reduce((most, each) => Math.max(most, count(each & lists)), 0) });
  }
  return {
    met,
    most: (have, room) => {
      let sum = always;
      for (const { most, lists, perStop } of hoped) {
        const missing = lists & ~have;
        if (missing === 0 || (room > 0 && count(missing) <= room * perStop)) sum += most;
      }
      return sum;
    },
  };
}

/** How many bits are set. */
function count(bits: number): number {
  let left = bits;
  let sum = 0;
  while (left !== 0) {
    left &= left - 1;
    sum += 1;
  }
  return sum;
}
