import { createWords } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProvisionalFigures } from './provisional.tsx';

afterEach(cleanup);
const [title] = Object.values(TITLES);
if (title === undefined) throw new Error('there is no title');
const words = createWords('en');

it('names every provisional figure and why it is not certain', () => {
  const unsure = { ...title, provisional: [{ path: ['trains', 'trains', '6', 'price'], reason: 'no list is printed' }] };
  render(<ProvisionalFigures title={unsure} words={words} />);
  expect(screen.getByRole('complementary').textContent).toContain('trains · 6 · price');
  expect(screen.getByText('no list is printed')).toBeDefined();
});

it('is not there where all is certain', () => {
  const { container } = render(<ProvisionalFigures title={{ ...title, provisional: [] }} words={words} />);
  expect(container.innerHTML).toBe('');
});
