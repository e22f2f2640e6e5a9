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

const ROUNDS = 160;
const PATIENCE = 8;

/** Revenue of a candidate less the prices of its track. */
export function reducedBy(prices: Float64Array, { revenue, track }: Candidate): number {
  let left = revenue;
  for (const piece of track) left -= prices[piece] ?? 0;
  return left;
}

/** What the prices say about the candidates of these pools; nothing to go by once the search is stopped. */
export function pricingOf(pools: readonly Pool[], prices: Float64Array, spend: Spend): Pricing {
  const most = pools.map(({ candidates }) =>
    candidates.reduce((best, each) => (spend(1) ? best : Math.max(best, reducedBy(prices, each))), 0),
  );
  const sum = prices.reduce((total, price) => total + price, 0);
  return { prices, sum, most, bound: pools.reduce((total, { count }, index) => total + count * (most[index] ?? 0), sum) };
}

/** Looks for prices with a low bound by subgradient steps; ends early when no run of the pools can reach `goal`. */
export function findPrices(pools: readonly Pool[], goal: number, spend: Spend, start: Float64Array): Pricing {
  let best = pricingOf(pools, start, spend);
  const prices = best.prices.slice();
  const size = prices.length;
  let pace = 1;
  let idle = 0;
  for (let round = 0; round < ROUNDS && best.bound >= goal && pace > 0.005; round++) {
    const slack = new Float64Array(size).fill(1);
    let sum = 0;
    for (const price of prices) sum += price;
    let bound = sum;
    const most = pools.map(({ count, candidates }) => {
      let choice: Candidate | null = null;
      let top = 0;
      for (const each of candidates) {
        if (spend(1)) return Infinity;
        const left = reducedBy(prices, each);
        if (left > top) {
          top = left;
          choice = each;
        }
      }
      for (const piece of choice?.track ?? []) slack[piece] = (slack[piece] ?? 0) - count;
      bound += count * top;
      return top;
    });
    if (most.includes(Infinity)) return best;
    if (bound < best.bound - 1e-9) {
      best = { prices: prices.slice(), sum, most, bound };
      idle = 0;
    } else if (++idle >= PATIENCE) {
      idle = 0;
      pace /= 2;
      prices.set(best.prices);
      continue;
    }
    let norm = 0;
    slack.forEach((each, piece) => {
      if (each < 0 || (prices[piece] ?? 0) > 0) norm += each * each;
    });
    if (norm === 0) break;
    const step = (pace * (bound - goal)) / norm;
    slack.forEach((each, piece) => {
      prices[piece] = Math.max(0, (prices[piece] ?? 0) - step * each);
    });
  }
  return best;
}
