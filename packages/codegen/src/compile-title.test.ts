import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileChanged, DATA, SOUND } from '../test/broken-title.ts';
import { compileTitle, compileTitles } from './compile-title.ts';
import { patched } from './compile/patch.ts';
import { loadLibrary } from './library.ts';

const library = loadLibrary(DATA);
const folder = mkdtempSync(join(tmpdir(), 'titles-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('1830', () => {
  const { title, diagnostics, examples } = compileTitle(SOUND, library);

  test('has the counts of its fact sheet', () => {
    expect(diagnostics).toEqual([]);
    expect(title?.map.hexes.ids).toHaveLength(93);
    expect(title?.tiles.ids).toHaveLength(46);
    const copies = Object.values(title?.tiles.of ?? {}).map(({ count }) => count);
    expect(copies.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(85);
    expect(title?.corporations.ids).toEqual(['PRR', 'NYC', 'CPR', 'B&O', 'C&O', 'ERIE', 'NYNH', 'B&M']);
    expect(title?.privates.ids).toEqual(['SV', 'CS', 'DH', 'MH', 'CA', 'BO']);
    expect(Object.values(title?.trains.of ?? {}).reduce((sum, { count }) => sum + (count === 'unlimited' ? 0 : count), 0)).toBe(20);
  });

  test('leaves the city of ERIE open and gives NYNH its own (§8.5)', () => {
    expect(title?.corporations.of['ERIE']?.home).toEqual({ hex: 'E11', stop: null });
    expect(title?.corporations.of['NYNH']?.home).toEqual({ hex: 'G19', stop: 0 });
    expect(title?.corporations.of['PRR']?.home).toEqual({ hex: 'H12', stop: 0 });
    expect(title?.map.hexes.of['E11']?.reserved_hex).toEqual(['ERIE']);
  });

  test('counts certificates in shares', () => {
    const units = title?.corporations.of['B&M']?.certificates.map((one) => one.units);
    expect(units).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('has its options as merge patches', () => {
    expect(title?.options.of['third_6_train']?.patch).toEqual({ trains: { of: { '6': { count: 3 } } } });
    const brown = patched(title, title?.options.of['multiple_brown_from_initial_offering']?.patch) as typeof title;
    expect(brown?.market.zones.of['brown']?.several_from).toEqual(['market', 'unsold']);
    expect(title?.market.zones.of['brown']?.several_from).toEqual(['market']);
  });

  test('brings a worked example whose columns are all given', () => {
    expect(examples.map(({ id, steps }) => [id, steps.length])).toEqual([['from-auction-to-remote-token', 18]]);
  });
});

describe('a title that lists only its differences', () => {
  const head = 'title: {id: child, extends: "1830", name: Child, record_title: child}\n';

  test('may change one price', () => {
    const { title, diagnostics } = compileTitle(write('price.yaml', `${head}trains: {trains: [{id: '6', price: 700}]}\n`), library);
    expect(diagnostics).toEqual([]);
    expect(title?.id).toBe('child');
    expect(title?.trains.of['6']?.price).toBe(700);
    expect(title?.trains.of['5']?.price).toBe(450);
  });

  test('may change one hex, add one and take one out', () => {
    const map = `map: {hexes: [{id: B12, terrain: [{types: [water], cost: 40}]}, {id: B14, remove: true}, {id: K17, after: K15}]}\n`;
    const { title, diagnostics } = compileTitle(write('hex.yaml', head + map), library);
    expect(diagnostics).toEqual([]);
    expect(title?.map.hexes.of['B12']?.terrain).toEqual([{ types: ['water'], cost: 40 }]);
    expect(title?.map.hexes.of['B14']).toBeUndefined();
    expect(title?.map.hexes.of['B12']?.neighbours).not.toContain('B14');
    expect(title?.map.hexes.ids.slice(-2)).toEqual(['K15', 'K17']);
  });

  test('may take out a member', () => {
    const { title, diagnostics } = compileTitle(write('member.yaml', `${head}trains: {trains: [{id: '4', rusts_on: null}]}\n`), library);
    expect(diagnostics).toEqual([]);
    expect(title?.trains.of['4']?.rusts_on).toBeNull();
  });

  test('may take nothing of a group over', () => {
    const changes = 'options: {replace: true, options: []}\nrecords: {replace: true, quirks: []}\n';
    const { title, diagnostics } = compileTitle(write('replace.yaml', head + changes), library);
    expect(diagnostics).toEqual([]);
    expect([title?.options.ids, title?.quirks.ids]).toEqual([[], []]);
    const counts = `${head}tiles: {counts: {replace: true, '57': 1}}\n`;
    const codes = compileTitle(write('counts.yaml', counts), library).diagnostics.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['hex.label', 'hex.no_tile', 'ref.unknown']));
  });

  test('keeps the places of both files in its faults', () => {
    const path = write('fault.yaml', `${head}trains: {trains: [{id: '6', count: none}]}\n`);
    expect(compileTitle(path, library).diagnostics).toMatchObject([{ file: path, line: 2, col: 36, code: 'shape.type' }]);
  });

  test.each([
    ['extends.remove', "trains: {trains: [{id: '9', remove: true}]}\n", '9 cannot be taken out: it is not there'],
    ['extends.after', 'map: {hexes: [{id: K17, after: K99}]}\n', 'there is no K99 to come after'],
  ])('is told when it differs from nothing: %s', (code, text, message) => {
    expect(compileTitle(write('nothing.yaml', head + text), library).diagnostics).toMatchObject([{ line: 2, code, message }]);
  });

  test('must leave something for its opening sale', () => {
    const none = ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'].map((id) => `{id: ${id}, remove: true}`).join(', ');
    const { diagnostics } = compileTitle(write('none.yaml', `${head}privates: {privates: [${none}]}\n`), library);
    expect(diagnostics).toMatchObject([{ code: 'auction.nothing', message: 'the opening sale has nothing to sell' }]);
  });

  test('is told when the title it extends is not there, or extends it in turn', () => {
    const unknown = write('unknown.yaml', 'title: {id: child, extends: "1803"}\n');
    expect(compileTitle(unknown, library).diagnostics).toMatchObject([{ code: 'extends.unknown', remedy: 'did you mean 1830?' }]);
    for (const [id, parent] of [
      ['one', 'two'],
      ['two', 'one'],
    ] as const) {
      mkdirSync(join(folder, 'circle', id), { recursive: true });
      write(`circle/${id}/title.yaml`, `id: ${id}\nextends: ${parent}\n`);
    }
    expect(compileTitle(join(folder, 'circle', 'one'), library).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'extends.circle' }),
    );
  });
});

