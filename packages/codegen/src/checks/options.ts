import { TITLE_FILE_NAMES, TITLE_FILES, type TitleFileName } from '@roundhouse/title-schema';
import { exists, idOf, member, type Located, type Place } from '../source/located.ts';
import { isReplacement } from '../source/merge.ts';
import { check, known, type Checked } from './check.ts';

interface Leaf {
  /** Names, and ids of entries of lists. */
  readonly path: readonly string[];
  readonly place: Place;
}

/** What a difference sets, entries of lists by their ids. */
function leaves(base: Located | undefined, change: Located): readonly Leaf[] {
  const below = (step: string, list: readonly Leaf[]): readonly Leaf[] => list.map(({ path, place }) => ({ path: [step, ...path], place }));
  if (change.kind === 'map' && !isReplacement(change)) {
    return [...change.entries].flatMap(([name, entry]) =>
      below(
        name,
        leaves(member(base, name), entry.value).map((leaf) => (leaf.path.length === 0 ? { ...leaf, place: entry.place } : leaf)),
      ),
    );
  }
  if (change.kind === 'list' && change.items.length > 0 && change.items.every((item) => idOf(item) !== null)) {
    return change.items.flatMap((item) => {
      const id = idOf(item) ?? '';
      const old = base?.kind === 'list' ? base.items.find((one) => idOf(one) === id) : undefined;
      // A new entry, or one that is taken out, is one change.
      if (item.kind !== 'map' || old === undefined || item.entries.has('remove')) return [{ path: [id], place: item.place }];
      const rest = { ...item, entries: new Map([...item.entries].filter(([name]) => name !== 'id')) };
      return below(id, leaves(old, rest));
    });
  }
  return [{ path: [], place: change.place }];
}

function changesOf(title: Pick<Checked<never>, 'node'>, index: number): Located | undefined {
  const list = member(member(title.node, 'options'), 'options');
  return list?.kind === 'list' ? member(list.items[index], 'changes') : undefined;
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  /** Of a table: by the names that it takes. */
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** What a schema says of a member. */
const within = (shape: Shape | undefined, step: string): Shape | undefined =>
  shape?.items ??
  shape?.properties?.[step] ??
  Object.entries(shape?.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(step))?.[1];

/** Whether a path leads to a member that files of titles have, whether or not this title says it. */
function isMember([file = '', ...path]: readonly string[]): boolean {
  let shape: Shape | undefined = TITLE_FILES[file as TitleFileName] as Shape | undefined;
  for (const step of path) shape = within(shape, step);
  return shape !== undefined;
}

/**
 * Whether a path leads to a member that may be new: one that files have, an entry of a table that is new itself, or an entry of
 * a list or table, such as one more tile.
 */
function mayBeNew(root: Located, path: readonly string[]): boolean {
  const parent = path.slice(0, -1);
  if (isMember(path) || (isMember(parent) && !exists(root, parent))) return true;
  let node: Located | undefined = root;
  for (const step of parent) node = node?.kind === 'list' ? node.items.find((item) => idOf(item) === step) : member(node, step);
  return node?.kind === 'list' || (path[0] === 'tiles' && (parent.at(-1) === 'counts' || parent.at(-1) === 'tiles'));
}

/** Changes of an option touch what is there; options that touch the same exclude each other. */
export const options = check(['options'], (title) => {
  const list = title.source.options?.options ?? [];
  const touched = list.map((_, index) => {
    const changes = changesOf(title, index);
    return changes === undefined ? [] : leaves(title.node, changes);
  });
  list.forEach((option, index) => {
    const path = ['options', 'options', index];
    if (touched[index]?.length === 0)
      title.fault('option.nothing', [...path, 'changes'], `${option.id} changes nothing`, 'say what it changes, by file');
    for (const { path: leaf, place } of touched[index] ?? []) {
      const [file = ''] = leaf;
      if (!(TITLE_FILE_NAMES as readonly string[]).includes(file)) {
        known(title, [...path, 'changes', file], file, TITLE_FILE_NAMES, 'file of a title named', 'name');
      } else if (!title.unreadable.has(file) && !exists(title.node, leaf) && !mayBeNew(title.node, leaf)) {
        title.faultAt(
          'option.path',
          place,
          `${option.id} changes ${leaf.join('/')}, which is not there`,
          'name a place of the title that exists',
        );
      }
    }
    list.slice(0, index).forEach((other, earlier) => {
      const same = (touched[index] ?? []).find((leaf) => (touched[earlier] ?? []).some((old) => overlaps(leaf.path, old.path)));
      if (same === undefined || (option.excludes.includes(other.id) && other.excludes.includes(option.id))) return;
      title.fault(
        'option.overlap',
        [...path, 'id'],
        `${option.id} and ${other.id} both change ${same.path.join('/')}`,
        `let each list the other under excludes`,
      );
    });
  });
});

function overlaps(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((step, index) => step === b[index]);
}
