import type { Ferry } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Names } from '../names.ts';

/** What a ferry adds to a run, and how much of it only while it is the newest. */
export function ferryInWords({ value, bonus, last }: Ferry, names: Names, words: Words): string {
  return bonus === 0 || last
    ? words('ferries.adds', { value: names.money(value + bonus) })
    : words('ferries.adds_newest', { value: names.money(value), bonus: names.money(bonus) });
}
