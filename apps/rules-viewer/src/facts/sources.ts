import { inspectTitle, loadLibrary, writtenAt, type Inspected } from '@roundhouse/codegen';
import type { Title } from '@roundhouse/title-schema';
import path from 'node:path';
import type { Answer } from './answer.ts';

/** Groups of a compiled title that stand in the YAML under the same names, and the file that others come from. */
const SAME = new Set(['rules', 'mechanics', 'players', 'money', 'certificate_limit']);
const FILES: Readonly<Record<string, string>> = {
  trains: 'trains.yaml',
  phases: 'trains.yaml',
  privates: 'privates.yaml',
  corporations: 'companies.yaml',
  market: 'market.yaml',
  map: 'map.yaml',
  tiles: 'tiles.yaml',
  options: 'options.yaml',
};

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
      const places = [...read].flatMap((place) => placesOf(inspected(title.id), place.split('/'), folder));
      return [...new Set(places)];
    },
  };
}

function placesOf(title: Inspected, [group = '', ...rest]: readonly string[], folder: string): readonly string[] {
  if (!SAME.has(group)) return FILES[group] === undefined ? [] : [FILES[group]];
  const at = writtenAt(title.node, group === 'rules' || group === 'mechanics' ? ['rules', group, ...rest] : ['title', group, ...rest]);
  return at === null ? [] : [`${path.relative(path.join(folder, 'titles'), at.place.file)}:${String(at.place.line)}`];
}
