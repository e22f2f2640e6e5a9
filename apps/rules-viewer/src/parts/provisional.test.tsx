import { createFactWords, createWords, LOCALES, textIn, type Locale } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Voice } from '../page.ts';
import { placeInWords, ProvisionalFigures } from './provisional.tsx';

afterEach(cleanup);
const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
const voiceOf = (locale: Locale): Voice => ({ locale, words: createWords(locale), facts: createFactWords(locale) });
const voice = voiceOf('en');

it('names every provisional figure and why it is not certain', () => {
  const unsure = { ...title, provisional: [{ path: ['trains', 'trains', '6', 'price'], reason: { en: 'no list is printed' } }] };
  render(<ProvisionalFigures title={unsure} voice={voice} />);
  expect(screen.getByRole('complementary').textContent).toContain('Trains · 6 · price');
  expect(screen.getByText('no list is printed')).toBeDefined();
});

it('names those of every title and of its options, each with its reason, as often as there are some', () => {
  const shown = Object.values(TITLES).map((one) => {
    render(<ProvisionalFigures title={one} voice={voice} />);
    const rowsIn = (part: ParentNode) =>
      [...part.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent,
      ]);
    for (const { path, reason } of one.provisional) {
      const option = path[0] === 'options' ? document.querySelector(`[data-option="${path[2] ?? ''}"]`) : document;
      const place = placeInWords(path.slice(path[0] === 'options' ? 5 : 1, -1), voice).map((name) => `${name} · `);
      const [name = ''] = placeInWords(path.slice(-1), voice);
      const row = rowsIn(option ?? document).find(
        ([term, why]) => why === textIn('en', reason) && term?.startsWith(place.join('')) === true && term.split(/ · |, /u).includes(name),
      );
      expect(row, path.join('/')).toBeDefined();
    }
    cleanup();
    return one.provisional.filter(({ path }) => path[0] === 'options').length;
  });
  expect(Math.max(...shown)).toBeGreaterThan(0);
});

it('is told in every language', () => {
  const bare = Object.values(TITLES).flatMap(({ id, provisional }) =>
    provisional.flatMap(({ path, reason }) =>
      LOCALES.filter((locale) => !reason[locale]).map((locale) => `${id} ${path.join('/')} ${locale}`),
    ),
  );
  expect(bare).toEqual([]);
  const [unsure] = Object.values(TITLES).filter(({ provisional }) => provisional.length > 0);
  const [first] = unsure?.provisional ?? [];
  if (unsure === undefined || first === undefined) throw new Error('all is certain');
  render(<ProvisionalFigures title={unsure} voice={voiceOf('cs')} />);
  expect(screen.getAllByText(textIn('cs', first.reason)).length).toBeGreaterThan(0);
  expect(textIn('cs', first.reason)).not.toBe(textIn('en', first.reason));
  expect(document.body.textContent).not.toMatch(/hexes|mechanics|connection_bonuses|certificate_limit/);
});

it('is not there where all is certain', () => {
  const { container } = render(<ProvisionalFigures title={{ ...title, provisional: [] }} voice={voice} />);
  expect(container.innerHTML).toBe('');
});
