/** So many requests at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 20_000;
const shared = globalThis as { roundhouseBuckets?: Map<string, Bucket> };
const buckets = (shared.roundhouseBuckets ??= new Map());

/** Takes one request of whoever `key` names at the moment `now` (milliseconds); how long to wait where he has none left, in seconds. */
export function take(key: string, { burst, perSecond }: Rate, now = performance.now()): number {
  const known = buckets.get(key);
  const left = known === undefined ? burst : Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
  buckets.delete(key);
  buckets.set(key, { left: Math.max(0, left - 1), at: now });
  const oldest = buckets.keys().next().value;
  if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest);
  return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
}
