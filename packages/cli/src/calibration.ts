/** What the loop takes on the machine that scaled figures refer to, in ms. */
export const REFERENCE_MS = 40;

/**
 * Milliseconds for a fixed amount of the kind of work that the engine does: small objects copied, maps read,
 * texts joined. Figures divided or multiplied by it can be compared between machines and busy hours.
 */
export function calibrate(): number {
  const times = Array.from({ length: 5 }, once).sort((a, b) => a - b);
  return times[2] ?? REFERENCE_MS;
}

function once(): number {
  const began = performance.now();
  let kept: Record<string, number> = {};
  const seen = new Map<string, number>();
  let sum = 0;
  for (let round = 0; round < 60_000; round += 1) {
    const name = `k${round % 24}`;
    kept = { ...kept, [name]: round };
    seen.set(name, (seen.get(name) ?? 0) + (kept[name] ?? 0));
    sum = (sum * 31 + (seen.get(name) ?? 0)) % 1_000_003;
  }
  if (sum < 0) throw new Error('unreachable');
  return performance.now() - began;
}
