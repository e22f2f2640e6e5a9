import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileChanged, DATA } from '../test/broken-title.ts';
import { compileTitle } from './compile-title.ts';
import { loadLibrary } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'provisional-'));
afterAll(() => rmSync(folder, { recursive: true }));
const child = (name: string, text: string) => {
  const path = join(folder, `${name}.yaml`);
  writeFileSync(path, `title: {id: ${name}, extends: '1830', name: Child, record_title: ${name}}\n${text}`);
  return compileTitle(path, loadLibrary(DATA));
};

test('a marked value plays as if it were plain, and the title tells of it', () => {
  const { title, diagnostics, provisional } = compileChanged([
    ['trains.yaml', 'price: 630', 'price: {provisional: 630, reason: no list of prices is printed}'],
  ]);
  expect(diagnostics).toEqual([]);
  expect(title?.trains.of['6']?.price).toBe(630);
  expect(title?.provisional).toEqual([{ path: ['trains', 'trains', '6', 'price'], reason: { en: 'no list of prices is printed' } }]);
  expect(provisional).toMatchObject([
    { code: 'provisional', message: 'trains/trains/6/price 630 is provisional: no list of prices is printed', line: 25 },
  ]);
});

test('any value can be marked: in a table, in a list without ids, a whole list, a whole entry', () => {
  const { title, diagnostics } = compileChanged([
    ['title.yaml', '6: 400}', '6: {provisional: 400, reason: one}}'],
    ['rules.yaml', 'first_bid: 5', 'first_bid: {provisional: 5, reason: two}'],
    ['rules.yaml', '{at_least: 0, right: 1}', '{at_least: 0, right: {provisional: 1, reason: three}}'],
    ['trains.yaml', 'events: [close_privates]', 'events: {provisional: [close_privates], reason: four}'],
    ['trains.yaml', "id: '4', price: 300", "id: '4', provisional: five, price: 300"],
  ]);
  expect(diagnostics).toEqual([]);
  expect(title?.provisional.map(({ path, reason }) => `${reason['en'] ?? ''} ${path.join('/')}`).sort()).toEqual([
    'five trains/trains/4',
    'four trains/trains/5/events',
    'one title/money/starting_cash/6',
    'three rules/rules/dividend/price/0/right',
    'two rules/mechanics/waterfall_auction/first_bid',
  ]);
});

test('a marked value is judged as a plain one', () => {
  const { diagnostics } = compileChanged([['trains.yaml', 'price: 630', 'price: {provisional: much, reason: a guess}']]);
  expect(diagnostics).toMatchObject([{ code: 'shape.type', line: 25, message: 'price must be a whole number, not "much"' }]);
});

test('a mark is inherited until the value is stated, and may come with a difference or an option', () => {
  writeFileSync(
    join(folder, 'base.yaml'),
    `title: {id: base, extends: '1830', name: Base, record_title: base}\ntrains: {trains: [{id: '6', price: {provisional: 700, reason: a guess}}, {id: D, provisional: seen once}]}\n`,
  );
  const library = loadLibrary(DATA);
  const find = (id: string) => (id === 'base' ? join(folder, 'base.yaml') : library.find(id));
  const of = (name: string, text: string) => {
    const path = join(folder, `${name}.yaml`);
    writeFileSync(path, `title: {id: ${name}, extends: base, name: Child, record_title: ${name}}\n${text}`);
    const { title, diagnostics } = compileTitle(path, { ...library, find });
    expect(diagnostics).toEqual([]);
    return title?.provisional.map(({ path: way }) => way.join('/'));
  };
  expect(of('heir', '')).toEqual(['trains/trains/6/price', 'trains/trains/D']);
  expect(of('sure', "trains: {trains: [{id: '6', price: 650}]}")).toEqual(['trains/trains/D']);
  expect(of('partly', 'trains: {trains: [{id: D, price: 900}]}')).toEqual(['trains/trains/6/price', 'trains/trains/D']);
  const { title, provisional } = child(
    'variant',
    "options: {options: [{id: dear, import_as: dear, effect: {en: Dear.}, changes: {trains: {trains: [{id: '5', price: {provisional: 500, reason: hearsay}}]}}}]}",
  );
  expect(title?.options.of['dear']?.patch).toMatchObject({
    trains: { of: { '5': { price: 500 } } },
    provisional: [{ path: ['trains', 'trains', '5', 'price'], reason: { en: 'hearsay' } }],
  });
  // The author hears of it too, and so does who reads of the title.
  const way = ['options', 'options', 'dear', 'changes', 'trains', 'trains', '5', 'price'];
  expect(title?.provisional).toEqual([{ path: way, reason: { en: 'hearsay' } }]);
  expect(provisional.map(({ message }) => message)).toEqual([`${way.join('/')} 500 is provisional: hearsay`]);
});

test('a mark in a group whose members include a reason stays a mark of the group', () => {
  const { title, diagnostics } = compileChanged([
    ['records.yaml', 'tolerances: []', 'tolerances: [{game: x, line: 1, member: a, reason: b, provisional: c}]'],
  ]);
  expect(diagnostics).toEqual([]);
  expect(title?.provisional).toEqual([{ path: ['records', 'tolerances', '0'], reason: { en: 'c' } }]);
});

test('a reason may be told by language, of a value and of a group, and English is one of them', () => {
  const { title, diagnostics } = compileChanged([
    ['trains.yaml', 'price: 630', 'price: {provisional: 630, reason: {en: a guess, fr: une supposition}}'],
    ['trains.yaml', "id: '4', price: 300", "id: '4', provisional: {en: seen once, es: vista una vez}, price: 300"],
  ]);
  expect(diagnostics).toEqual([]);
  expect(title?.provisional.map(({ reason }) => reason)).toEqual([
    { en: 'seen once', es: 'vista una vez' },
    { en: 'a guess', fr: 'une supposition' },
  ]);
  const foreign = compileChanged([['trains.yaml', 'price: 630', 'price: {provisional: 630, reason: {fr: une supposition}}']]);
  expect(foreign.diagnostics).toMatchObject([{ code: 'provisional.reason' }]);
});
