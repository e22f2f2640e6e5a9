import { glossary as cs } from './cs/glossary.ts';
import { synonyms as csNames } from './cs/synonyms.ts';
import { glossary as en } from './en/glossary.ts';
import { synonyms as enNames } from './en/synonyms.ts';
import { glossary as es } from './es/glossary.ts';
import { synonyms as esNames } from './es/synonyms.ts';
import { glossary as fr } from './fr/glossary.ts';
import { synonyms as frNames } from './fr/synonyms.ts';
import type { Translation } from './translation.ts';
import type { Locale } from './words.ts';

export type TermId = keyof typeof en;

/** Other names of terms. */
export type Synonyms = Readonly<Partial<Record<TermId, readonly string[]>>>;

/** The glossary by language: every term with what it means. */
export const GLOSSARY: Readonly<Record<Locale, Translation<typeof en>>> = { en, fr, cs, es };

/** Other names of a term by language, as publishers and players use them. */
export const SYNONYMS: Readonly<Record<Locale, Synonyms>> = { en: enNames, fr: frNames, cs: csNames, es: esNames };
