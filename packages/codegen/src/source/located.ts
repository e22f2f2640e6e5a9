/** Where something stands in a file; line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly col: number;
}

/** What is known of a value that no source states. */
export interface Mark {
  /** Why, by language code. */
  readonly reason: Readonly<Record<string, string>>;
  readonly place: Place;
}
interface At {
  readonly place: Place;
  readonly provisional?: Mark;
}
export interface Entry {
  /** Place of the name. */
  readonly place: Place;
  readonly value: Located;
}
export interface LocatedMap extends At {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, Entry>;
}
export interface LocatedList extends At {
  readonly kind: 'list';
  readonly items: readonly Located[];
}
export interface LocatedScalar extends At {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}
/** A value of a YAML file that knows where it stands; merged titles keep the places of both files. */
export type Located = LocatedMap | LocatedList | LocatedScalar;

/** The value without its places. */
export function plain(node: Located): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(plain);
    case 'map':
      return Object.fromEntries([...node.entries].map(([name, entry]) => [name, plain(entry.value)]));
  }
}

/** The member `name` of a map, if there is one. */
export function member(node: Located | undefined, name: string): Located | undefined {
  return node?.kind === 'map' ? node.entries.get(name)?.value : undefined;
}

/** The `id` of an entry of a list. */
export function idOf(node: Located): string | null {
  const id = member(node, 'id');
  return id?.kind === 'scalar' && id.value !== null ? String(id.value) : null;
}

/**
 * Where a path of names and positions leads; the last place on the way that exists, if it leads nowhere.
 * `at: 'name'` asks for the place of the name, not of the value.
 */
export function placeOf(root: Located, path: readonly (string | number)[], at: 'name' | 'value' = 'value'): Place {
  let node = root;
  let place = root.place;
  for (const step of path) {
    if (node.kind === 'map') {
      const entry = node.entries.get(String(step));
      if (entry === undefined) return place;
      node = entry.value;
      place = at === 'name' ? entry.place : node.place;
    } else if (node.kind === 'list') {
      const item = node.items[Number(step)];
      if (item === undefined) return place;
      node = item;
      place = item.place;
    } else return place;
  }
  return place;
}

/** Whether a path that names entries of lists by their ids leads somewhere. */
export function exists(root: Located, path: readonly string[]): boolean {
  let node: Located | undefined = root;
  for (const step of path) {
    if (node?.kind === 'map') node = node.entries.get(step)?.value;
    else if (node?.kind === 'list') node = node.items.find((item) => idOf(item) === step) ?? node.items[Number(step)];
    else return false;
  }
  return node !== undefined;
}
