import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutRoot } from '../src/checkout-root.ts';
import { literalsOf, names } from '../src/literals.ts';
import { titleWords } from '../src/title-words.ts';

/** Literals that read like an id of some title and mean something else, with the reason. */
const MEANS_SOMETHING_ELSE: Readonly<Record<string, string>> = {};

const root = checkoutRoot();
const words = titleWords(join(root, 'packages/titles-data/titles'));

describe('names and ids of titles, companies, privates, hexes and cities', () => {
  it.each(sourceFolders())('do not stand in %s', (folder) => {
    const found = sourcesIn(join(root, folder)).flatMap((file) =>
      literalsOf(file, readFileSync(file, 'utf8')).flatMap(({ text, line }) => {
        if (text in MEANS_SOMETHING_ELSE) return [];
        const hit = [...words].find(([word]) => names(text, word));
        return hit ? [`${relative(root, file)}:${line} "${text}" names ${hit[0]} (${hit[1]})`] : [];
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

describe('names', () => {
  it('takes a short id only when it stands alone', () => {
    expect(names('SV', 'SV')).toBe(true);
    expect(names('path/E11.svg', 'E11')).toBe(false);
  });
  it('takes a title and a long name inside a sentence, as words', () => {
    expect(names('as in 1830, but', '1830')).toBe(true);
    expect(names('Built in 18300 days', '1830')).toBe(false);
    expect(names('to Baltimore & Ohio', 'Baltimore & Ohio')).toBe(true);
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
