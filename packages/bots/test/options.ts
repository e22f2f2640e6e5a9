import type { Game } from '@roundhouse/engine';

/** The options of a title whose bits are set in a number, without those that an earlier one of them excludes. */
export function optionsByBits(title: Game['title'], bits: number): readonly string[] {
  const { ids, of } = title.options;
  const excluded = (one: string, other: string) => of[one]?.excludes.includes(other) === true || of[other]?.excludes.includes(one) === true;
  return ids
    .filter((_, index) => ((bits >> index) & 1) === 1)
    .reduce<readonly string[]>((chosen, id) => (chosen.some((earlier) => excluded(earlier, id)) ? chosen : [...chosen, id]), []);
}
