import { basename, dirname, resolve } from 'node:path';
import {
  RecordsFile,
  shape,
  TileLibrary,
  TitleSource,
  type Diagnostic,
  type ExampleFile,
  type Option,
  type ShapeFault,
  type TileSource,
  type Title,
  type Tolerance,
} from '@roundhouse/title-schema';
import { checked } from './checks/check.ts';
import { CHECKS } from './checks/all.ts';
import { compileOptions, compileQuirks } from './compile/options.ts';
import { assemble } from './compile/title.ts';
import { readExamples } from './examples.ts';
import type { Library } from './library.ts';
import { member, placeOf, plain, type Located, type LocatedMap } from './source/located.ts';
import { marksIn } from './source/marks.ts';
import { titlePath, titlesIn, type Read } from './source/read.ts';
import { resolveTitle } from './source/resolve.ts';

/** A compiled title, or null and the reasons; beside it what belongs to it but is not played. */
export interface Compiled {
  readonly title: Title | null;
  readonly examples: readonly ExampleFile[];
  /** Differences from recorded games that are tolerated. */
  readonly tolerances: readonly Tolerance[];
  readonly diagnostics: readonly Diagnostic[];
  /** What no source states, with its place; told whether or not the title has faults. */
  readonly provisional: readonly Diagnostic[];
}

/** Faults of the shape as diagnostics with their places. */
export function located(root: Located, faults: readonly ShapeFault[]): readonly Diagnostic[] {
  return faults.map(({ path, at, message, remedy, code }) => ({ ...placeOf(root, path, at), message, remedy, code }));
}

/** In a folder the members of a title are files. */
function asFiles(folder: boolean, faults: readonly ShapeFault[]): readonly ShapeFault[] {
  if (!folder) return faults;
  const file = (fault: ShapeFault): ShapeFault => ({
    ...fault,
    message: fault.message.replace(/^([a-z]+) is/, '$1.yaml is'),
    remedy: fault.remedy.replace(/^add ([a-z]+)/, 'add $1.yaml'),
  });
  return faults.map((fault) => (fault.path.length === 1 && fault.code === 'shape.missing' ? file(fault) : fault));
}

/** Whether a fault of a whole title is none where only differences are listed. */
function isOfDifferences({ code, path }: ShapeFault): boolean {
  // Every head names its title.
  if (path.join('.') === 'title.id') return false;
  return code === 'shape.missing' || (code === 'shape.unknown' && DIFFERENCE_WORDS.includes(path.at(-1) ?? ''));
}
const DIFFERENCE_WORDS: readonly string[] = ['replace', 'remove', 'after'];

/** Shared tiles of a library, with defaults filled in, or null where it has faults; they are reported. */
export function sharedTiles(library: Library, report: (diagnostic: Diagnostic) => void): Readonly<Record<string, TileSource>> | null {
  const { value, faults } = shape(TileLibrary, plain(library.tiles));
  const found = library.diagnostics.length > 0 ? library.diagnostics : located(library.tiles, faults);
  found.forEach(report);
  return found.length === 0 ? (value as TileLibrary).tiles : null;
}

/** Whether an option repeats a fault of the title itself, or one that has been told of the same place of the option. */
function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return (a.code === b.code && a.message === b.message) || (a.file === b.file && a.line === b.line && a.col === b.col);
}

/**
 * Compiles a title that has been read: shape, cross-checks, options. `shared` are the tiles of the library. A fault
 * hides nothing but the cross-checks that look into the same file.
 */
