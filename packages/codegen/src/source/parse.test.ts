import { expect, test } from 'vitest';
import { placeOf, plain } from './located.ts';
import { parseYaml } from './parse.ts';

test('values know their places, names theirs', () => {
  const { node } = parseYaml('x.yaml', 'a:\n  - {b: 1, c: two}\n');
  expect(plain(node)).toEqual({ a: [{ b: 1, c: 'two' }] });
  expect(placeOf(node, ['a', 0, 'c'])).toEqual({ file: 'x.yaml', line: 2, col: 15 });
  expect(placeOf(node, ['a', 0, 'c'], 'name')).toEqual({ file: 'x.yaml', line: 2, col: 12 });
  expect(placeOf(node, ['a', 3, 'c'])).toEqual({ file: 'x.yaml', line: 2, col: 3 });
});

test('names that look like numbers are names', () => {
  expect(plain(parseYaml('x.yaml', '{2: 1200, 1833ne: a, 07: b}').node)).toEqual({ '2': 1200, '1833ne': 'a', '07': 'b' });
});

test('anchors stand for what they name', () => {
  expect(plain(parseYaml('x.yaml', 'a: &row [1, 2]\nb: *row\n').node)).toEqual({ a: [1, 2], b: [1, 2] });
});

test.each([
  ['a missing comma', "- {id: '2' price: 80}", 1, 12],
  ['a name that is there twice', 'a: 1\na: 2\n', 2, 1],
  ['a tab', 'a:\n\tb: 1\n', 2, 1],
  ['a bracket left open', 'a: [1, 2\nb: 3\n', 2, 1],
])('%s is a fault of the syntax', (_, text, line, col) => {
  expect(parseYaml('x.yaml', text).diagnostics[0]).toMatchObject({ file: 'x.yaml', line, col, code: 'yaml.syntax' });
});

test('one slip is told once', () => {
  const text = 'a:\n\tb: 1\nc: 1\n\td: 2\n';
  expect(parseYaml('x.yaml', text).diagnostics.filter(({ message }) => message.includes('Tabs'))).toHaveLength(1);
});

test.each([
  ['of nothing', 'a: *none\n', '*none stands for nothing'],
  ['of itself', 'a: &row [*row]\n', '*row stands inside what it stands for'],
])('an alias %s is a fault, not a crash', (_, text, message) => {
  expect(parseYaml('x.yaml', text).diagnostics).toMatchObject([{ line: 1, message, code: 'yaml.alias' }]);
});
