import { isEntryList, isGroup, members, type Found } from './places.ts';

/** What of one group is the same in two titles. */
export interface Same {
  /** File and members, or a list of entries. */
  readonly group: string;
  /** Members, or ids of entries, that are the same. */
  readonly names: readonly string[];
  /** How many there are in all. */
  readonly of: number;
}

/** The group of files that are the same as a whole. */
export const WHOLE_FILES = 'files';

/** Groups in which something is the same; whoever is whole in another way (head of a title) is listed by member. */
export function sameGroups(one: Found, other: Found): readonly Same[] {
  const theirs = new Map(members(other).map((each) => [each.told.at(-1), each]));
  const own = members(one).filter(({ value }) => value !== undefined);
  const entries = isEntryList(one.value);
  const pairs = own.flatMap((each) => {
    const match = theirs.get(each.told.at(-1));
    return match?.value === undefined ? [] : [{ each, match }];
  });
  const inner = entries ? [] : pairs.filter(({ each, match }) => holdsMore(each.value) && holdsMore(match.value));
  const flat = pairs.filter((pair) => !inner.includes(pair) && JSON.stringify(pair.each.value) === JSON.stringify(pair.match.value));
  const names = flat.map(({ each }) => each.told.at(-1) ?? '');
  const here = names.length === 0 ? [] : [{ group: one.told.join('.') || WHOLE_FILES, names, of: own.length - inner.length }];
  return [...here, ...inner.flatMap(({ each, match }) => sameGroups(each, match))];
}

/** Groups of groups, and lists of entries, are looked into; the rest is compared as a whole. */
const holdsMore = (value: unknown): boolean => isGroup(value) || isEntryList(value);
