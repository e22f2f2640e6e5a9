import type { SheetRound } from '@roundhouse/ui';
import { byRound, dividendsOf, valuesOver } from '../charts/series.ts';
import type { Reel } from '../history/reel.ts';
import { roundWords } from '../parts/round-words.ts';

/** The rounds that were over after `at` actions: what was run in each, and what the players were worth at its end. */
export function roundsOf(reel: Reel, at: number): readonly SheetRound[] {
  const decided = dividendsOf(reel);
  // A round is over where the next one has begun.
  const samples = byRound(reel).filter((sample, index, all) => index + 1 < all.length && sample.at <= at);
  return valuesOver(reel, samples).rows.map(({ sample, values }, index) => {
    const from = samples[index - 1]?.at ?? 0;
    const here = decided.filter((one) => one.at > from && one.at <= sample.at);
    return {
      key: String(sample.at),
      label: roundWords(sample.round),
      runs: Object.fromEntries(here.map(({ operator, revenue, kind }) => [operator, { revenue, kind }])),
      worth: Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (value === null ? [] : [[id, value]]))),
    };
  });
}
