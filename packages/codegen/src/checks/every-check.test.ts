import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROKEN } from '../../test/broken-files.ts';
import { compileChanged } from '../../test/broken-title.ts';

/** Checks that no change of the files of 1830 can set off alone, and where they are tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'auction.nothing': 'an empty file of privates: compile-title.test.ts',
  'rules.words': 'a rule key without words is a fault of the program: rules.test.ts',
};

const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const codes = new Set(
  sources.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, code = '']) => code),
  ),
);

test('every check has a broken file', () => {
  const covered = [...Object.keys(BROKEN), ...Object.keys(ELSEWHERE)];
  expect(
    [...codes].filter((code) => !covered.includes(code)),
    'add a change that this check alone finds to test/broken-files.ts',
  ).toEqual([]);
  expect(covered.filter((code) => !codes.has(code))).toEqual([]);
});

test.each(Object.entries(BROKEN))('%s is found by its check and no other', (code, changes) => {
  const found = new Set(compileChanged(changes).diagnostics.map((diagnostic) => diagnostic.code));
  expect([...found]).toEqual([code]);
});
