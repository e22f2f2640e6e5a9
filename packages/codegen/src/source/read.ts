import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suggestion, TITLE_FILE_NAMES, type Diagnostic } from '@roundhouse/title-schema';
import type { Entry, Located, LocatedMap } from './located.ts';
import { parseYaml } from './parse.ts';

export interface Read {
  readonly node: LocatedMap;
  readonly diagnostics: readonly Diagnostic[];
}

const start = (file: string) => ({ file, line: 1, col: 1 });
const asMap = (node: Located): LocatedMap => (node.kind === 'map' ? node : { kind: 'map', entries: new Map(), place: node.place });

/** A YAML file, or the fault that it cannot be read. */
export function readYaml(file: string): { readonly node: Located; readonly diagnostics: readonly Diagnostic[] } {
  try {
    return parseYaml(file, readFileSync(file, 'utf8'));
  } catch {
    const place = start(file);
    const diagnostic = { ...place, message: 'the file cannot be read', remedy: 'check its name and its rights', code: 'file.unreadable' };
    return { node: { kind: 'map', entries: new Map(), place }, diagnostics: [diagnostic] };
  }
}

/**
 * A title as it is written: a folder with one file per member, or a single file that holds the members.
 * The result has one member per file (`title`, `map`, …).
 */
export function readTitle(path: string): Read {
  if (!existsSync(path)) return unreadable(path, 'there is no such folder or file');
  if (statSync(path).isFile()) {
    const { node, diagnostics } = readYaml(path);
    return { node: asMap(node), diagnostics };
  }
  const entries = new Map<string, Entry>();
  const diagnostics: Diagnostic[] = [];
  const files = readdirSync(path)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort();
  for (const file of files) {
    const name = file.replace(/\.ya?ml$/, '');
    const place = start(join(path, file));
    if (!(TITLE_FILE_NAMES as readonly string[]).includes(name)) {
      diagnostics.push({
        ...place,
        message: `${file} is not a file of a title`,
        remedy: suggestion(name, TITLE_FILE_NAMES),
        code: 'file.unknown',
      });
      continue;
    }
    const read = readYaml(place.file);
    diagnostics.push(...read.diagnostics);
    entries.set(name, { place, value: read.node });
  }
  return { node: { kind: 'map', entries, place: start(join(path, 'title.yaml')) }, diagnostics };
}

function unreadable(path: string, message: string): Read {
  const place = start(path);
  return {
    node: { kind: 'map', entries: new Map(), place },
    diagnostics: [{ ...place, message, remedy: 'name the folder of a title or its file', code: 'file.unreadable' }],
  };
}

/** Titles in a path: the path itself, or the folders and files in it where it is a folder of titles. */
export function titlesIn(path: string): readonly string[] {
  if (!existsSync(path) || statSync(path).isFile() || existsSync(join(path, 'title.yaml'))) return [path];
  const inside = readdirSync(path, { withFileTypes: true });
  if (inside.some((entry) => entry.isFile() && (TITLE_FILE_NAMES as readonly string[]).includes(basename(entry.name, '.yaml'))))
    return [path];
  const titles = inside
    .filter((entry) => (entry.isDirectory() ? existsSync(join(path, entry.name, 'title.yaml')) : entry.name.endsWith('.yaml')))
    .map((entry) => join(path, entry.name))
    .sort();
  return titles.length === 0 ? [path] : titles;
}
