import { createTranslator } from 'use-intl/core';
import { cs } from './cs/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import type { Translation } from './translation.ts';

export const LOCALES = ['en', 'fr', 'cs', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** What each language calls itself. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', cs: 'Čeština', es: 'Español' };

/** Places of all texts in nested messages. */
export type Leaves<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Path}${Key}` : Leaves<T[Key], `${Path}${Key}.`>;
}[keyof T & string];

/** Place of a message, such as `market.label`. */
export type MessageKey = Leaves<typeof en>;

/** Says a message, with its values filled in. */
export interface Words {
  (key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  readonly locale: Locale;
}

/** All messages by language. */
export const messages: Readonly<Record<Locale, Translation<typeof en>>> = { en, fr, cs, es };

const made = new Map<Locale, Words>();

/** The words of one language. */
export function createWords(locale: Locale): Words {
  const words = made.get(locale) ?? makeWords(locale);
  made.set(locale, words);
  return words;
}

function makeWords(locale: Locale): Words {
  const translate = createTranslator({ locale, messages: messages[locale] }) as unknown as Words;
  return Object.assign((...[key, values]: Parameters<Words>) => translate(key, values), { locale });
}

/** What the data of a title say in a language, or else in English; empty where they say nothing. */
export const textIn = (locale: string, text: Readonly<Record<string, string>> | undefined): string => text?.[locale] ?? text?.['en'] ?? '';

/**
 * The first language that is wanted and that we have; English where there is none.
 * `wanted`: language tags, best first, as browsers send and pages carry them (`fr-CA;q=0.8` counts as `fr`).
 */
export function localeFor(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = /^\s*([a-z]+)/i.exec(tag)?.[1]?.toLowerCase();
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return 'en';
}
