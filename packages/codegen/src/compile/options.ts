import type { Option, Title } from '@roundhouse/title-schema';
import type { Checked } from '../checks/check.ts';
import { member, type Entry, type LocatedMap } from '../source/located.ts';
import { merge } from '../source/merge.ts';
import { diff } from './patch.ts';

/**
 * Options as merge patches to the compiled title: the title with the changes of the option is compiled as well,
 * and what differs is the patch. `compile` answers null when it has reported a fault; faults of options are reported
 * whether or not the title itself has some.
 */
export function compileOptions(title: Checked<'options'>, compile: (changed: LocatedMap) => Title | null): readonly Option[] {
  const options = title.source.options?.options ?? [];
  if (options.length === 0) return [];
  const without = (extra: LocatedMap): LocatedMap => ({
    ...extra,
    entries: new Map<string, Entry>([...extra.entries].filter(([name]) => name !== 'options')),
  });
  const plainTitle = without(title.node);
  const base = compile(plainTitle);
  return options.flatMap((option, index): Option[] => {
    const path = ['options', 'options', index, 'changes'];
    const list = member(member(title.node, 'options'), 'options');
    const changes = list?.kind === 'list' ? member(list.items[index], 'changes') : undefined;
    if (changes?.kind !== 'map') return [];
    const changed = merge(plainTitle, changes, (fault) => title.fault(fault.code, path, fault.message, fault.remedy)) as LocatedMap;
    const result = compile(changed);
    if (base === null || result === null) return [];
    const nulls: (readonly string[])[] = [];
    const patch = diff(base, result, (place) => nulls.push(place)) ?? {};
    const { id, import_as, effect, excludes } = option;
    return [{ id, import_as, effect, excludes, patch, ...(nulls.length === 0 ? {} : { nulls }) }];
  });
}
