import { createTranslator } from 'use-intl/core';
import { facts as cs } from './cs/facts.ts';
import { facts as en } from './en/facts.ts';
import { facts as es } from './es/facts.ts';
import { facts as fr } from './fr/facts.ts';
import type { Translation } from './translation.ts';
import type { Leaves, Locale } from './words.ts';

/** What the reference says of titles, by language; apart from the other messages, which the play app carries too. */
export const factMessages: Readonly<Record<Locale, Translation<typeof en>>> = { en, fr, cs, es };

/** Place of such a message, such as `say.full`. */
export type FactKey = Leaves<typeof en>;
/** A question that the comparison asks of every title. */
export type QuestionId = keyof typeof en.ask;
export type TopicId = keyof typeof en.topic;

/** Says something about a title. */
export interface FactWords {
  (key: FactKey, values?: Readonly<Record<string, string | number>>): string;
  readonly locale: Locale;
}

/** The words of one language for facts about titles. */
export function createFactWords(locale: Locale): FactWords {
  const translate = createTranslator({ locale, messages: factMessages[locale] }) as unknown as FactWords;
  return Object.assign((...[key, values]: Parameters<FactWords>) => translate(key, values), { locale });
}
