import type { Check, Path } from './check.ts';

/** Ids are unique in their list; corporations and privates have names of their own in records, so they may share one. */
export const uniqueIds: Check = (title) => {
  const { source } = title;
  const lists: readonly (readonly [Path, readonly { readonly id: string }[]])[] = [
    [['companies', 'corporations'], source.companies.corporations],
    [['privates', 'privates'], source.privates.privates],
    [['trains', 'phases'], source.trains.phases],
    [['trains', 'trains'], source.trains.trains],
    [['map', 'hexes'], source.map.hexes],
    [['options', 'options'], source.options?.options ?? []],
    [['records', 'quirks'], source.records?.quirks ?? []],
  ];
  for (const [path, list] of lists) {
    const seen = new Set<string>();
    list.forEach(({ id }, index) => {
      if (seen.has(id))
        title.fault('id.twice', [...path, index, 'id'], `${id} is there twice`, 'give one of them another id, or take one out');
      seen.add(id);
    });
  }
};
