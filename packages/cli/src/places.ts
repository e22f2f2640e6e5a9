import { fieldNames, fieldOf, nearest, TITLE_FILES, TitleSource, type FieldSchema } from '@roundhouse/title-schema';

/** A place of a title that a person has named. */
export interface Found {
  /** Names and positions from the file on. */
  readonly path: readonly string[];
  /** The same with ids in place of positions. */
  readonly told: readonly string[];
  readonly schema: FieldSchema;
  /** With defaults; undefined where nothing stands for it. */
  readonly value: unknown;
}

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): string | null => (isGroup(value) && typeof value['id'] === 'string' ? value['id'] : null);

/** A value and everything in it that has a name, as `Found`. */
export function members({ path, told, schema, value }: Found): readonly Found[] {
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((item, index) => ({
      path: [...path, String(index)],
      told: [...told, idOf(item) ?? String(index)],
      schema: fieldOf(schema, String(index), value) ?? {},
      value: item,
    }));
  const names = new Set([...(isGroup(value) ? Object.keys(value) : []), ...fieldNames(schema, value)]);
  return [...names].map((name) => ({
    path: [...path, name],
    told: [...told, name],
    schema: fieldOf(schema, name, value) ?? {},
    value: isGroup(value) ? value[name] : undefined,
  }));
}

/** What a group of the way may be left out: `trains.D` finds the entry D of the list `trains` of the file. */
const SKIPPED = 2;

function search(from: Found, words: readonly string[], skipped: number): readonly Found[] {
  if (words.length === 0) return [from];
  const inside = members(from);
  for (let taken = words.length; taken > 0; taken -= 1) {
    const name = words.slice(0, taken).join('.');
    const hit = inside.find(({ told, path }) => told.at(-1) === name || path.at(-1) === name);
    if (hit !== undefined) {
      const found = search(hit, words.slice(taken), 0);
      if (found.length > 0) return found;
    }
  }
  return skipped >= SKIPPED ? [] : inside.flatMap((one) => search(one, words, skipped + 1));
}

/** Every place that the words (`trains.D`, `rules.stock.turn`) may mean; groups on the way may be left out. */
export function placesNamed(value: Readonly<Record<string, unknown>>, words: string): readonly Found[] {
  const root: Found = { path: [], told: [], schema: TitleSource as FieldSchema, value };
  const [file = ''] = words.split('.');
  const found = search(root, words.split('.'), file in TITLE_FILES ? SKIPPED : 0);
  return found.length > 0 ? found : search(root, words.split('.'), 0);
}

/** The place that was most likely meant by words that are wrong in one of their names; null where none is close. */
export function nearestPlace(value: Readonly<Record<string, unknown>>, words: string): string | null {
  const parts = words.split('.').filter((part) => part !== '');
  for (let known = parts.length; known >= 0; known -= 1) {
    const way = parts.slice(0, known);
    const found = known === 0 ? [wholeTitle(value)] : placesNamed(value, way.join('.'));
    if (found.length === 0) continue;
    const rest = parts.slice(known + 1);
    if (known === parts.length) return parts.length === 0 ? null : way.join('.');
    const names = found.flatMap((each) => below(each, known === 0 ? SKIPPED : 1)).map(({ told }) => told.at(-1) ?? '');
    const meant = nearest(parts[known] ?? '', names);
    return meant === null ? null : [...way, meant, ...rest].join('.');
  }
  return null;
}

/** The members of a place, and theirs as deep as groups may be left out. */
function below(place: Found, depth: number): readonly Found[] {
  const inside = members(place);
  return depth === 0 ? inside : [...inside, ...inside.flatMap((one) => below(one, depth - 1))];
}

/** Whether a list holds entries with ids. */
export function isEntryList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => idOf(item) !== null);
}

/** The title as a place. */
export const wholeTitle = (value: Readonly<Record<string, unknown>>): Found => ({
  path: [],
  told: [],
  schema: TitleSource as FieldSchema,
  value,
});
