import { suggestion, type Diagnostic, type TileSource, type TitleSource } from '@roundhouse/title-schema';
import { placeOf, type Located, type Place } from '../source/located.ts';

export type Path = readonly (string | number)[];

/** A title whose shape is right, and where to say what is wrong with it. */
export interface Checked {
  readonly source: TitleSource;
  readonly node: Located;
  readonly shared: Readonly<Record<string, TileSource>>;
  /** Reports a fault at a place of the title; `at: 'name'` points at the name of a member, not its value. */
  readonly fault: (code: string, path: Path, message: string, remedy: string, at?: 'name' | 'value') => void;
  /** Reports a fault at a place of a file. */
  readonly faultAt: (code: string, place: Place, message: string, remedy: string) => void;
}
export type Check = (title: Checked) => void;

export function checked(
  source: TitleSource,
  node: Located,
  shared: Readonly<Record<string, TileSource>>,
  report: (diagnostic: Diagnostic) => void,
): Checked {
  return {
    source,
    node,
    shared,
    faultAt: (code, place, message, remedy) => report({ ...place, message, remedy, code }),
    fault: (code, path, message, remedy, at = 'value') => report({ ...placeOf(node, path, at), message, remedy, code }),
  };
}

/** Reports a name that nothing in the title has. */
export function known(
  title: Checked,
  path: Path,
  name: string,
  list: readonly string[],
  what: string,
  at: 'name' | 'value' = 'value',
): void {
  if (!list.includes(name)) title.fault('ref.unknown', path, `there is no ${what} ${name}`, suggestion(name, list), at);
}
