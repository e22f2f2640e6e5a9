/** How far a search has come: the best run so far, and what no run can exceed. */
export interface Progress {
  readonly revenue: number;
  readonly bound: number;
}

/** What the host gives the search: a word to stop, and an ear for progress. It owns the clock. */
export interface Host {
  /** Asked every few thousand steps of work; `steps`: how many since it was last asked. True ends the search. */
  readonly stop?: (steps: number) => boolean;
  /** Told whenever a better run or a lower bound is known. */
  readonly report?: (progress: Progress) => void;
}

/** Notes work done, in steps of about a microsecond at most; true: the search is to end. Asked in every loop that may be long. */
export type Spend = (steps: number) => boolean;

/** Steps of work between two questions to the host. */
export const POLL = 4096;

export function spending(host: Host): Spend {
  let since = 0;
  let stopped = false;
  return (steps) => {
    since += steps;
    if (since < POLL || stopped) return stopped;
    stopped = host.stop?.(since) ?? false;
    since = 0;
    return stopped;
  };
}