describe('what a path may be', () => {
  test('a folder of titles', () => {
    expect(compileTitles(join(DATA, 'titles'), library).map(({ path }) => path)).toContain(SOUND);
  });

  test('nothing at all is a fault, not a crash', () => {
    expect(compileTitle(join(folder, 'absent'), library)).toMatchObject({ title: null, diagnostics: [{ code: 'file.unreadable' }] });
  });

  test('a file that no title has is named', () => {
    mkdirSync(join(folder, 'odd'));
    write('odd/title.yaml', 'id: odd\n');
    write('odd/trians.yaml', 'trains: []\n');
    expect(compileTitle(join(folder, 'odd'), library).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'file.unknown', remedy: 'did you mean trains?' }),
    );
    expect(compileTitle(join(folder, 'odd'), library).diagnostics.map(({ message }) => message)).not.toContain('trains.yaml is missing');
  });

  test('an empty file lacks everything at once', () => {
    const { title, diagnostics } = compileTitle(write('empty.yaml', ''), library);
    expect(title).toBeNull();
    expect(diagnostics.map(({ message }) => message)).toContain('market is missing');
    expect(diagnostics.length).toBeGreaterThan(7);
  });
});

test('a folder lacks files', () => {
  mkdirSync(join(folder, 'bare'));
  write('bare/title.yaml', 'id: bare\n');
  const { diagnostics } = compileTitle(join(folder, 'bare'), library);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ message: 'market.yaml is missing', remedy: 'add market.yaml: The share price table.' }),
  );
});

test('all faults are reported at once, in the order of the files', () => {
  const { diagnostics } = compileChanged([
    ['trains.yaml', "rusts_on: '6'", "rusts_on: '8'"],
    ['companies.yaml', 'hex: H12', 'hex: H21'],
    ['title.yaml', 'bank: 12000', 'bank: 2000'],
  ]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['ref.unknown', 'money.bank', 'ref.unknown']);
});
