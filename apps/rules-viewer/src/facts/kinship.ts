import { createFactWords } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { writeAnswer } from './answer.ts';
import { QUESTIONS, type Question } from './questions.ts';

const words = createFactWords('en');
const answers = new WeakMap<Title, ReadonlyMap<string, string>>();

/** What a title answers to every question, written in one language so that answers can be told apart. */
export function answersOf(title: Title): ReadonlyMap<string, string> {
  const known = answers.get(title);
  if (known !== undefined) return known;
  const made = new Map(QUESTIONS.map(({ id, ask }) => [id, writeAnswer(ask(title), title, words)]));
  answers.set(title, made);
  return made;
}

/** The questions that two titles answer differently. */
export function differences(one: Title, other: Title): readonly Question[] {
  return QUESTIONS.filter(({ id }) => answersOf(one).get(id) !== answersOf(other).get(id));
}

/** The titles that answer most questions alike, the nearest first; per cent of all questions. */
export function relatedTo(title: Title, titles: readonly Title[]): readonly { readonly title: Title; readonly percent: number }[] {
  return titles
    .filter(({ id }) => id !== title.id)
    .map((other) => ({ title: other, percent: Math.round(100 - (differences(title, other).length * 100) / QUESTIONS.length) }))
    .toSorted((near, far) => far.percent - near.percent);
}
