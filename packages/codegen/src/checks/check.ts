import { suggestion, type Diagnostic, type TileSource, type TitleFileName, type TitleSource } from '@roundhouse/title-schema';
import { idOf, member, placeOf, type LocatedMap, type Place } from '../source/located.ts';

export type Path = readonly (string | number)[];

/** A title as far as its shape is right (the files `N` are), and where to say what is wrong with it. */
export interface Checked<N extends TitleFileName = TitleFileName> {
  readonly source: Pick<TitleSource, N>;
  readonly node: LocatedMap;
  readonly shared: Readonly<Record<string, TileSource>>;
  /** Files that cannot be read: what they hold is unknown. */
  readonly unreadable: ReadonlySet<string>;
  /** Reports a fault at a place of the title; `at: 'name'` points at the name of a member, not its value. */
  readonly fault: (code: string, path: Path, message: string, remedy: string, at?: 'name' | 'value') => void;
  /** Reports a fault at a place of a file. */
  readonly faultAt: (code: string, place: Place, message: string, remedy: string) => void;
}

/** A cross-check and the files that it looks into: it is left out where one of them has faults of its own. */
export interface Check {
  readonly needs: readonly TitleFileName[];
  readonly judge: (title: Checked) => void;
}

export function check<N extends TitleFileName>(needs: readonly N[], judge: (title: Checked<N>) => void): Check {
  return { needs, judge };
}

export function checked(
  source: TitleSource,
  node: LocatedMap,
  shared: Readonly<Record<string, TileSource>>,
  unreadable: ReadonlySet<string>,
  report: (diagnostic: Diagnostic) => void,
): Checked {
  return {
    source,
    node,
    shared,
    unreadable,
    faultAt: (code, place, message, remedy) => report({ ...place, message, remedy, code }),
    fault: (code, path, message, remedy, at = 'value') => report({ ...placeOf(node, path, at), message, remedy, code }),
  };
}

/** Ids of a list of a file, whatever else is wrong with its entries; null where the file cannot be read. */
export function listedIds(title: Pick<Checked<never>, 'node' | 'unreadable'>, file: TitleFileName, list: string): readonly string[] | null {
  const entries = member(member(title.node, file), list);
  if (title.unreadable.has(file) || entries?.kind !== 'list') return null;
  return entries.items.flatMap((item) => idOf(item) ?? []);
}

/** Reports a name that nothing in the title has; of a list that is not known nothing is said. */
export function known(
  title: Pick<Checked<never>, 'fault'>,
  path: Path,
  name: string,
  list: readonly string[] | null,
  what: string,
  at: 'name' | 'value' = 'value',
): void {
  if (list !== null && !list.includes(name)) title.fault('ref.unknown', path, `there is no ${what} ${name}`, suggestion(name, list), at);
}
