import type { Candidate } from './candidates.ts';
import { reducedBy, type Pool, type Pricing } from './prices.ts';

/** One candidate or none per train, pool after pool. */
export type Chosen = readonly (readonly Candidate[])[];

export interface Choice {
  readonly chosen: Chosen | null;
  readonly revenue: number;
  /** Everything was looked at: nothing better than `revenue` is in the pools. */
  readonly complete: boolean;
}

export interface Question {
  readonly pools: readonly Pool[];
  readonly pricing: Pricing;
  readonly words: number;
  /** Only runs that make more than this are of interest. */
  readonly floor: number;
  /** What all revenues are multiples of. */
  readonly grain: number;
  /** What the run as a whole earns on top, and the most that can be. */
  readonly runBonus: ((chosen: Chosen) => number) | null;
  readonly runBonusMost: number;
  readonly stop: () => boolean;
}

const STRIDE = 1024;
const CLOSE = 1e-6;

/**
 * The best run of the pools with no piece of track twice, by branch and bound. Sound: what is cut could not come
 * above the best so far, by the plain sums or by the prices.
 */
export function chooseRun(question: Question): Choice {
  const { pools, pricing, words, grain, runBonus, runBonusMost, stop } = question;
  const lists = pools.map(({ candidates }) =>
    candidates.map((candidate) => ({ candidate, reduced: reducedBy(pricing.prices, candidate) })).sort((a, b) => b.reduced - a.reduced),
  );
  const solo = pools.map(({ candidates }) => candidates.reduce((best, { revenue }) => Math.max(best, revenue), 0));
  const most = lists.map((list) => Math.max(0, list[0]?.reduced ?? 0));
  const taken = new Int32Array(words);
  const chosen: Candidate[][] = pools.map(() => []);
  let best = question.floor;
  let kept: Chosen | null = null;
  let steps = 0;
  let stopped = false;

  const later = (values: readonly number[]): number[] => {
    const sums = [0];
    for (let pool = pools.length - 1; pool > 0; pool--) sums.unshift((sums[0] ?? 0) + (pools[pool]?.count ?? 0) * (values[pool] ?? 0));
    return sums;
  };
  const soloLater = later(solo);
  const mostLater = later(most);
  const beats = (bound: number): boolean => bound + runBonusMost > best + grain - CLOSE;

  const settle = (pool: number, left: number, start: number, sum: number, reduced: number): void => {
    const total = sum + (runBonus === null ? 0 : runBonus(chosen));
    if (total > best) {
      best = total;
      kept = chosen.map((each) => [...each]);
    }
    if (pool >= pools.length) return;
    const list = lists[pool] ?? [];
    const restSolo = (soloLater[pool] ?? 0) + (left - 1) * (solo[pool] ?? 0);
    const restMost = (mostLater[pool] ?? 0) + (left - 1) * (most[pool] ?? 0);
    for (let index = start; left > 0 && index < list.length; index++) {
      if (++steps % STRIDE === 0 && stop()) stopped = true;
      const item = list[index];
      if (stopped || item === undefined) return;
      // Later trains of this kind take later candidates, so what follows is no better by the prices.
      if (!beats(reduced + item.reduced + restMost + pricing.sum)) break;
      const { candidate } = item;
      if (!beats(sum + candidate.revenue + restSolo) || clash(candidate.bits, taken)) continue;
      mark(candidate.bits, taken);
      chosen[pool]?.push(candidate);
      settle(pool, left - 1, index + 1, sum + candidate.revenue, reduced + item.reduced);
      chosen[pool]?.pop();
      mark(candidate.bits, taken);
    }
    if (stopped) return;
    // The remaining trains of this kind stay at home.
    const bound = Math.min(reduced + (mostLater[pool] ?? 0) + pricing.sum, sum + (soloLater[pool] ?? 0));
    if (beats(bound)) settle(pool + 1, pools[pool + 1]?.count ?? 0, 0, sum, reduced);
  };
  settle(0, pools[0]?.count ?? 0, 0, 0, 0);
  return { chosen: kept, revenue: best, complete: !stopped };
}

function clash(bits: Int32Array, taken: Int32Array): boolean {
  for (let word = 0; word < bits.length; word++) if (((bits[word] ?? 0) & (taken[word] ?? 0)) !== 0) return true;
  return false;
}

function mark(bits: Int32Array, taken: Int32Array): void {
  for (let word = 0; word < bits.length; word++) taken[word] = (taken[word] ?? 0) ^ (bits[word] ?? 0);
}
