import { suggestion, type Diagnostic } from '@roundhouse/title-schema';
import { idOf, member, type Entry, type Located, type LocatedList, type LocatedMap } from './located.ts';

/**
 * A title as another one with differences. Members merge by name, entries of lists by `id`; any other list is
 * replaced. Taken out are a member whose value is null and an entry with `remove: true`; `after: X` puts a new
 * entry behind the entry X. `replace: true` in a group, such as a file, takes nothing of it over. Faults (nothing
 * to take out) go to `report`.
 */
export function merge(base: Located, difference: Located, report: (fault: Diagnostic) => void): Located {
  if (difference.kind === 'map' && isReplacement(difference))
    return { ...difference, entries: new Map([...difference.entries].filter(([name]) => name !== REPLACE)) };
  if (base.kind === 'map' && difference.kind === 'map') return mergeMaps(base, difference, report);
  if (base.kind === 'list' && difference.kind === 'list' && [...base.items, ...difference.items].every((item) => idOf(item) !== null)) {
    return mergeLists(base, difference, report);
  }
  return difference;
}

const REPLACE = 'replace';

/** Whether a group says that nothing of the group of that name in the other title is taken over. */
export function isReplacement(node: Located): boolean {
  const said = member(node, REPLACE);
  return node.kind === 'map' && said?.kind === 'scalar' && said.value === true;
}

function mergeMaps(base: LocatedMap, difference: LocatedMap, report: (fault: Diagnostic) => void): LocatedMap {
  const entries = new Map<string, Entry>(base.entries);
  for (const [name, entry] of difference.entries) {
    const old = base.entries.get(name);
    if (entry.value.kind === 'scalar' && entry.value.value === null) {
      if (old === undefined) report(nothingToRemove(entry.place, name, [...base.entries.keys()]));
      entries.delete(name);
    } else {
      entries.set(name, old === undefined ? entry : { place: entry.place, value: merge(old.value, entry.value, report) });
    }
  }
  return { kind: 'map', entries, place: difference.place, ...markOf(base, difference) };
}

function mergeLists(base: LocatedList, difference: LocatedList, report: (fault: Diagnostic) => void): LocatedList {
  const items = [...base.items];
  for (const item of difference.items) {
    const id = idOf(item);
    const index = items.findIndex((old) => idOf(old) === id);
    const remove = member(item, 'remove');
    if (remove?.kind === 'scalar' && remove.value === true) {
      if (index < 0)
        report(
          nothingToRemove(
            item.place,
            id ?? '',
            items.map((old) => idOf(old) ?? ''),
          ),
        );
      else items.splice(index, 1);
      continue;
    }
    const old = items[index];
    if (old !== undefined) {
      items[index] = merge(old, item, report);
      continue;
    }
    const after = member(item, 'after');
    const bare = item.kind === 'map' ? { ...item, entries: new Map([...item.entries].filter(([name]) => name !== 'after')) } : item;
    if (after?.kind !== 'scalar') {
      items.push(bare);
      continue;
    }
    const before = items.findIndex((other) => idOf(other) === String(after.value));
    if (before < 0) {
      const ids = items.map((other) => idOf(other) ?? '');
      report({
        ...after.place,
        message: `there is no ${String(after.value)} to come after`,
        remedy: suggestion(String(after.value), ids),
        code: 'extends.after',
      });
    }
    items.splice(before < 0 ? items.length : before + 1, 0, bare);
  }
  return { kind: 'list', items, place: difference.place, ...markOf(base, difference) };
}

/** What of a group is taken over stays as uncertain as it was. */
function markOf(base: Located, difference: Located): Pick<Located, 'provisional'> {
  const mark = difference.provisional ?? base.provisional;
  return mark === undefined ? {} : { provisional: mark };
}

function nothingToRemove(place: Diagnostic | Located['place'], name: string, known: readonly string[]): Diagnostic {
  return {
    file: place.file,
    line: place.line,
    col: place.col,
    message: `${name} cannot be taken out: it is not there`,
    remedy: suggestion(name, known),
    code: 'extends.remove',
  };
}
