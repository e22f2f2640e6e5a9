import { inspectTitle } from '@roundhouse/codegen';
import type { Io } from '../io.ts';
import { counted } from '../numbers.ts';
import { differencesBetween, type Difference } from '../differences.ts';
import { wholeTitle } from '../places.ts';
import { sourceOf } from '../titles.ts';
import { written } from '../written.ts';

export interface DiffFlags {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly titles?: string;
}

/** Places that say nothing of how a title is played: left out unless all is asked for. */
const ASIDE = /^(records|rules\.sections|title\.confirmed)\b/;

/** Says what differs between two titles, by ids and in the words of the schema. Answers the exit code: always 0. */
export function diffCommand(from: string, to: string, flags: DiffFlags, io: Io): number {
  const read = (name: string) => {
    const { path, library } = sourceOf(name, flags.titles, io);
    return wholeTitle(inspectTitle(path, library).value);
  };
  const found = differencesBetween(read(from), read(to)).filter(({ path }) => flags.all === true || !ASIDE.test(path));
  if (flags.json) io.out(JSON.stringify({ from, to, differences: found }));
  else for (const line of inWords(found, from, to)) io.out(line);
  return 0;
}

function inWords(found: readonly Difference[], from: string, to: string): readonly string[] {
  if (found.length === 0) return [`${from} and ${to} play the same`];
  const files = [...new Set(found.map(({ path }) => path.split('.')[0] ?? ''))];
  const lines = files.flatMap((file) => {
    const own = found.filter(({ path }) => path === file || path.startsWith(`${file}.`));
    return [`${file}.yaml`, ...changed(own, file), ...entries(own, file, 'only', from), ...entries(own, file, 'new', to), ''];
  });
  return [...lines, `${counted(found.length, 'difference')} between ${from} and ${to}`];
}

/** Differences of a value, one line each. */
function changed(found: readonly Difference[], file: string): readonly string[] {
  return found
    .filter(({ entry }) => entry === undefined)
    .map(({ path, from, to }) => `  ${path.slice(file.length + 1) || file}: ${shown(from)} → ${shown(to)}`);
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : written(value));

/** Entries that one of the two titles has alone, one line for each list. */
function entries(found: readonly Difference[], file: string, kind: 'only' | 'new', title: string): readonly string[] {
  const own = found.filter(({ entry, from }) => entry !== undefined && (from === undefined) === (kind === 'new'));
  const lists = [...new Set(own.map(({ entry }) => entry?.list ?? ''))];
  return lists.map((list) => {
    const ids = own.filter(({ entry }) => entry?.list === list).map(({ entry }) => entry?.id);
    return `  ${list.slice(file.length + 1)} of ${title} alone: ${ids.join(', ')}`;
  });
}
