import type { Candidate } from './candidates.ts';
import { complete, settleDown } from './first.ts';
import { bestTrail, CLOSE, plainSum, walkKind, type Job } from './job.ts';
import { findPrices, reducedBy, type Pool, type Pricing } from './prices.ts';
import type { Standing } from './standing.ts';

/** All candidates that may be part of a better run, with the prices that say so. */
export interface Gathered {
  readonly pools: readonly Pool[];
  readonly pricing: Pricing;
  /** False: there are more than can be kept, or the search was stopped; the prices hold all the same. */
  readonly full: boolean;
}

/** Candidates of all kinds that are kept before and after prices were sought. */
const FEW = 1000;
const MANY = 60_000;
const PRICE_ROUNDS = 60;
/** Of them, how many of the best the prices are first made from. */
const BEGIN = 50;
/** How many grains a run may be short of a better one for it to be bettered. */
const NEARLY = 2;

/** Gathers what may be part of a run that is better than the standing one; seeks prices where that is too much. */
export function gather(job: Job, standing: Standing, solo: readonly number[], order: readonly number[]): Gathered {
  const plain = unpriced(job, solo);
  const few = collect(job, standing, plain, FEW);
  if (few.full) {
    const pricing = findPrices(few.pools, standing.goal(), job.spend, plain.prices);
    if (!job.spend(0)) standing.limit(pricing.bound);
    return thinned(job, { ...few, pricing }, standing);
  }
  const pricing = priceOut(job, standing, few.pools, solo, order) ?? plain;
  if (standing.settled()) return { pools: [], pricing, full: true };
  const many = collect(job, standing, pricing, MANY);
  if (!many.full) return many;
  const better = findPrices(many.pools, standing.goal(), job.spend, pricing.prices);
  if (!job.spend(0)) standing.limit(better.bound);
  return thinned(job, { ...many, pricing: better }, standing);
}

/** What is known while all track is free: what the best trail of each kind makes. */
export function unpriced(job: Job, solo: readonly number[]): Pricing {
  return pricingWith(job, new Float64Array(job.size), 0, solo);
}

function pricingWith({ kinds }: Job, prices: Float64Array, sum: number, most: readonly number[]): Pricing {
  return { prices, sum, most, bound: kinds.reduce((total, { cards }, index) => total + cards.length * (most[index] ?? 0), sum) };
}

/** Candidates that, by the prices, may be part of a better run; not full where there are more than `cap`. */
function collect(job: Job, standing: Standing, pricing: Pricing, cap: number): Gathered {
  let full = true;
  let count = 0;
  const pools = job.kinds.map((kind, index): Pool => {
    const candidates: Candidate[] = [];
    const floor = (): number => standing.goal() - pricing.bound + (pricing.most[index] ?? 0);
    const found = (candidate: Candidate): number => {
      candidates.push(candidate);
      if (++count < cap) return floor();
      full = false;
      return Infinity;
    };
    if (full && !walkKind(job, kind, pricing.sum === 0 ? { found } : { prices: pricing.prices, found }).through(floor())) full = false;
    return { count: kind.cards.length, candidates };
  });
  return { pools, pricing, full };
}

/** The candidates that the prices leave a chance. */
function thinned(job: Job, { pools, pricing, full }: Gathered, standing: Standing): Gathered {
  const kept = pools.map(({ count, candidates }, index) => {
    const floor = standing.goal() - pricing.bound + (pricing.most[index] ?? 0);
    return { count, candidates: candidates.filter((each) => !job.spend(4) && reducedBy(pricing.prices, each) >= floor) };
  });
  return { pools: kept, pricing, full };
}

/**
 * Prices from a part of the candidates, mended with the best trails under them until they bind all trails. Each of those is
 * also tried as the beginning of a run. null: stopped before there were any.
 */
function priceOut(job: Job, standing: Standing, start: readonly Pool[], solo: readonly number[], order: readonly number[]): Pricing | null {
  const pools = start.map(({ count, candidates }) => ({
    count,
    candidates: candidates.toSorted((a, b) => b.revenue - a.revenue).slice(0, BEGIN),
  }));
  let prices: Float64Array = new Float64Array(job.size);
  let best: Pricing | null = null;
  for (let round = 0; round < PRICE_ROUNDS && !standing.settled(); round++) {
    const inside = findPrices(pools, standing.goal(), job.spend, prices);
    ({ prices } = inside);
    // Better than the pools' best, or not at all.
    const floors = inside.most.map((most) => most + CLOSE);
    const trails = job.kinds.map((kind, index) => bestTrail(job, kind, { prices }, floors[index]));
    if (job.spend(1)) break;
    const pricing = pricingWith(
      job,
      prices,
      inside.sum,
      trails.map((each, index) => each?.reduced ?? floors[index] ?? 0),
    );
    if (best === null || pricing.bound < best.bound) best = pricing;
    standing.limit(pricing.bound);
    trails.forEach((each, index) => {
      if (each === null || standing.settled()) return;
      pools[index]?.candidates.push(each.trail);
      const begun = job.kinds.map((_, other) => (other === index ? [each.trail] : []));
      const least = standing.goal() - NEARLY * job.grain;
      const done = complete(job, begun, order, solo, least);
      const run = plainSum(done) < least ? done : settleDown(job, done, order);
      standing.offer(run);
      run.forEach((list, other) => pools[other]?.candidates.push(...list));
    });
    if (pricing.bound <= inside.bound + job.grain / 10 + CLOSE) break;
  }
  return best;
}
