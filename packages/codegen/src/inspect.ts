import { shape, TitleSource } from '@roundhouse/title-schema';
import type { Library } from './library.ts';
import { plain, type Located, type LocatedMap, type Place } from './source/located.ts';
import { readTitle, titlePath } from './source/read.ts';
import { resolveTitle } from './source/resolve.ts';

/** A title as it is written, faults or not. */
export interface Inspected {
  /** With all that it takes over from the titles it extends. */
  readonly node: LocatedMap;
  /** What its own files say, and no other. */
  readonly own: LocatedMap;
  /** The plain value with defaults filled in. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads a title without judging it. */
export function inspectTitle(path: string, library: Library): Inspected {
  const folder = titlePath(path);
  const { node } = resolveTitle(folder, library);
  return { node, own: readTitle(folder).node, value: shape(TitleSource, plain(node)).value as Readonly<Record<string, unknown>> };
}

/** What stands at a path of names and positions, and where; null where nothing is written. */
export function writtenAt(root: Located, path: readonly string[]): { readonly value: Located; readonly place: Place } | null {
  let found: { readonly value: Located; readonly place: Place } = { value: root, place: root.place };
  for (const step of path) {
    const { value } = found;
    const entry = value.kind === 'map' ? value.entries.get(step) : undefined;
    const item = value.kind === 'list' ? value.items[Number(step)] : undefined;
    if (entry !== undefined) found = { value: entry.value, place: entry.place };
    else if (item !== undefined) found = { value: item, place: item.place };
    else return null;
  }
  return found;
}
