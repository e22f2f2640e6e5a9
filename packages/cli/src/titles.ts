import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { compileTitles, formatDiagnostic, loadLibrary, type Library } from '@roundhouse/codegen';
import type { Tolerance } from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { TITLES } from '@roundhouse/titles-data';
import { parse } from 'yaml';
import { complain, type Io } from './io.ts';
import { counted } from './numbers.ts';

/** Titles to play, and the folder that each was written in. */
export interface Shelf {
  readonly titles: readonly Title[];
  readonly folderOf: (title: Title) => string;
  /** What is wrong with titles that have faults, by the name of their folder: they are not here. */
  readonly faulty?: ReadonlyMap<string, readonly string[]>;
}

/** Folder of the data that comes with the program: `tiles.yaml` and `titles/`. */
export function dataFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@roundhouse/titles-data/package.json'));
}

/** The titles that come with the program; those of a folder, compiled in memory, come first. Those with faults are left out. */
export function openShelf(folder: string | undefined, io: Io): Shelf {
  if (folder === undefined) {
    return { titles: Object.values(TITLES), folderOf: (title) => join(dataFolder(), 'titles', title.id) };
  }
  const path = resolve(io.cwd, folder);
  if (!existsSync(path) || !statSync(path).isDirectory())
    complain(`${folder} is not a folder`, 'Give the folder that holds the titles to --titles');
  const { titles, library } = libraryOf(path);
  const compiled = compileTitles(titles, library);
  const faulty = new Map(
    compiled
      .filter(({ title }) => title === null)
      .map((each) => [basename(each.path, '.yaml'), each.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, io.cwd))]),
  );
  const paths = new Map(compiled.flatMap((each) => (each.title === null ? [] : [[each.title.id, each.path] as const])));
  const own = compiled.flatMap((each) => each.title ?? []);
  const others = Object.values(TITLES).filter(
    ({ id, record_title }) => !own.some((each) => each.id === id || each.record_title === record_title),
  );
  return { titles: [...own, ...others], folderOf: (title) => paths.get(title.id) ?? join(dataFolder(), 'titles', title.id), faulty };
}

/** Folder of the schemas that editors read. */
export function schemaFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@roundhouse/title-schema/package.json')), 'schemas');
}

/** Folder in which titles lie: the one given, or that of the program. It need not be there yet. */
export function homeOf(given: string | undefined, io: Io): string {
  return given === undefined ? join(dataFolder(), 'titles') : libraryOf(resolve(io.cwd, given)).titles;
}

/** Ids of the titles of a folder and of those that come along. */
export function titleNames(given: string | undefined, io: Io): readonly string[] {
  return [...new Set([homeOf(given, io), homeOf(undefined, io)])].flatMap((home) => titlePaths(home).map((path) => basename(path)));
}

/** Folders of the titles in a folder of titles. */
export function titlePaths(home: string): readonly string[] {
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .map((name) => join(home, name))
    .filter((path) => existsSync(join(path, 'title.yaml')));
}

/** The folder or file of a title, by path or id, and its library; complains when there is none. */
export function sourceOf(name: string, given: string | undefined, io: Io): { readonly path: string; readonly library: Library } {
  const candidates = [homeOf(given, io), homeOf(undefined, io)].map((home) => join(home, name));
  const path = [...candidates, resolve(io.cwd, name)].find((each) => name !== '' && existsSync(each));
  if (path !== undefined) return { path, library: libraryOf(dirname(path)).library };
  const known = titleNames(given, io);
  return complain(`${name} is neither a file, a folder nor the id of a title`, `Known titles: ${known.join(', ') || 'none'}`);
}

/** A folder of titles with the library that its tiles come from: its own, or the one that comes with the program. */
export function libraryOf(path: string): { readonly titles: string; readonly library: Library } {
  if (existsSync(join(path, 'tiles.yaml')) && existsSync(join(path, 'titles')))
    return { titles: join(path, 'titles'), library: loadLibrary(path) };
  const parent = dirname(path);
  const own = existsSync(join(parent, 'tiles.yaml')) && existsSync(join(parent, 'titles'));
  return { titles: path, library: loadLibrary(own ? parent : dataFolder()) };
}

/** The title with this id or record name; complains, with the nearest ones, when there is none. */
export function titleNamed(name: string, { titles, faulty }: Shelf): Title {
  const faults = faulty?.get(name);
  if (faults !== undefined)
    complain(
      `${faults.join('\n')}\n${name} has ${counted(faults.length, 'fault')}`,
      `Mend them; \`roundhouse check ${name}\` names them again`,
    );
  const title = titles.find((each) => each.id === name || each.record_title === name);
  return title ?? complain(`${name} is not a title that we have`, `Known titles: ${titles.map((each) => each.id).join(', ') || 'none'}`);
}

/** Tolerated differences of one recorded game, from the title's `records.yaml`. */
export function tolerancesFor(title: Title, game: string, shelf: Shelf): readonly Tolerance[] {
  const file = join(shelf.folderOf(title), 'records.yaml');
  if (!existsSync(file)) return [];
  const read = parse(readFileSync(file, 'utf8')) as { tolerances?: readonly Tolerance[] } | null;
  return (read?.tolerances ?? []).filter((tolerance) => tolerance.game === game);
}
