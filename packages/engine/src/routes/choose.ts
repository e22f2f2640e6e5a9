import { reducedBy, type Pool, type Pricing } from './prices.ts';
import type { Candidate } from './candidates.ts';
import { bestTrail, CLOSE, walkKind, type Chosen, type Job } from './job.ts';
import type { Standing } from './standing.ts';

interface Ledger {
  readonly pool: number;
  /** Trains of the pool that may still run. */
  readonly left: number;
  readonly sum: number;
  readonly reduced: number;
}

/** Per pool, what the pools behind it add at most. */
function later(counts: readonly number[], values: readonly number[]): number[] {
  const sums = counts.map(() => 0);
  for (let pool = counts.length - 2; pool >= 0; pool--)
    sums[pool] = (sums[pool + 1] ?? 0) + (counts[pool + 1] ?? 0) * (values[pool + 1] ?? 0);
  return sums;
}

/**
 * The best run of the pools with no piece of track twice, by branch and bound. Sound: what is cut could not come
 * above the best so far, by the plain sums or by the prices. False: stopped.
 */
export function chooseRun(job: Job, standing: Standing, pools: readonly Pool[], pricing: Pricing): boolean {
  const lists = pools.map(({ candidates }) =>
    candidates.map((candidate) => ({ candidate, reduced: reducedBy(pricing.prices, candidate) })).sort((a, b) => b.reduced - a.reduced),
  );
  const solo = pools.map(({ candidates }) => candidates.reduce((best, { revenue }) => Math.max(best, revenue), 0));
  const most = lists.map((list) => Math.max(0, list[0]?.reduced ?? 0));
  const counts = pools.map(({ count }) => count);
  const soloLater = later(counts, solo);
  const mostLater = later(counts, most);
  const taken = new Int32Array(job.words);
  const chosen: Candidate[][] = pools.map(() => []);
  let stopped = false;
  const reaches = (plain: number, reduced: number): boolean => Math.min(plain, reduced + pricing.sum) >= standing.goal();

  // The last train takes the best of what the others leave, unless the run as a whole is paid.
  const lastPool = pools.length - 1;
  const bestLeft = standing.plain ? indexOf(job, pools[lastPool]?.candidates ?? []) : null;

  const settle = ({ pool, left, sum, reduced }: Ledger, start: number): void => {
    standing.offer(chosen);
    if (pool >= pools.length) return;
    if (pool === lastPool && left === 1 && bestLeft !== null) {
      const last = bestLeft(chosen, standing.goal() - sum);
      if (last === undefined) stopped = true;
      else if (last !== null) standing.offer(chosen.map((each, index) => (index === pool ? [...each, last] : each)));
      return;
    }
    const list = lists[pool] ?? [];
    const restSolo = (soloLater[pool] ?? 0) + (left - 1) * (solo[pool] ?? 0);
    const restMost = (mostLater[pool] ?? 0) + (left - 1) * (most[pool] ?? 0);
    for (let index = start; left > 0 && index < list.length; index++) {
      if (job.spend(1)) stopped = true;
      const item = list[index];
      if (stopped || item === undefined) return;
      const { candidate } = item;
      // Later trains of this kind take later candidates, so what follows is no better by the prices.
      if (!reaches(Infinity, reduced + item.reduced + Math.min(restMost, (mostLater[pool] ?? 0) + (left - 1) * item.reduced))) break;
      if (!reaches(sum + candidate.revenue + restSolo, Infinity) || clash(candidate.bits, taken)) continue;
      mark(candidate.bits, taken);
      chosen[pool]?.push(candidate);
      settle({ pool, left: left - 1, sum: sum + candidate.revenue, reduced: reduced + item.reduced }, index + 1);
      chosen[pool]?.pop();
      mark(candidate.bits, taken);
    }
    if (stopped) return;
    // The remaining trains of this kind stay at home.
    if (reaches(sum + (soloLater[pool] ?? 0), reduced + (mostLater[pool] ?? 0))) {
      settle({ pool: pool + 1, left: pools[pool + 1]?.count ?? 0, sum, reduced }, 0);
    }
  };
  settle({ pool: 0, left: counts[0] ?? 0, sum: 0, reduced: 0 }, 0);
  return !stopped;
}