export function compileSource(
  { node, unreadable, partial }: Omit<Read, 'diagnostics'>,
  shared: Readonly<Record<string, TileSource>> | null,
  report: (diagnostic: Diagnostic) => void,
): Title | null {
  let sound = !partial && unreadable.size === 0 && shared !== null;
  const told: Diagnostic[] = [];
  const count = (diagnostic: Diagnostic): void => {
    sound = false;
    told.push(diagnostic);
    report(diagnostic);
  };
  const { value, faults } = shape(TitleSource, plain(node));
  const folder = basename(node.place.file) === 'title.yaml';
  const fileOf = ({ path }: ShapeFault): string => path[0] ?? '';
  const own = faults.filter((fault) => !unreadable.has(fileOf(fault)) && !(partial && isOfDifferences(fault)));
  located(node, asFiles(folder, own)).forEach(count);
  if (partial) return null;
  const source = value as TitleSource;
  const broken = new Set([...unreadable, ...faults.map(fileOf), ...(shared === null ? ['tiles'] : [])]);
  const title = checked(source, node, shared ?? {}, unreadable, count);
  for (const { needs, judge } of CHECKS) if (!needs.some((file) => broken.has(file))) judge(title);
  if (broken.has('options')) return null;
  const ofTitle = [...told];
  const countOfOption = (diagnostic: Diagnostic): void => {
    if (!ofTitle.some((other) => isSame(other, diagnostic))) count(diagnostic);
  };
  const options: readonly Option[] = compileOptions(title, (changed) =>
    compileSource({ node: changed, unreadable, partial }, shared, countOfOption),
  );
  const quirks = broken.has('records')
    ? []
    : compileQuirks(title, (changed) => compileSource({ node: changed, unreadable, partial }, shared, countOfOption));
  if (!sound || shared === null) return null;
  const provisional = marksIn(node).map(({ path, reason }) => ({ path, reason }));
  return assemble(source, shared, options, quirks, provisional);
}

/**
 * Compiles the title of a folder (one YAML file per member) or of a single file that holds the members, in
 * memory. Answers the title, or null and every fault that was found, each with its place and what to do.
 */
export function compileTitle(given: string, library: Library): Compiled {
  const path = titlePath(resolve(given));
  const diagnostics: Diagnostic[] = [];
  const told = new Set<string>();
  const report = (diagnostic: Diagnostic): void => {
    const text = JSON.stringify(diagnostic);
    if (!told.has(text)) diagnostics.push(diagnostic);
    told.add(text);
  };
  const shared = sharedTiles(library, report);
  const read = resolveTitle(path, library);
  read.diagnostics.forEach(report);
  const title = compileSource(read, shared, report);
  const examples = readExamples(path, read, report);
  const sound = diagnostics.length === 0;
  return {
    title: sound ? title : null,
    examples: sound ? examples : [],
    tolerances: sound ? tolerancesOf(read.node) : [],
    diagnostics: sorted(diagnostics.map((diagnostic) => toHeir(diagnostic, path))),
    provisional: sorted(marksIn(read.node).map(toldOf)),
  };
}

/** Of an option or a habit that a title takes over and that does not fit it: how to be rid of it. */
function toHeir(diagnostic: Diagnostic, path: string): Diagnostic {
  const file = basename(diagnostic.file);
  const isOwn = diagnostic.file === path || dirname(diagnostic.file) === path;
  if (isOwn || !['options.yaml', 'records.yaml'].includes(file)) return diagnostic;
  return {
    ...diagnostic,
    remedy: `it is taken over: leave it out with remove: true beside its id in ${file}, or all of them with replace: true`,
  };
}

/** A mark as it is told to the author. */
function toldOf({ place, path, reason, value }: ReturnType<typeof marksIn>[number]): Diagnostic {
  const figure = value.kind === 'scalar' ? ` ${String(value.value)}` : '';
  return { ...place, message: `${path.join('/')}${figure} is provisional: ${reason['en'] ?? ''}`, remedy: '', code: 'provisional' };
}

function tolerancesOf(node: LocatedMap): readonly Tolerance[] {
  const records = member(node, 'records');
  return records === undefined ? [] : (shape(RecordsFile, plain(records)).value as RecordsFile).tolerances;
}

/** Compiles every title in a path: a title, a file, or a folder of titles. */
export function compileTitles(path: string, library: Library): readonly (Compiled & { readonly path: string })[] {
  return titlesIn(resolve(path)).map((title) => ({ path: title, ...compileTitle(title, library) }));
}

function sorted(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.col - b.col);
}
