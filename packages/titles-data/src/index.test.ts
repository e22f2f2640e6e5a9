import { expect, test } from 'vitest';
import { EXAMPLES, findTitle, TITLES } from './index.ts';

test('a title is found by its id and by its name in game records', () => {
  const title = TITLES['1830'];
  expect(title).toBeDefined();
  expect(findTitle('1830')).toBe(title);
  expect(findTitle(title?.record_title ?? '')).toBe(title);
  expect(findTitle('none')).toBeNull();
});

test('every example belongs to a title', () => {
  for (const [id, examples] of Object.entries(EXAMPLES)) {
    for (const example of examples) expect(example.title).toBe(id);
  }
});
