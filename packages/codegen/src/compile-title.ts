import { basename, resolve } from 'node:path';
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
import { compileOptions } from './compile/options.ts';
import { assemble } from './compile/title.ts';
import { readExamples } from './examples.ts';
import type { Library } from './library.ts';
import { member, placeOf, plain, type Located, type LocatedMap } from './source/located.ts';
import { titlesIn } from './source/read.ts';
import { resolveTitle } from './source/resolve.ts';

/** A compiled title, or null and the reasons; beside it what belongs to it but is not played. */
export interface Compiled {
  readonly title: Title | null;
  readonly examples: readonly ExampleFile[];
  /** Differences from recorded games that are tolerated. */
  readonly tolerances: readonly Tolerance[];
  readonly diagnostics: readonly Diagnostic[];
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
  return faults.map((fault) => (fault.path.length === 0 && fault.code === 'shape.missing' ? file(fault) : fault));
}

/** Shared tiles of a library, with defaults filled in; faults are reported. */
export function sharedTiles(library: Library, report: (diagnostic: Diagnostic) => void): Readonly<Record<string, TileSource>> {
  const { value, faults } = shape(TileLibrary, plain(library.tiles));
  for (const diagnostic of [...library.diagnostics, ...located(library.tiles, faults)]) report(diagnostic);
  return faults.length === 0 ? (value as TileLibrary).tiles : {};
}

/**
 * Compiles a title that has been read: shape, cross-checks, options. `shared` are the tiles of the library.
 * The first kind of fault stops the later ones only where they could not be trusted.
 */
export function compileSource(
  node: LocatedMap,
  shared: Readonly<Record<string, TileSource>>,
  report: (diagnostic: Diagnostic) => void,
): Title | null {
  let sound = true;
  const count = (diagnostic: Diagnostic): void => {
    sound = false;
    report(diagnostic);
  };
  const { value, faults } = shape(TitleSource, plain(node));
  const folder = basename(node.place.file) === 'title.yaml';
  located(node, asFiles(folder, faults)).forEach(count);
  if (!sound) return null;
  const source = value as TitleSource;
  const title = checked(source, node, shared, count);
  for (const check of CHECKS) check(title);
  if (!sound) return null;
  const options: readonly Option[] = compileOptions(title, (changed) => compileSource(changed, shared, count));
  return sound ? assemble(source, shared, options) : null;
}

/**
 * Compiles the title of a folder (one YAML file per member) or of a single file that holds the members, in
 * memory. Answers the title, or null and every fault that was found, each with its place and what to do.
 */
export function compileTitle(path: string, library: Library): Compiled {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    if (!diagnostics.some((other) => JSON.stringify(other) === JSON.stringify(diagnostic))) diagnostics.push(diagnostic);
  };
  const shared = sharedTiles(library, report);
  const { node, diagnostics: read } = resolveTitle(resolve(path), library);
  read.forEach(report);
  // What a file with broken syntax lacks is no fault of its own.
  if (diagnostics.length > 0) return { title: null, examples: [], tolerances: [], diagnostics: sorted(diagnostics) };
  const title = compileSource(node, shared, report);
  const examples = readExamples(resolve(path), title, report);
  const sound = diagnostics.length === 0;
  return {
    title: sound ? title : null,
    examples: sound ? examples : [],
    tolerances: sound ? tolerancesOf(node) : [],
    diagnostics: sorted(diagnostics),
  };
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
