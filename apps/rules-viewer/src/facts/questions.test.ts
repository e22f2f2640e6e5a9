import { createRequire } from 'node:module';
import path from 'node:path';
import { createFactWords, factMessages, GLOSSARY, LOCALES, type Locale } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { CLASSIC, TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { guidesIn } from '../guides.ts';
import { setAnswer, writeAnswer } from './answer.ts';
import { answersOf, differences, relatedTo } from './kinship.ts';
import { concerns, questionOf, QUESTIONS } from './questions.ts';
import { sourcesIn } from './sources.ts';

const titles = Object.values(TITLES);
const folder = path.dirname(createRequire(import.meta.url).resolve('@roundhouse/titles-data/package.json'));

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

describe('answers', () => {
  const said = (locale: Locale, title: Title, question: string): string =>
    writeAnswer(questionOf(question).ask(title), title, createFactWords(locale));

  it('put words in number and figures as the language writes them', () => {
    expect(said('cs', CLASSIC, 'starting_cash')).toMatch(/^2 hráči: .* · 4 hráči: .* · 5 hráčů: /);
    expect(said('cs', CLASSIC, 'train_reach')).toMatch(/^2: 2 zastávky · .* · 5: 5 zastávek · /);
    expect(said('fr', CLASSIC, 'privates_to_corporations')).toBe('en phase 3, 4 · 0,5 à 2 fois la valeur nominale');
    expect(said('en', CLASSIC, 'privates_to_corporations')).toBe('in phase 3, 4 · 0.5 to 2 times the face value');
  });

  it('keep short figures whole on a page', () => {
    const set = setAnswer(questionOf('starting_cash').ask(CLASSIC), CLASSIC, createFactWords('en'));
    expect(set.split(' · ').every((part) => !part.includes(' '))).toBe(true);
    expect(set.replaceAll('\u00a0', ' ')).toBe(said('en', CLASSIC, 'starting_cash'));
  });

  it('are asked on the page of a title only where they mean something', () => {
    const asked = QUESTIONS.filter((question) => concerns(question, CLASSIC)).map(({ id }) => id);
    expect(asked).toEqual(expect.arrayContaining(['capitalisation', 'waterfall_auction']));
    expect(asked.filter((id) => id.startsWith('minor_') || id === 'loans')).toEqual([]);
  });

  it('tell pieces that are printed from kinds without end', () => {
    expect(said('en', CLASSIC, 'trains')).toBe('20, besides one kind without limit');
    expect(said('en', CLASSIC, 'tiles')).toBe('85');
  });

  it('show the line of the data that they come from, or the parameter that has its usual value', () => {
    const sources = sourcesIn(folder);
    const behind = QUESTIONS.filter(({ topic }) => topic !== 'own').map(({ id, ask }) => [id, sources.of(CLASSIC, ask)] as const);
    // How many figures are provisional is counted over all files.
    expect(behind.filter(([, places]) => places.length === 0).map(([id]) => id)).toEqual(['provisional']);
    expect(behind.flatMap(([, places]) => places).filter((place) => !/^[\w]+\/\w+\.yaml:\d+$|^[a-z_]+(\.[a-z_]+)+$/.test(place))).toEqual(
      [],
    );
    expect(sources.list(CLASSIC, 'trains')).toEqual([expect.stringMatching(/^1830\/trains\.yaml:\d+$/)]);
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
  const guides = guidesIn(folder);
  const bare = titles.flatMap((title) =>
    LOCALES.filter((locale) => guides.of(title, locale).lead === '').map((locale) => `${title.id} ${locale}`),
  );
  expect(bare).toEqual([]);
});
