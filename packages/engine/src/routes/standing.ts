import { CLOSE, plainSum, wholeOf, type Chosen, type Job } from './job.ts';
import type { Progress } from './watch.ts';

/** The best run known, and what none can exceed. */
export interface Standing {
  readonly best: () => Chosen;
  readonly revenue: () => number;
  readonly bound: () => number;
  /** What a run must make from its candidates alone, at least, to be of interest. */
  readonly goal: () => number;
  /** Nothing hangs on the run as a whole: it makes what its routes make. */
  readonly plain: boolean;
  /** Whether nothing better than the best run can exist. */
  readonly settled: () => boolean;
  /** Takes a run that no track is used twice in; keeps it where it is allowed and better. */
  readonly offer: (run: Chosen) => void;
  /** No run makes more than this from its candidates alone. */
  readonly limit: (bound: number) => void;
}

/** The standing at the start: nothing is run. `report` hears of every better run and lower bound. */
export function standingOf(job: Job, report: (progress: Progress) => void): Standing {
  const whole = wholeOf(job);
  const most = whole?.most ?? 0;
  let best: Chosen = job.kinds.map(() => []);
  let revenue = whole?.worth(best) ?? 0;
  let bound = Infinity;
  const settled = (): boolean => bound < revenue + job.grain - CLOSE;
  const tell = (): void => {
    if (bound < Infinity) report({ revenue, bound: settled() ? revenue : bound });
  };
  return {
    best: () => best,
    revenue: () => revenue,
    bound: () => (settled() ? revenue : bound),
    goal: () => revenue + job.grain - most - CLOSE,
    plain: whole === null,
    settled,
    offer: (run) => {
      const plain = plainSum(run);
      if (plain + most <= revenue) return;
      const worth = whole === null ? plain : plain + whole.worth(run);
      if (worth <= revenue) return;
      best = run.map((each) => [...each]);
      revenue = worth;
      tell();
    },
    limit: (given) => {
      // Sums are multiples of the grain.
      const whole = Math.floor((given + most) / job.grain + CLOSE) * job.grain;
      if (whole >= bound) return;
      bound = whole;
      tell();
    },
  };
}
