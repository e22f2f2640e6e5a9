import { createTranslator } from 'use-intl/core';
import { en } from './en/index.ts';

export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

type Leaves<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Path}${Key}` : Leaves<T[Key], `${Path}${Key}.`>;
}[keyof T & string];

/** Place of a message, such as `market.label`. */
export type MessageKey = Leaves<typeof en>;

/** Says a message, with its values filled in. */
export type Words = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** All messages by language. */
export const messages: Readonly<Record<Locale, typeof en>> = { en };

/** The words of one language. */
export function createWords(locale: Locale): Words {
  const translate = createTranslator({ locale, messages: messages[locale] }) as unknown as Words;
  return (key, values) => translate(key, values);
}
