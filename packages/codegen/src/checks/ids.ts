import type { TitleFileName } from '@roundhouse/title-schema';
import { placeOf } from '../source/located.ts';
import { check, type Check, type Checked } from './check.ts';

type Listed = readonly { readonly id: string }[];

/** Ids of a list are unique, and none is a name that every object has. */
function unique<N extends TitleFileName>(file: N, list: string, of: (source: Checked<N>['source']) => Listed): Check {
  return check([file], (title: Checked<N>) => {
    const first = new Map<string, number>();
    of(title.source).forEach(({ id }, index) => {
      const path = [file, list, index, 'id'];
      const other = first.get(id);
      if (id in Object.prototype) title.fault('id.reserved', path, `nothing can be called ${id}`, 'give it another id');
      if (other === undefined) {
        first.set(id, index);
        return;
      }
      const there = placeOf(title.node, [file, list, other, 'id']);
      title.fault(
        'id.twice',
        path,
        `${id} is there twice`,
        `take one of the two out, or give it another id; the other is in line ${there.line}`,
      );
    });
  });
}

/** Ids are unique in their list; corporations and privates have names of their own in records, so they may share one. */
export const UNIQUE_IDS: readonly Check[] = [
  unique('companies', 'corporations', (source) => source.companies.corporations),
  unique('privates', 'privates', (source) => source.privates.privates),
  unique('trains', 'phases', (source) => source.trains.phases),
  unique('trains', 'trains', (source) => source.trains.trains),
  unique('map', 'hexes', (source) => source.map.hexes),
  unique('options', 'options', (source) => source.options?.options ?? []),
  unique('records', 'quirks', (source) => source.records?.quirks ?? []),
];
