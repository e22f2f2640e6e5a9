import { expect, test } from 'vitest';
import { formatDiagnostic } from './format-diagnostic.ts';

const fault = { message: 'there is no hex H21', remedy: 'did you mean C21?', code: 'ref.unknown' };

test('file, place, what is wrong, what to do, and the line with a caret', () => {
  const text = formatDiagnostic({ ...fault, file: '/titles/x/companies.yaml', line: 2, col: 11 }, '/titles', () => [
    'a:',
    '  - {hex: H21}',
  ]);
  expect(text).toBe(
    ['x/companies.yaml:2:11  there is no hex H21  → did you mean C21?', '    2 |   - {hex: H21}', '      |           ^'].join('\n'),
  );
});

test('a long line is cut so that the caret is in sight', () => {
  const line = `${'x'.repeat(300)}H21${'y'.repeat(300)}`;
  const [, shown = '', caret = ''] = formatDiagnostic({ ...fault, file: '/a.yaml', line: 1, col: 301 }, '/', () => [line]).split('\n');
  expect(shown.slice(caret.indexOf('^')).startsWith('H21')).toBe(true);
  expect(shown.length).toBeLessThan(140);
});

test('a file that cannot be read is named all the same', () => {
  expect(formatDiagnostic({ ...fault, remedy: '', file: '/absent.yaml', line: 1, col: 1 }, '/')).toBe(
    'absent.yaml:1:1  there is no hex H21',
  );
});
