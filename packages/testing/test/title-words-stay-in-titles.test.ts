import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutRoot } from '../src/checkout-root.ts';
import { literalsOf, namedIn, namedWords } from '../src/literals.ts';
import { titleWords } from '../src/title-words.ts';

/** Literals that read like an id of some title and mean something else, with the reason. */
const MEANS_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  SR: 'the stock round, in the name of a round',
  DR: 'the sale of a start package, in the name of a round',
};

const root = checkoutRoot();
const words = titleWords(join(root, 'packages/titles-data/titles'));
const named = namedWords(words.keys());

describe('names and ids of titles, companies, privates, hexes and cities', () => {
  it.each(sourceFolders())('do not stand in %s', (folder) => {
    const found = sourcesIn(join(root, folder)).flatMap((file) =>
      literalsOf(file, readFileSync(file, 'utf8')).flatMap(({ text, line }) => {
        if (text in MEANS_SOMETHING_ELSE) return [];
        const word = namedIn(text, named);
        return word === undefined ? [] : [`${relative(root, file)}:${line} "${text}" names ${word} (${words.get(word)})`];
      }),
    );
    expect(found).toEqual([]);
  });
});

describe('literalsOf', () => {
  it('finds strings, templates and JSX text, and leaves comments alone', () => {
    const source = "// 'comment'\nconst a = 'one';\nconst b = `two ${a} three`;\nconst c = <p>four</p>;";
    expect(literalsOf('x.tsx', source).map(({ text, line }) => [line, text])).toEqual([
      [2, 'one'],
      [3, 'two'],
      [3, 'three'],
      [4, 'four'],
    ]);
  });
});

describe('namedIn', () => {
  const few = namedWords(['SV', 'E11', '1830', 'Baltimore & Ohio']);
  it('takes a short id only when it stands alone', () => {
    expect(namedIn('SV', few)).toBe('SV');
    expect(namedIn('path/E11.svg', few)).toBeUndefined();
  });
  it('takes a title and a long name inside a sentence, as words', () => {
    expect(namedIn('as in 1830, but', few)).toBe('1830');
    expect(namedIn('Built in 18300 days', few)).toBeUndefined();
    expect(namedIn('to Baltimore & Ohio', few)).toBe('Baltimore & Ohio');
  });
});

describe('titleWords', () => {
  it('reads titles, companies, privates, hexes and cities', () => {
    const titles = mkdtempSync(join(tmpdir(), 'roundhouse-titles-'));
    mkdirSync(join(titles, '18XX'));
    const write = (file: string, text: string) => writeFileSync(join(titles, '18XX', `${file}.yaml`), text);
    write('title', "id: 18XX\nname: 'Railways of Nowhere'\nplayers: {min: 2, max: 6}\n");
    write('companies', 'corporations:\n  - {id: NWR, name: Nowhere Railway, home: {hex: B2}}\nminors:\n  M1: {name: Mine Line}\n');
    write('privates', 'privates:\n  - {id: OP, name: Old Post, powers: [{power: block_hexes, hexes: [B4]}]}\n');
    write('map', 'layout: pointy\nhexes:\n  - {id: B2, name: Utopia, stops: [{kind: city}]}\nregions:\n  C3: {name: Erewhon}\n');
    expect([...titleWords(titles).keys()].sort()).toEqual(
      [
        '18XX',
        'B2',
        'C3',
        'Erewhon',
        'M1',
        'Mine Line',
        'NWR',
        'Nowhere Railway',
        'OP',
        'Old Post',
        'Railways of Nowhere',
        'Utopia',
      ].sort(),
    );
    rmSync(titles, { recursive: true });
  });
});

function sourceFolders(): string[] {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}/src`))
    .filter((folder) => folder !== 'packages/titles-data/src' && sourcesIn(join(root, folder)).length > 0);
}

function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)(testing|fixtures|generated)\//.test(file))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}
