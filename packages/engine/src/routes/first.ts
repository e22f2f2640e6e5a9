import type { Candidate } from './candidates.ts';
import { bestTrail, CLOSE, plainSum, type Chosen, type Job } from './job.ts';

const ROUNDS = 6;

/** Track that a run uses, but for one of its trains. */
function trackOf(job: Job, run: Chosen, except?: Candidate): Int32Array {
  const taken = new Int32Array(job.words);
  for (const each of run.flat()) {
    if (each !== except) each.bits.forEach((bits, word) => (taken[word] = (taken[word] ?? 0) | bits));
  }
  return taken;
}

/**
 * Completes a run: trains one after the other, in that order of kinds, each with the best trail that is left. A train stays
 * without one where the run cannot come to `least` any more, when those behind it make the most that they can (`solo`, by kind).
 */
export function complete(job: Job, start: Chosen, order: readonly number[], solo: readonly number[] = [], least = -Infinity): Chosen {
  const run = job.kinds.map((_, index) => [...(start[index] ?? [])]);
  const missing = (index: number): number => (job.kinds[index]?.cards.length ?? 0) - (run[index]?.length ?? 0);
  for (const index of order) {
    const kind = job.kinds[index];
    while (kind !== undefined && missing(index) > 0) {
      const most = run.reduce((sum, _, other) => sum + missing(other) * (solo[other] ?? 0), plainSum(run));
      const best = bestTrail(job, kind, { taken: trackOf(job, run) }, Math.max(CLOSE, least - most + (solo[index] ?? 0)));
      if (best === null) break;
      run[index]?.push(best.trail);
    }
  }
  return run;
}

/** Betters a run while one train can do better on what the others leave, and others then on what it leaves. */
export function settleDown(job: Job, start: Chosen, order: readonly number[]): Chosen {
  let run = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = plainSum(run);
    for (const index of order) {
      const kind = job.kinds[index];
      for (const old of run[index] ?? []) {
        if (kind === undefined) continue;
        const better = bestTrail(job, kind, { taken: trackOf(job, run, old) }, old.revenue + job.grain / 2);
        if (better !== null) run = run.map((each, at) => (at === index ? each.map((one) => (one === old ? better.trail : one)) : each));
      }
    }
    run = complete(job, run, order);
    if (plainSum(run) <= before || job.spend(1)) break;
  }
  return run;
}
