import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readRecord, readTrace, type Fault, type GameRecord, type TraceLine } from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { complain, type Io } from './io.ts';
import type { Shelf } from './titles.ts';

/** A game file that has been read, with the trace beside it. */
export interface GameFile {
  readonly path: string;
  /** Folder and name, `1830/29133`: how reports name it. */
  readonly label: string;
  readonly name: string;
  readonly record: GameRecord;
  readonly title: Title;
  readonly trace: readonly TraceLine[] | null;
}

/** The game files that an argument names: a file as it is, of a folder every game file in it. */
export function gamePaths(given: string, io: Io): string[] {
  const path = resolve(io.cwd, given);
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const inside = namesIn(path).filter((name) => name.endsWith('.json'));
  if (inside.length === 0) complain(`${given} holds no game file`, 'Give game files (.json) or a folder of them');
  return inside.sort().map((name) => join(path, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return complain(`${folder} cannot be read`, 'Check its rights');
  }
}

/** `1830/29133` for `…/1830/29133.json`. */
export function labelOf(path: string): string {
  return `${basename(dirname(path))}/${basename(path).replace(/\.json$/, '')}`;
}

/** Reads a game file and its trace; complains of a file that is not there, not a game, or of an unknown title. */
export function readGameFile(path: string, shelf: Shelf): GameFile {
  const text = readText(path);
  const read = readRecord(text, shelf.titles);
  if (!read.ok) return complain(`${path}: ${described(read.fault)}`, read.fault.remedy);
  const beside = path.replace(/(\.json)?$/, '.trace.jsonl');
  const trace = existsSync(beside) ? readTrace(readText(beside)) : null;
  if (trace !== null && !trace.ok) return complain(`${beside}: ${described(trace.fault)}`, trace.fault.remedy);
  const name = basename(path).replace(/\.json$/, '');
  return { path, label: labelOf(path), name, ...read.value, trace: trace?.value ?? null };
}

function described({ place, problem }: Fault): string {
  return place === '' ? problem : `${place}: ${problem}`;
}

/** A file's text; complains when it is missing, a folder, or not readable. */
export function readText(path: string): string {
  if (!existsSync(path)) complain(`${path} does not exist`, 'Check the name and the folder');
  if (statSync(path).isDirectory()) complain(`${path} is a folder`, 'Name a file');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return complain(`${path} cannot be read`, 'Check its rights');
  }
}
