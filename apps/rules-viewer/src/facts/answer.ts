import type { FactKey, FactWords } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { writeMoney, writeNumber } from '@roundhouse/ui';

/** A figure or a phrase before it is written: amounts are in the money of the title, phrases are keys of messages. */
export type Part =
  | { readonly text: string }
  | { readonly count: number }
  | { readonly money: number }
  | { readonly list: Answer }
  | { readonly key: FactKey; readonly values: Readonly<Record<string, Part>> };

/** What a title answers to a question: one part after the other, in the order of the data. */
export type Answer = readonly Part[];

export const text = (words: string): Part => ({ text: words });
export const count = (amount: number): Part => ({ count: amount });
export const money = (amount: number): Part => ({ money: amount });
/** Several things in one phrase. */
export const list = (parts: Answer): Part => ({ list: parts });
export const say = (key: FactKey, values: Readonly<Record<string, Part>> = {}): Part => ({ key, values });

/** What is said of something that may be left out. */
export const given = <T>(value: T | undefined, part: (value: T) => Part): Answer => (value === undefined ? [] : [part(value)]);

export const YES = say('say.yes');
export const NO = say('say.no');
export const NOT_HERE = say('say.not_here');
export const yesNo = (holds: boolean): Answer => [holds ? YES : NO];
/** The parts, or that there are none. */
export const orNone = (parts: Answer): Answer => (parts.length === 0 ? [say('say.none')] : parts);

/** A range of figures, or the one figure where all are the same; none where there are none. */
export function range(figures: readonly number[], of: (figure: number) => Part): Answer {
  if (figures.length === 0) return [say('say.none')];
  const [min, max] = [Math.min(...figures), Math.max(...figures)];
  return [min === max ? of(min) : say('say.range', { min: of(min), max: of(max) })];
}

function writePart(part: Part, title: Title, words: FactWords): string {
  if ('text' in part) return part.text;
  if ('count' in part) return writeNumber(part.count, words.locale);
  if ('list' in part) return part.list.map((one) => writePart(one, title, words)).join(', ');
  if ('money' in part) return writeMoney(title.money.currency, part.money, words.locale);
  // A count reaches the message as a number where every language writes it alike, so that words can follow it in number.
  const values = Object.entries(part.values).map(([name, value]) => [
    name,
    'count' in value && Number.isInteger(value.count) && value.count < 1000 ? value.count : writePart(value, title, words),
  ]);
  return words(part.key, Object.fromEntries(values) as Readonly<Record<string, string | number>>);
}

/** Longest part of an answer whose words are not torn apart at the end of a line. */
const SHORT = 24;

/** An answer as it stands on a page: short parts, as figures by players, stay whole, and so do figures in per cent. */
export const setAnswer = (answer: Answer, title: Title, words: FactWords): string =>
  answer
    .map((part) => writePart(part, title, words))
    .map((written) => (written.length <= SHORT ? written.replaceAll(' ', '\u00a0') : written.replaceAll(' %', '\u00a0%')))
    .join(' · ');

/** An answer in the words of a language. */
export const writeAnswer = (answer: Answer, title: Title, words: FactWords): string =>
  answer.map((part) => writePart(part, title, words)).join(' · ');
