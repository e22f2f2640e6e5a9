import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA } from '../test/broken-title.ts';
import { generate } from './generate.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  mkdirSync(join(folder, 'titles'));
  cpSync(join(DATA, 'tiles.yaml'), join(folder, 'tiles.yaml'));
  cpSync(join(DATA, 'titles', '1830'), join(folder, 'titles', '1830'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const out = (): Readonly<Record<string, string>> => {
  const generated = join(folder, 'src', 'generated');
  return Object.fromEntries(readdirSync(generated).map((file) => [file, readFileSync(join(generated, file), 'utf8')]));
};
const child = (text: string): void => {
  mkdirSync(join(folder, 'titles', '1830-child'), { recursive: true });
  writeFileSync(join(folder, 'titles', '1830-child', 'title.yaml'), text);
};
const CHILD = "id: 1830-child\nextends: '1830'\nname: Child\nrecord_title: child\n";

test('the same titles give the same files, byte by byte', async () => {
  await generate(folder);
  const first = out();
  rmSync(join(folder, 'src'), { recursive: true });
  await generate(folder);
  expect(out()).toEqual(first);
  expect(Object.keys(first).sort()).toEqual(['1830.companion.ts', '1830.json', '1830.ts', 'index.ts']);
});

test('modules name the ids of the title', async () => {
  await generate(folder);
  expect(out()['1830.ts']).toContain("export type T1830Corporation = 'PRR' | 'NYC' | 'CPR' | 'B&O' | 'C&O' | 'ERIE' | 'NYNH' | 'B&M';");
  expect(out()['1830.ts']).toContain('as const satisfies Title;');
});

test('a title that fails keeps its last good module, and the others are made', async () => {
  child(CHILD);
  await generate(folder);
  const good = out();
  child(`${CHILD}money: {bank: 1}\n`);
  const { written, failed, diagnostics } = await generate(folder);
  expect([written, failed]).toEqual([['1830'], ['1830-child']]);
  expect(diagnostics).toMatchObject([{ code: 'money.bank', line: 5 }]);
  expect(out()).toEqual(good);
  expect(out()['index.ts']).toContain('title1830_child');
});

test('a title that has never been sound is not in the list', async () => {
  child('id: 1830-child\nextends: "1831"\n');
  const { failed } = await generate(folder);
  expect(failed).toEqual(['1830-child']);
  expect(out()['index.ts']).not.toContain('child');
});

test('the id of a title is the name of its folder', async () => {
  child(CHILD.replace('id: 1830-child', 'id: other'));
  const { failed, diagnostics } = await generate(folder);
  expect(failed).toEqual(['1830-child']);
  expect(diagnostics).toMatchObject([{ code: 'title.folder', message: 'the title other lies in the folder 1830-child' }]);
});
