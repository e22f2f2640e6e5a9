import { isEntryList, isGroup, members, type Found } from './places.ts';

/** One difference; a side that does not have the place has no value there. */
export interface Difference {
  /** File, members and ids with dots between them. */
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** Where a whole entry of a list with ids is on one side only. */
  readonly entry?: { readonly list: string; readonly id: string };
}

/** What differs between two values of one schema, member by member; entries of lists are compared by their ids. */
export function differencesBetween(one: Found, other: Found): readonly Difference[] {
  if (JSON.stringify(one.value) === JSON.stringify(other.value)) return [];
  const lists = isEntryList(one.value) && isEntryList(other.value);
  if (!lists && !(isGroup(one.value) && isGroup(other.value))) return [difference(one, other)];
  const [from, to] = [one, other].map((side) => new Map(members(side).map((each) => [each.told.at(-1) ?? '', each])));
  return [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])].flatMap((name) => {
    const [left, right] = [from?.get(name), to?.get(name)];
    if (left?.value !== undefined && right?.value !== undefined) return differencesBetween(left, right);
    if (left?.value === undefined && right?.value === undefined) return [];
    const entry = lists ? { entry: { list: one.told.join('.'), id: name } } : {};
    return [{ ...difference(left, right), ...entry }];
  });
}

function difference(one: Found | undefined, other: Found | undefined): Difference {
  return {
    path: (one ?? other)?.told.join('.') ?? '',
    ...(one?.value === undefined ? {} : { from: one.value }),
    ...(other?.value === undefined ? {} : { to: other.value }),
  };
}