/**
 * The same over all trails, for boards with too many to keep: walks the trails of one train after the other, the last
 * one on what the others leave. False: stopped.
 */
export function walkRuns(job: Job, standing: Standing, pricing: Pricing): boolean {
  const counts = job.kinds.map(({ cards }) => cards.length);
  const mostLater = later(counts, pricing.most);
  const taken = new Int32Array(job.words);
  const chosen: Candidate[][] = job.kinds.map(() => []);
  let whole = true;
  const settle = ({ pool, left, sum, reduced }: Ledger, ceiling: number): void => {
    standing.offer(chosen);
    const kind = job.kinds[pool];
    if (kind === undefined || !whole) return;
    const isLast = left <= 1 && pool === job.kinds.length - 1;
    if (isLast && standing.plain) {
      const best = left === 1 ? bestTrail(job, kind, { taken }, Math.max(CLOSE, standing.goal() - sum)) : null;
      if (best !== null) standing.offer(chosen.map((each, index) => (index === pool ? [...each, best.trail] : each)));
      if (job.spend(1)) whole = false;
      return;
    }
    // By the prices, the trains of this kind come in order: the first makes as much as each behind it.
    const floor = (): number => {
      const need = standing.goal() - pricing.sum - reduced - (mostLater[pool] ?? 0);
      return Math.max(need - (left - 1) * (pricing.most[pool] ?? 0), need / left);
    };
    if (left > 0) {
      const found = (candidate: Candidate, own: number): number => {
        if (own > ceiling + CLOSE) return floor();
        mark(candidate.bits, taken);
        chosen[pool]?.push(candidate);
        settle({ pool, left: left - 1, sum: sum + candidate.revenue, reduced: reduced + own }, own);
        chosen[pool]?.pop();
        mark(candidate.bits, taken);
        return whole ? floor() : Infinity;
      };
      if (!walkKind(job, kind, { taken, prices: pricing.prices, found }).through(floor())) whole = false;
    }
    const stay = reduced + (mostLater[pool] ?? 0) + pricing.sum;
    if (whole && stay >= standing.goal()) settle({ pool: pool + 1, left: counts[pool + 1] ?? 0, sum, reduced }, Infinity);
  };
  settle({ pool: 0, left: counts[0] ?? 0, sum: 0, reduced: 0 }, Infinity);
  return whole;
}

/**
 * Finds the best candidate that no track of a run clashes with and that makes at least `least`: per piece of track, the
 * candidates that use it, 32 to a word, best first. null: there is none; undefined: stopped.
 */
function indexOf(job: Job, candidates: readonly Candidate[]): (run: Chosen, least: number) => Candidate | null | undefined {
  const best = candidates.toSorted((a, b) => b.revenue - a.revenue);
  const words = Math.ceil(best.length / 32);
  const users = new Map<number, Int32Array>();
  best.forEach(({ track }, index) => {
    for (const piece of track) {
      const bits = users.get(piece) ?? new Int32Array(words);
      users.set(piece, bits);
      bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
    }
  });
  return (run, least) => {
    const rows = run.flat().flatMap(({ track }) => track.flatMap((piece) => users.get(piece) ?? []));
    for (let word = 0; word < words; word++) {
      if ((best[word * 32]?.revenue ?? 0) < least) return null;
      if (job.spend(1 + (rows.length >> 4))) return undefined;
      let clashing = 0;
      for (const row of rows) clashing |= row[word] ?? 0;
      if (clashing === -1) continue;
      const found = best[word * 32 + 31 - Math.clz32(~clashing & (clashing + 1))];
      if (found !== undefined) return found.revenue >= least ? found : null;
    }
    return null;
  };
}

function clash(bits: Int32Array, taken: Int32Array): boolean {
  for (let word = 0; word < bits.length; word++) if (((bits[word] ?? 0) & (taken[word] ?? 0)) !== 0) return true;
  return false;
}

function mark(bits: Int32Array, taken: Int32Array): void {
  for (let word = 0; word < bits.length; word++) taken[word] = (taken[word] ?? 0) ^ (bits[word] ?? 0);
}
