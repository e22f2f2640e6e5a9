import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest, suggestion, TITLE_FILE_NAMES, type Diagnostic } from '@roundhouse/title-schema';
import type { Entry, Located, LocatedMap } from './located.ts';
import { takeMarks } from './marks.ts';
import { parseYaml } from './parse.ts';

export interface Read {
  readonly node: LocatedMap;
  readonly diagnostics: readonly Diagnostic[];
  /** Members (`title`, `map`, …) that cannot be read: of what they lack nothing more is said. */
  readonly unreadable: ReadonlySet<string>;
  /** The rest of the title is not known, since the one that it extends is not there. */
  readonly partial: boolean;
}

const start = (file: string) => ({ file, line: 1, col: 1 });
const memberOf = (file: string): string => file.replace(/\.ya?ml$/, '');
const isMember = (name: string): boolean => (TITLE_FILE_NAMES as readonly string[]).includes(name);
const asMap = (node: Located): LocatedMap => (node.kind === 'map' ? node : { kind: 'map', entries: new Map(), place: node.place });

interface Parsed {
  readonly node: Located;
  readonly diagnostics: readonly Diagnostic[];
}

/** Files as they were read last: whoever compiles after each save parses only what was saved. */
const parsed = new Map<string, Parsed & { readonly text: string }>();

/** A YAML file, or the fault that it cannot be read. */
export function readYaml(file: string): Parsed {
  try {
    const text = readFileSync(file, 'utf8');
    const known = parsed.get(file);
    if (known?.text === text) return known;
    const fresh = { text, ...parseYaml(file, text) };
    parsed.set(file, fresh);
    return fresh;
  } catch {
    const place = start(file);
    const diagnostic = { ...place, message: 'the file cannot be read', remedy: 'check its name and its rights', code: 'file.unreadable' };
    return { node: { kind: 'map', entries: new Map(), place }, diagnostics: [diagnostic] };
  }
}

/** A YAML file of a title: marks of provisional figures hang on what they mark. */
function readMarked(file: string): Parsed {
  const { node, diagnostics } = readYaml(file);
  const faults: Diagnostic[] = [...diagnostics];
  return { node: takeMarks(node, (fault) => faults.push(fault)), diagnostics: faults };
}

/** Whether a file that has these faults can still be judged: names that are there twice are taken once. */
const readable = (faults: readonly Diagnostic[]): boolean =>
  faults.every(({ code }) => code === 'yaml.twice' || code === 'provisional.reason');

/** What is said of a path that holds no title: that, and nothing of what it lacks. */
function noTitle(path: string, message: string, code = 'file.no_title'): Read {
  const place = start(path);
  return {
    node: { kind: 'map', entries: new Map(), place },
    diagnostics: [{ ...place, message, remedy: 'name the folder of a title, or a file with the members title, companies, …', code }],
    unreadable: new Set(TITLE_FILE_NAMES),
    partial: false,
  };
}

/** A single file that holds the members of a title. */
function readSingle(path: string): Read {
  if (!/\.(ya?ml|json)$/.test(path)) return noTitle(path, 'this is not a title');
  const { node, diagnostics } = readMarked(path);
  const map = asMap(node);
  const members = [...map.entries.keys()].filter(isMember);
  const holdsTitle = members.includes('title') || members.length > 1 || (node.kind === 'map' && map.entries.size === 0);
  if (!holdsTitle && readable(diagnostics)) return noTitle(path, 'this is not a title');
  return { node: map, diagnostics, unreadable: new Set(readable(diagnostics) ? [] : TITLE_FILE_NAMES), partial: false };
}

/**
 * A title as it is written: a folder with one file per member, or a single file that holds the members.
 * The result has one member per file (`title`, `map`, …).
 */
export function readTitle(path: string): Read {
  if (!existsSync(path)) return noTitle(path, 'there is no such folder or file', 'file.unreadable');
  if (statSync(path).isFile()) return readSingle(path);
  const entries = new Map<string, Entry>();
  const diagnostics: Diagnostic[] = [];
  const unreadable = new Set<string>();
  const files = readdirSync(path)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort();
  if (!files.some((file) => isMember(memberOf(file)))) return noTitle(path, 'there is no title in this folder');
  for (const file of files) {
    const name = memberOf(file);
    const place = start(join(path, file));
    if (!isMember(name)) {
      const message = `${file} is not a file of a title`;
      diagnostics.push({ ...place, message, remedy: suggestion(name, TITLE_FILE_NAMES), code: 'file.unknown' });
      // A file under a wrong name is not missing as well.
      unreadable.add(
        nearest(
          name,
          TITLE_FILE_NAMES.filter((member) => !files.some((other) => memberOf(other) === member)),
        ) ?? name,
      );
      continue;
    }
    const read = readMarked(place.file);
    diagnostics.push(...read.diagnostics);
    if (!readable(read.diagnostics)) unreadable.add(name);
    entries.set(name, { place, value: read.node });
  }
  return { node: { kind: 'map', entries, place: start(join(path, 'title.yaml')) }, diagnostics, unreadable, partial: false };
}

/** The folder of a title where one of its files is named, or one of its examples; other paths as they are. */
export function titlePath(path: string): string {
  if (!existsSync(path) || !statSync(path).isFile()) return path;
  const folder = dirname(path);
  if (isMember(memberOf(basename(path))) && existsSync(join(folder, 'title.yaml'))) return folder;
  const above = dirname(folder);
  return basename(folder) === 'examples' && existsSync(join(above, 'title.yaml')) ? above : path;
}

/** Titles in a path: the path itself, or the folders and files in it where it is a folder of titles. */
export function titlesIn(given: string): readonly string[] {
  const path = titlePath(given);
  if (!existsSync(path) || statSync(path).isFile() || existsSync(join(path, 'title.yaml'))) return [path];
  const inside = readdirSync(path, { withFileTypes: true });
  if (inside.some((entry) => entry.isFile() && entry.name.endsWith('.yaml') && isMember(memberOf(entry.name)))) return [path];
  const titles = inside
    .filter((entry) => (entry.isDirectory() ? existsSync(join(path, entry.name, 'title.yaml')) : entry.name.endsWith('.yaml')))
    .map((entry) => join(path, entry.name))
    .sort();
  return titles.length === 0 ? [path] : titles;
}
