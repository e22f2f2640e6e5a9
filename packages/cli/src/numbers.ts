import { complain } from './io.ts';

/** A whole number from a command line, in digits alone; complains otherwise. */
export function wholeNumber(text: string, name: string, least: number): number {
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least
    ? value
    : complain(`${name} ${text} is not a whole number from ${least} on`, `Give a number to ${name}`);
}

/** The value below which this part of a sorted list lies (0.95: 95 %). */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? 0;
}

/** `3.21` */
export function shortNumber(value: number, digits = 2): string {
  return value.toFixed(digits);
}

/** `1 title`, `3 titles`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
