import type { Candidate } from './candidates.ts';
import type { Spend } from './watch.ts';

/** The candidates of one kind of train, and how many trains of it there are. */
export interface Pool {
  readonly count: number;
  readonly candidates: readonly Candidate[];
}

/**
 * Prices for pieces of track under which every train runs for itself: no run can make more than `bound`, the sum of
 * all prices and of what each train earns at best after paying for its track (Lagrangian bound).
 */
export interface Pricing {
  readonly prices: Float64Array;
  readonly sum: number;
  /** Per pool the best revenue less prices, at least 0. */
  readonly most: readonly number[];
  readonly bound: number;
}

const ROUNDS = 60;
const PATIENCE = 8;

/** Revenue of a candidate less the prices of its track. */
export function reducedBy(prices: Float64Array, { revenue, track }: Candidate): number {
  let left = revenue;
  for (const piece of track) left -= prices[piece] ?? 0;
  return left;
}

/** The candidates of a pool in flat arrays: track of candidate n is `track[first[n]]` to `track[first[n + 1] - 1]`. */
interface Flat {
  readonly count: number;
  readonly revenue: Float64Array;
  readonly first: Int32Array;
  readonly track: Int32Array;
  /** The candidate that was best when last asked: a good one to begin with. */
  best: number;
}

function flat({ count, candidates }: Pool): Flat {
  const first = new Int32Array(candidates.length + 1);
  candidates.forEach(({ track }, index) => (first[index + 1] = (first[index] ?? 0) + track.length));
  const all = new Int32Array(first.at(-1) ?? 0);
  candidates.forEach(({ track }, index) => all.set(track, first[index]));
  return { count, revenue: Float64Array.from(candidates, ({ revenue }) => revenue), first, track: all, best: -1 };
}

/** The most that one of them makes after paying its track, at least 0; leaves in `best` which. */
function bestOf(pool: Flat, prices: Float64Array): number {
  const { revenue, first, track } = pool;
  let top = 0;
  let best = -1;
  const look = (index: number): void => {
    let left = revenue[index] ?? 0;
    // No price is below 0: what has fallen behind stays there.
    for (let at = first[index] ?? 0, end = first[index + 1] ?? 0; at < end && left > top; at++) left -= prices[track[at] ?? 0] ?? 0;
    if (left <= top) return;
    top = left;
    best = index;
  };
  if (pool.best >= 0) look(pool.best);
  for (let index = 0; index < revenue.length; index++) look(index);
  pool.best = best;
  return top;
}

/** Looks for prices with a low bound by subgradient steps; ends early when no run of the pools can reach `goal`, or when it is stopped. */
export function findPrices(pools: readonly Pool[], goal: number, spend: Spend, start: Float64Array): Pricing {
  const flats = pools.map(flat);
  const total = pools.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const prices = start.slice();
  const size = prices.length;
  const slack = new Float64Array(size);
  let best: Pricing | null = null;
  let pace = 1;
  let idle = 0;
  for (let round = 0; round <= ROUNDS && pace > 0.005 && (best === null || (best.bound >= goal && !spend(total))); round++) {
    slack.fill(1);
    let sum = 0;
    for (const price of prices) sum += price;
    let bound = sum;
    const most = flats.map((pool) => {
      const top = bestOf(pool, prices);
      bound += pool.count * top;
      for (let at = pool.first[pool.best] ?? 0, end = pool.first[pool.best + 1] ?? 0; at < end; at++) {
        const piece = pool.track[at] ?? 0;
        slack[piece] = (slack[piece] ?? 0) - pool.count;
      }
      return top;
    });
    if (best === null || bound < best.bound - 1e-9) {
      best = { prices: prices.slice(), sum, most, bound };
      idle = 0;
    } else if (++idle >= PATIENCE) {
      idle = 0;
      pace /= 2;
      prices.set(best.prices);
      continue;
    }
    let norm = 0;
    for (let piece = 0; piece < size; piece++) {
      const each = slack[piece] ?? 0;
      if (each < 0 || (prices[piece] ?? 0) > 0) norm += each * each;
    }
    if (norm === 0) break;
    const step = (pace * (bound - goal)) / norm;
    for (let piece = 0; piece < size; piece++) prices[piece] = Math.max(0, (prices[piece] ?? 0) - step * (slack[piece] ?? 0));
  }
  return best ?? { prices, sum: 0, most: pools.map(() => Infinity), bound: Infinity };
}
