import { createRequire } from 'node:module';
import path from 'node:path';
import { createFactWords, factMessages, GLOSSARY, LOCALES } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { guidesIn } from '../guides.ts';
import { writeAnswer } from './answer.ts';
import { answersOf, differences, relatedTo } from './kinship.ts';
import { QUESTIONS } from './questions.ts';

const titles = Object.values(TITLES);

describe('the questions of the comparison', () => {
  it('are many, and each has an id of its own', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    expect(Object.keys(factMessages.en.ask).sort()).toEqual(QUESTIONS.flatMap(({ id, topic }) => (topic === 'own' ? [] : [id])).sort());
  });

  it('are answered by every title in every language, in words and figures', () => {
    for (const locale of LOCALES) {
      const words = createFactWords(locale);
      for (const title of titles) {
        for (const { id, words: key, ask } of QUESTIONS) {
          const written = writeAnswer(ask(title), title, words);
          expect(written, `${locale} ${title.id} ${id}`).toMatch(/\S/);
          expect(`${written} ${words(key)}`, `${locale} ${title.id} ${id}`).not.toMatch(
            /(say|step|round|mechanic|ask)\.[a-z_]+|NaN|undefined|\{/,
          );
        }
      }
    }
  });

  it('differ between titles, or say why they stay', () => {
    const alike = QUESTIONS.filter(({ id }) => new Set(titles.map((title) => answersOf(title).get(id))).size < 2);
    expect(alike.filter(({ same }) => same === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('tell a title that extends another from it, and find it near', () => {
    const [small, base] = [TITLES['1889'], TITLES['1830']];
    if (small === undefined || base === undefined) throw new Error('a title is missing');
    expect(differences(small, base).map(({ id }) => id)).toEqual(expect.arrayContaining(['bank', 'stock_turn', 'restriction']));
    expect(differences(base, base)).toEqual([]);
    expect(relatedTo(small, titles)[0]?.title.id).toBe('1830');
  });
});

it('the glossary explains many terms in every language', () => {
  for (const locale of LOCALES) {
    const terms = Object.values(GLOSSARY[locale]);
    expect(terms.length).toBeGreaterThanOrEqual(120);
    expect(terms.every(({ term, text }) => term !== '' && text.endsWith('.'))).toBe(true);
  }
});

it('every title has a guide in every language', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@roundhouse/titles-data/package.json'));
  const guides = guidesIn(folder);
  const bare = titles.flatMap((title) =>
    LOCALES.filter((locale) => guides.of(title, locale).lead === '').map((locale) => `${title.id} ${locale}`),
  );
  expect(bare).toEqual([]);
});
