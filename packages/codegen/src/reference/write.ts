import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '../library.ts';
import { plain } from '../source/located.ts';
import { resolveTitle } from '../source/resolve.ts';
import { fieldPages } from './field-pages.ts';

/** Pages about every field, for the titles of a data folder. */
export function pagesFor(data: string): Readonly<Record<string, string>> {
  const library = loadLibrary(data);
  return fieldPages(library.ids.map((id) => ({ id, value: plain(resolveTitle(join(data, 'titles', id), library).node) })));
}

/** Brings the pages of a folder up to date; answers the names of those that were not. */
export function writePages(data: string, folder: string): readonly string[] {
  const pages = pagesFor(data);
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder).filter((name) => !(name in pages));
  for (const name of stale) rmSync(join(folder, name));
  const changed = Object.entries(pages).filter(
    ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  return [...stale, ...changed.map(([name]) => name)];
}
