import { readFileSync } from 'node:fs';
import {
  factMessages,
  GLOSSARY,
  LOCALES,
  messages,
  ruleStatement,
  ruleWords,
  SYNONYMS,
  type Locale,
  type TermId,
} from '@roundhouse/messages';
import { CORE_RULES, MECHANIC_RULES, RARE_RULES } from '@roundhouse/title-schema';
import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { guidesIn } from './guides.ts';

const [wanted = '', unwanted = ''] = readFileSync('docs/terms.md', 'utf8').split('## Not these');
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Every text in a tree of texts. */
const textsIn = (tree: unknown): readonly string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];

/** The texts of one language in a tree that gives some of its texts in all languages. */
const spokenIn = (tree: unknown, locale: Locale): readonly string[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  if (locale in tree && 'en' in tree) return textsIn((tree as Readonly<Record<string, unknown>>)[locale]);
  return Object.values(tree).flatMap((member) => spokenIn(member, locale));
};

it('the table of terms is that of the glossary', () => {
  const rows = rowsOf(wanted);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const [id = '', ...terms] of rows) {
    expect(terms, id).toEqual((['en', 'fr', 'cs', 'es'] as const).map((locale) => GLOSSARY[locale][id as TermId].term));
  }
});

it('terms have other names in every language, none of them the term itself', () => {
  for (const locale of LOCALES) {
    const named = Object.entries(SYNONYMS[locale]);
    expect(named.length, locale).toBeGreaterThanOrEqual(40);
    for (const [id, names] of named) {
      const all = [GLOSSARY[locale][id as TermId].term, ...names].map((name) => name.toLocaleLowerCase(locale));
      expect(new Set(all).size, `${locale} ${id}`).toBe(all.length);
      expect(names.length, `${locale} ${id}`).toBeGreaterThan(0);
    }
  }
});

it('nothing that players read says what the table refuses', () => {
  const guides = guidesIn('packages/titles-data');
  const titles = Object.values(TITLES);
  const keys = [...CORE_RULES, ...RARE_RULES, ...Object.values(MECHANIC_RULES).flat()];
  for (const locale of LOCALES) {
    const texts = [
      ...textsIn([messages[locale], factMessages[locale], GLOSSARY[locale], titles.map((title) => guides.of(title, locale))]),
      ...keys.flatMap((key) => [ruleStatement(key, locale), ruleWords(locale, key)]),
      ...spokenIn([titles, EXAMPLES], locale),
    ];
    expect(texts.length).toBeGreaterThan(1500);
    for (const [language, words = '', instead = ''] of rowsOf(unwanted)) {
      if (language !== locale) continue;
      const any = words
        .split(', ')
        .map((word) => word.replace(/…$/, '\\p{L}*'))
        .join('|');
      const pattern = new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu');
      expect(
        texts.filter((text) => pattern.test(text)),
        `${words}: say ${instead}`,
      ).toEqual([]);
    }
  }
});
