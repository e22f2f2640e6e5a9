import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from '@roundhouse/titles-data';
import type { Title } from '@roundhouse/title-schema';

interface Built {
  readonly title: Title;
  readonly changed: number;
}
const shared = globalThis as { roundhouseBuilt?: Map<string, Built> };
const built = (shared.roundhouseBuilt ??= new Map());

/** Titles that `roundhouse compile` has written into the folder BUILT_TITLES; each is read again once it has changed. */
function builtTitles(): readonly Title[] {
  const folder = process.env.BUILT_TITLES;
  if (folder === undefined || folder === '') return [];
  return namesIn(folder).map((name) => {
    const file = path.join(/*turbopackIgnore: true*/ folder, name);
    const changed = statSync(file).mtimeMs;
    const known = built.get(file);
    if (known?.changed === changed) return known.title;
    const title = JSON.parse(readFileSync(file, 'utf8')) as Title;
    built.set(file, { title, changed });
    return title;
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

/** Every title that can be played here: those that come along, then those of the author; his stand in for theirs of the same id. */
export function allTitles(): readonly Title[] {
  const own = builtTitles();
  const named = new Map(own.map((title) => [title.id, title]));
  const along = Object.values(TITLES).map((title) => named.get(title.id) ?? title);
  return [...along, ...own.filter(({ id }) => !hasPages(id))];
}

/** The title with this id; null if there is none. */
export function titleOf(id: string): Title | null {
  return allTitles().find((title) => title.id === id) ?? null;
}

/** Whether the reference has pages about a title: it is built from those that come along. */
export function hasPages(id: string): boolean {
  return Object.hasOwn(TITLES, id);
}
