import { createWords } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProvisionalFigures } from './provisional.tsx';

afterEach(cleanup);
const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
const words = createWords('en');

it('names every provisional figure and why it is not certain', () => {
  const unsure = { ...title, provisional: [{ path: ['trains', 'trains', '6', 'price'], reason: 'no list is printed' }] };
  render(<ProvisionalFigures title={unsure} words={words} />);
  expect(screen.getByRole('complementary').textContent).toContain('trains · 6 · price');
  expect(screen.getByText('no list is printed')).toBeDefined();
});

it('names those of every title and of its options, each with its reason, as often as there are some', () => {
  const shown = Object.values(TITLES).map((one) => {
    render(<ProvisionalFigures title={one} words={words} />);
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const reasons = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent).sort();
    expect(reasons).toEqual(one.provisional.map(({ reason }) => reason).sort());
    for (const id of one.options.ids) {
      const own = one.provisional.filter(({ path }) => path[0] === 'options' && path[2] === id);
      const part = document.querySelector(`[data-option="${id}"]`);
      expect(part?.querySelectorAll('dt').length ?? 0).toBe(own.length);
      for (const { path } of own) expect(terms).toContain(path.slice(5).join(' · '));
    }
    cleanup();
    return one.provisional.filter(({ path }) => path[0] === 'options').length;
  });
  expect(Math.max(...shown)).toBeGreaterThan(0);
});

it('is not there where all is certain', () => {
  const { container } = render(<ProvisionalFigures title={{ ...title, provisional: [] }} words={words} />);
  expect(container.innerHTML).toBe('');
});
