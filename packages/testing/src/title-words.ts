import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a title's files name, and the file that names it. */
export type TitleWords = ReadonlyMap<string, string>;

const HEX = /^[A-Z]{1,2}\d{1,2}$/;
const NAMING_FILES = ['title', 'companies', 'privates', 'map'];

/** Ids and names of titles, companies, privates, hexes and cities in `titles/<id>/*.yaml`. */
export function titleWords(titles: string): TitleWords {
  const words = new Map<string, string>();
  if (!existsSync(titles)) return words;
  for (const entry of readdirSync(titles, { withFileTypes: true })) {
    if (!entry.isDirectory() || !existsSync(join(titles, entry.name, 'title.yaml'))) continue;
    words.set(entry.name, `the folder ${entry.name}`);
    for (const file of NAMING_FILES) {
      const path = join(titles, entry.name, `${file}.yaml`);
      if (!existsSync(path)) continue;
      const where = `${entry.name}/${file}.yaml`;
      for (const word of namesIn(parse(readFileSync(path, 'utf8')), file)) if (word.length > 1) words.set(word, where);
    }
  }
  return words;
}

/** Every `id`, `name` and `city`, every key that holds something with a name, and on maps everything that looks like a hex. */
function* namesIn(value: unknown, file: string): Generator<string> {
  if (typeof value === 'string') {
    if (file === 'map' && HEX.test(value)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* namesIn(item, file);
  } else if (isRecord(value)) {
    for (const [key, held] of Object.entries(value)) {
      const owns = file === 'title' ? ['id', 'name'] : ['id', 'name', 'city'];
      if (owns.includes(key) && typeof held === 'string') yield held;
      // The name of a printed marker is a word for its picture, that of one to place for what it is.
      if (key === 'icons' || key === 'marker') continue;
      if (file === 'map' && HEX.test(key)) yield key;
      if (file !== 'title' && isRecord(held) && typeof held['name'] === 'string') yield key;
      if (file !== 'title') yield* namesIn(held, file);
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
