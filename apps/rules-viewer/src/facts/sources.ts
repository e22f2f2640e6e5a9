import { inspectTitle, loadLibrary, writtenAt, type Inspected } from '@roundhouse/codegen';
import type { Title } from '@roundhouse/title-schema';
import path from 'node:path';
import type { Answer } from './answer.ts';

/** Groups of a compiled title that stand in the YAML member by member: the file that they are in. */
const SINGLE: Readonly<Record<string, string>> = {
  rules: 'rules',
  mechanics: 'rules',
  players: 'title',
  money: 'title',
  certificate_limit: 'title',
};
/** Groups that stand there as one list: where it is. */
const LISTS = {
  trains: ['trains', 'trains'],
  phases: ['trains', 'phases'],
  privates: ['privates', 'privates'],
  corporations: ['companies', 'corporations'],
  market: ['market', 'prices'],
  map: ['map', 'hexes'],
  tiles: ['tiles', 'counts'],
  options: ['options', 'options'],
} as const;
export type SourceGroup = keyof typeof LISTS;

/** Tells what is read of a title while a question is asked. */
function watched(value: object, at: readonly string[], read: Set<string>): object {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || Array.isArray(target)) return member;
      const place = [...at, name];
      read.delete(at.join('/'));
      read.add(place.join('/'));
      return typeof member === 'object' && member !== null && !Array.isArray(member) ? watched(member, place, read) : member;
    },
  });
}

/** Where in the YAML of a title the answer to a question comes from: file and line, as far as they are known. */
export interface Sources {
  readonly of: (title: Title, ask: (title: Title) => Answer) => readonly string[];
  /** Where one of the lists of the title is. */
  readonly list: (title: Title, group: SourceGroup) => readonly string[];
}

/** `folder`: that of the package of titles. */
export function sourcesIn(folder: string): Sources {
  const library = loadLibrary(folder);
  const known = new Map<string, Inspected>();
  const inspected = (id: string): Inspected => {
    const one = known.get(id) ?? inspectTitle(path.join(folder, 'titles', id), library);
    known.set(id, one);
    return one;
  };
  return {
    of: (title, ask) => {
      const read = new Set<string>();
      ask(watched(title, [], read) as Title);
      return [...new Set([...read].flatMap((place) => placesOf(inspected(title.id), place.split('/'), folder)))];
    },
    list: (title, group) => placesOf(inspected(title.id), [group], folder),
  };
}

const isList = (group: string): group is SourceGroup => Object.hasOwn(LISTS, group);

/** File and line of a place of the compiled title. A parameter that no file states has its usual value: it is named. */
function placesOf(title: Inspected, place: readonly string[], folder: string): readonly string[] {
  const [group = '', ...rest] = place;
  const file = SINGLE[group];
  if (file === undefined && !isList(group)) return [];
  const parts = isList(group) ? LISTS[group] : [file ?? '', group, ...rest];
  const at = writtenAt(title.node, parts);
  if (at !== null) return [`${path.relative(path.join(folder, 'titles'), at.place.file)}:${String(at.place.line)}`];
  return group === 'rules' ? [rest.join('.')] : [];
}
