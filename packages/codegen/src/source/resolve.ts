import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suggestion, TITLE_FILE_NAMES, type Diagnostic } from '@roundhouse/title-schema';
import type { Library } from '../library.ts';
import { member, type Located, type LocatedMap } from './located.ts';
import { merge } from './merge.ts';
import { readTitle, type Read } from './read.ts';

const OPTIONAL: readonly string[] = ['options', 'records'];

/** Whether a file is there and takes nothing over from another title. */
function saysAll(file: Located | undefined, name: string): boolean {
  if (name === 'title') return true;
  return file?.kind === 'map' && file.entries.size > 0 && !file.entries.has('replace');
}

/** A title with everything that it takes over from the titles it extends. */
export function resolveTitle(path: string, library: Library, below: readonly string[] = []): Read {
  const own = readTitle(path);
  const extended = member(member(own.node, 'title'), 'extends');
  if (extended?.kind !== 'scalar') {
    // A head that cannot be read, or is none, may have said that this title lists differences only.
    const head = member(own.node, 'title');
    const none = head !== undefined && (head.kind !== 'map' || head.entries.size === 0);
    const headless = none || own.unreadable.has('title');
    return {
      ...own,
      partial: headless && !TITLE_FILE_NAMES.every((file) => OPTIONAL.includes(file) || saysAll(member(own.node, file), file)),
    };
  }
  const parent = String(extended.value);
  const beside = join(dirname(path), parent);
  const folder = library.find(parent) ?? (existsSync(join(beside, 'title.yaml')) ? beside : null);
  const wrong = (message: string, remedy: string, code: string): Read => ({
    ...own,
    diagnostics: [...own.diagnostics, { ...extended.place, message, remedy, code }],
    partial: true,
  });
  const id = member(member(own.node, 'title'), 'id');
  if (folder === path || (id?.kind === 'scalar' && String(id.value) === parent))
    return wrong(`${parent} extends itself`, 'name another title, or take extends out', 'extends.itself');
  if (folder === null) return wrong(`there is no title ${parent}`, suggestion(parent, library.ids), 'extends.unknown');
  if (below.includes(folder)) return wrong(`${parent} extends this title in turn`, 'extend a title that does not', 'extends.circle');

  const base = resolveTitle(folder, library, [...below, path]);
  const diagnostics: Diagnostic[] = [...own.diagnostics, ...base.diagnostics];
  const node = merge(base.node, own.node, (fault) => diagnostics.push(fault)) as LocatedMap;
  return { node, diagnostics, unreadable: new Set([...own.unreadable, ...base.unreadable]), partial: base.partial };
}
