import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileTitles, formatDiagnostic, shownFrom } from '@roundhouse/codegen';
import type { Diagnostic } from '@roundhouse/title-schema';
import { annotation } from '../annotation.ts';
import { exampleFaults } from '../example-faults.ts';
import { complain, type Io } from '../io.ts';
import { counted } from '../numbers.ts';
import { dataFolder, libraryOf } from '../titles.ts';

export interface CheckFlags {
  readonly format?: string;
  readonly json?: boolean;
  readonly titles?: string;
}

/** Checks titles as they are written, plays their worked examples, and names every fault with its place and remedy. Answers the exit code. */
export function checkCommand(given: readonly string[], flags: CheckFlags, io: Io): number {
  const format = formatOf(flags);
  const home = flags.titles === undefined ? join(dataFolder(), 'titles') : resolve(io.cwd, flags.titles);
  const paths = given.length === 0 ? [home] : given.map((each) => pathOf(each, home, io));
  const compiled = paths.flatMap((path) => {
    const { titles, library } = libraryOf(path);
    return compileTitles(titles, library);
  });
  const diagnostics = compiled.flatMap((each) => [...each.diagnostics, ...exampleFaults(each, each.path)]);
  const provisional = once(compiled.flatMap((each) => each.provisional));
  if (format === 'json') {
    const told = (severity: string) => (diagnostic: Diagnostic) => ({ severity, ...diagnostic });
    io.out(JSON.stringify([...diagnostics.map(told('error')), ...provisional.map(told('notice'))]));
  } else if (format === 'github') {
    for (const diagnostic of diagnostics) io.out(annotation('error', diagnostic, io.cwd));
    for (const diagnostic of provisional) io.out(annotation('notice', diagnostic, io.cwd));
  } else {
    for (const diagnostic of diagnostics) io.out(`${formatDiagnostic(diagnostic, io.cwd)}\n`);
    for (const { file, line, col, message } of provisional) io.out(`${shownFrom(file, io.cwd)}:${line}:${col}  ${message}`);
    const titles = counted(compiled.length, 'title');
    const faults = diagnostics.length === 0 ? 'no faults' : counted(diagnostics.length, 'fault');
    io.out(`${titles}, ${faults}${provisional.length === 0 ? '' : `, ${counted(provisional.length, 'provisional figure')}`}`);
  }
  return diagnostics.length === 0 && compiled.every((each) => each.title !== null) ? 0 : 1;
}

/** Every diagnostic once: a title and one that extends it tell of the same marks. */
function once(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}

const FORMATS = ['text', 'json', 'github'] as const;

function formatOf({ format, json }: CheckFlags): (typeof FORMATS)[number] {
  if (json && format !== undefined && format !== 'json') complain(`--json and --format ${format} do not go together`, 'Give one of them');
  const named = json ? 'json' : (format ?? 'text');
  return FORMATS.find((each) => each === named) ?? complain(`--format ${named} is unknown`, `Give ${FORMATS.join(', ')}`);
}

/** A path as it is, or the id of a title. */
function pathOf(given: string, home: string, io: Io): string {
  const path = resolve(io.cwd, given);
  if (existsSync(path)) return path;
  const byId = join(home, given);
  return existsSync(byId)
    ? byId
    : complain(`${given} is neither a file, a folder nor the id of a title`, `Titles are looked for in ${home}`);
}
