import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileChanged, DATA, SOUND } from '../test/broken-title.ts';
import { compileTitle, compileTitles } from './compile-title.ts';
import { loadLibrary } from './library.ts';

const library = loadLibrary(DATA);
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const codes = (changes: Parameters<typeof compileChanged>[0]): readonly string[] =>
  compileChanged(changes).diagnostics.map(({ code }) => code);

test('six faults in six files are six diagnostics', () => {
  expect(
    codes([
      ['title.yaml', '{min: 2, max: 6}', '{min: 2, max: 6'],
      ['companies.yaml', 'hex: H12', 'hex: H21'],
      ['map.yaml', 'colour: red', 'colour: rde'],
      ['market.yaml', '[[0, 6]', '[[0, 19]'],
      ['trains.yaml', "rusts_on: '6'", "rusts_on: '8'"],
      ['options.yaml', 'count: 3', 'count: none'],
    ]),
  ).toEqual(['ref.unknown', 'shape.word', 'market.cell', 'shape.type', 'yaml.syntax', 'ref.unknown']);
});

test('a fault of an example is told beside one of the title', () => {
  expect(
    codes([
      ['map.yaml', 'layout: pointy', 'layout: round'],
      ['examples/from-auction-to-remote-token.yaml', 'follows: {player: ', "follows: {player: '9', corporation: PRR}\nnobody: {player: "],
      ['examples/from-auction-to-remote-token.yaml', 'nobody:', '# nobody:'],
      ['examples/from-auction-to-remote-token.yaml', 'path: corporations/PRR/cash', 'path: corporations/PR/cash'],
    ]),
  ).toEqual(['ref.unknown', 'ref.unknown', 'shape.word']);
});

const head = 'title: {id: child, extends: "1830", name: Child, record_title: child}\n';

test('an entry that comes after nothing is judged all the same', () => {
  const path = write('after.yaml', `${head}trains: {trains: [{id: '7', after: '9', price: 800}]}\n`);
  expect(compileTitle(path, library).diagnostics.map(({ message }) => message)).toEqual([
    'count is missing',
    'reach is missing',
    'there is no 9 to come after',
  ]);
});

test('a title that extends nothing is judged as far as it goes', () => {
  const path = write('nothing.yaml', 'title: {id: child, extends: "1803"}\ntrains: {trains: [{id: "6", price: much}]}\n');
  expect(compileTitle(path, library).diagnostics.map(({ code }) => code)).toEqual(['extends.unknown', 'shape.type']);
});

test('a head that cannot be read may have been that of a title with differences', () => {
  mkdirSync(join(folder, 'child'));
  write('child/title.yaml', "id: child\n extends: '1830'\nname: Child\n");
  write('child/trains.yaml', "trains:\n  - {id: '6', price: much}\n");
  expect(compileTitle(join(folder, 'child'), library).diagnostics.map(({ code }) => code)).toEqual(['yaml.syntax', 'shape.type']);
});

test.each(['', '- id: child\n', 'hello\n'])('a head that is none, %j, may have been that of a title with differences', (text) => {
  mkdirSync(join(folder, 'headless'), { recursive: true });
  write('headless/title.yaml', text);
  write('headless/trains.yaml', "replace: true\ntrains:\n  - {id: '6', price: '7,000'}\n");
  for (const file of ['companies', 'map', 'market', 'privates', 'rules', 'tiles']) write(`headless/${file}.yaml`, '# nothing yet\n');
  const { diagnostics } = compileTitle(join(folder, 'headless'), library);
  expect(diagnostics.filter(({ file }) => !file.endsWith('title.yaml')).map(({ message, remedy }) => `${message} → ${remedy}`)).toEqual([
    'price must be a whole number, not "7,000" → write digits alone: 7000',
  ]);
  expect(diagnostics.filter(({ file }) => file.endsWith('title.yaml'))).not.toEqual([]);
});

test('an option that is taken over and does not fit is told with the way to be rid of it', () => {
  const zones = 'market: {zones: {replace: true, yellow: {cells: [[2, 0]], effects: [free_of_certificate_limit]}}}\n';
  const faults = compileTitle(write('heir.yaml', `${head}${zones}`), library).diagnostics.filter(({ file }) =>
    file.endsWith('options.yaml'),
  );
  expect(faults).not.toEqual([]);
  for (const { remedy } of faults) expect(remedy).toMatch(/^it is taken over: leave it out with remove: true .+ options\.yaml/);
  const without = write('without.yaml', `${head}${zones}options: {replace: true}\n`);
  expect(compileTitle(without, library).diagnostics.filter(({ file }) => file.endsWith('options.yaml'))).toEqual([]);
});

test('a title does not extend itself', () => {
  const path = write('itself.yaml', 'title: {id: child, extends: child}\n');
  expect(compileTitle(path, library).diagnostics).toMatchObject([
    { line: 1, col: 29, code: 'extends.itself', remedy: 'name another title, or take extends out' },
  ]);
});

test('a file of a title stands for the whole', () => {
  for (const file of ['map.yaml', 'title.yaml', 'examples/from-auction-to-remote-token.yaml']) {
    const compiled = compileTitles(join(SOUND, file), library);
    expect(compiled).toMatchObject([{ path: SOUND, diagnostics: [] }]);
    expect(compiled[0]?.title?.id).toBe('1830');
  }
});

test.each([
  ['notes.md', '# Notes\n'],
  ['list.yaml', '- a\n- b\n'],
  ['other.yaml', 'name: something else\n'],
  ['trains.yaml', 'phases: []\ntrains: []\n'],
])('%s is no title, and that is all there is to say', (name, text) => {
  const path = write(name, text);
  expect(compileTitle(path, library).diagnostics).toMatchObject([
    { file: path, line: 1, code: 'file.no_title', message: 'this is not a title' },
  ]);
});

test('a folder without a title', () => {
  mkdirSync(join(folder, 'bare'));
  expect(compileTitle(join(folder, 'bare'), library).diagnostics).toMatchObject([
    { code: 'file.no_title', message: 'there is no title in this folder' },
  ]);
});
