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
  ['a missing comma', "- {id: '2' price: 80}", 1, 12, 'a comma or colon is missing before this'],
  ['a tab', 'a:\n\tb: 1\n', 2, 1, 'a tab indents this line'],
  ['a list left open', 'a: [1, 2\nb: 3\n', 1, 4, 'this [ is never closed'],
  ['a group left open', 'a:\n  - {id: x, b: [{c: 1}]\n  - {id: y}\n', 2, 5, 'this { is never closed'],
  ['a bracket left open inside others', 'a: {b: [{c: 1}}\nd: 1\n', 1, 8, 'this [ is never closed'],
  ['a bracket too many', 'a:\n  - {id: x}}\n  - {id: y}\n', 2, 12, 'this } closes nothing'],
  ['a quote left open', "a: 'x\nb: 2\n", 1, 4, 'this quote is never closed'],
  ['a line indented too far', 'a:\n  - id: x\n     name: y\n    price: 3\n', 3, 6, 'this line is not lined up with the ones above'],
  ['a line indented too little', 'a:\n  - id: x\n   name: y\n    price: 3\n', 3, 4, 'this line is not lined up with the ones above'],
  ['a line between two others', 'a:\n    b: 1\n  c: 2\nd: 3\n', 3, 3, 'this line is not lined up with the ones above'],
  ['a colon too few', 'a: 1\nb 2\nc: 3\n', 2, 1, 'a colon is missing in this line'],
  ['a colon too many', 'a: B&O: a line\n', 1, 4, 'a text with a colon in it has no quotes'],
  ['two documents', 'a: 1\n---\nb: 2\n', 2, 1, 'a second document begins here'],
])('%s is one fault of the syntax', (_, text, line, col, message) => {
  const { diagnostics } = parseYaml('x.yaml', text);
  expect(diagnostics).toMatchObject([{ file: 'x.yaml', line, col, message, code: 'yaml.syntax' }]);
  expect(diagnostics[0]?.remedy).not.toBe('');
});

test.each(['a: 1\na: 2\n', "1: a\n'1': b\n"])('a name that is there twice says where the other one is: %j', (text) => {
  expect(parseYaml('x.yaml', text).diagnostics).toMatchObject([
    { line: 2, col: 1, remedy: 'take one of the two out; the other is in line 1', code: 'yaml.twice' },
  ]);
});

test('aliases of aliases are read up to a limit', () => {
  const rows = [
    'a: &a [x]',
    ...'bcdefghi'.split('').map(
      (name, index) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefgh'[index] ?? ''}`)
          .join(', ')}]`,
    ),
  ];
  expect(parseYaml('x.yaml', rows.join('\n')).diagnostics).toMatchObject([
    { line: 5, code: 'yaml.alias', message: 'with *d aliases stand for more than 10000 values' },
  ]);
});

test('one slip is told once', () => {
  const text = 'a:\n\tb: 1\nc: 1\n\td: 2\n';
  expect(parseYaml('x.yaml', text).diagnostics.filter(({ message }) => message.includes('tab'))).toHaveLength(1);
});

test.each([
  ['of nothing', 'a: *none\n', '*none stands for nothing'],
  ['of itself', 'a: &row [*row]\n', '*row stands inside what it stands for'],
])('an alias %s is a fault, not a crash', (_, text, message) => {
  expect(parseYaml('x.yaml', text).diagnostics).toMatchObject([{ line: 1, message, code: 'yaml.alias' }]);
});
