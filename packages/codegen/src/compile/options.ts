import type { Option, Quirk, Title } from '@roundhouse/title-schema';
import type { Checked, Path } from '../checks/check.ts';
import { member, type Entry, type Located, type LocatedMap } from '../source/located.ts';
import { merge } from '../source/merge.ts';
import { diff } from './patch.ts';

/** Compiles a changed title; null when it has reported a fault. */
type Compile = (changed: LocatedMap) => Title | null;

/** The title by itself, without what is a patch of it. */
function plainTitle({ node }: Pick<Checked<never>, 'node'>): LocatedMap {
  const patches = ['options', 'records'];
  return { ...node, entries: new Map<string, Entry>([...node.entries].filter(([name]) => !patches.includes(name))) };
}

/** The changes that an entry of a list of a file names. */
function changesOf({ node }: Pick<Checked<never>, 'node'>, [file, list, index]: readonly [string, string, number]): LocatedMap | null {
  const entries: Located | undefined = member(member(node, file), list);
  const changes = entries?.kind === 'list' ? member(entries.items[index], 'changes') : undefined;
  return changes?.kind === 'map' ? changes : null;
}

interface Patch {
  readonly patch: object;
  readonly nulls?: readonly (readonly string[])[];
}

/** What an entry changes in the compiled title, as a merge patch; null where it changes nothing or has faults. */
function patchOf(title: Checked, place: readonly [string, string, number], base: Title | null, compile: Compile): Patch | null {
  const changes = changesOf(title, place);
  if (changes === null) return null;
  const path: Path = [...place, 'changes'];
  const changed = merge(plainTitle(title), changes, (fault) => title.fault(fault.code, path, fault.message, fault.remedy)) as LocatedMap;
  const result = compile(changed);
  if (base === null || result === null) return null;
  const nulls: (readonly string[])[] = [];
  const patch = diff(base, result, (where) => nulls.push(where)) ?? {};
  return { patch, ...(nulls.length === 0 ? {} : { nulls }) };
}

/**
 * Options as merge patches to the compiled title: the title with the changes of the option is compiled as well,
 * and what differs is the patch. `compile` answers null when it has reported a fault; faults of options are reported
 * whether or not the title itself has some.
 */
export function compileOptions(title: Checked, compile: Compile): readonly Option[] {
  const options = title.source.options?.options ?? [];
  if (options.length === 0) return [];
  const base = compile(plainTitle(title));
  return options.flatMap((option, index): Option[] => {
    const patch = patchOf(title, ['options', 'options', index], base, compile);
    const { id, import_as = id, effect, excludes } = option;
    return patch === null ? [] : [{ id, import_as, effect, excludes, ...patch }];
  });
}

/** Habits of recorded games, those that change the data with their patch. */
export function compileQuirks(title: Checked, compile: Compile): readonly Quirk[] {
  const quirks = title.source.records?.quirks ?? [];
  const base = quirks.some(({ changes }) => changes !== undefined) ? compile(plainTitle(title)) : null;
  return quirks.map(({ changes: _, ...quirk }, index) => ({ ...quirk, ...patchOf(title, ['records', 'quirks', index], base, compile) }));
}
