import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileTitles, formatDiagnostic } from '@roundhouse/codegen';
import { annotation } from '../annotation.ts';
import { complain, type Io } from '../io.ts';
import { dataFolder, libraryOf } from '../titles.ts';

export interface CheckFlags {
  readonly format?: string;
  readonly json?: boolean;
  readonly titles?: string;
}

/** Checks titles as they are written, and names every fault with its place and remedy. Answers the exit code. */
export function checkCommand(given: readonly string[], flags: CheckFlags, io: Io): number {
  const format = formatOf(flags);
  const home = flags.titles === undefined ? join(dataFolder(), 'titles') : resolve(io.cwd, flags.titles);
  const paths = given.length === 0 ? [home] : given.map((each) => pathOf(each, home, io));
  const compiled = paths.flatMap((path) => {
    const { titles, library } = libraryOf(path);
    return compileTitles(titles, library);
  });
  const diagnostics = compiled.flatMap((each) => each.diagnostics);
  if (format === 'json') io.out(JSON.stringify(diagnostics));
  else if (format === 'github') for (const diagnostic of diagnostics) io.out(annotation(diagnostic, io.cwd));
  else {
    for (const diagnostic of diagnostics) io.out(`${formatDiagnostic(diagnostic, io.cwd)}\n`);
    const titles = `${compiled.length} ${compiled.length === 1 ? 'title' : 'titles'}`;
    io.out(
      diagnostics.length === 0
        ? `${titles}, no faults`
        : `${titles}, ${diagnostics.length} ${diagnostics.length === 1 ? 'fault' : 'faults'}`,
    );
  }
  return diagnostics.length === 0 && compiled.every((each) => each.title !== null) ? 0 : 1;
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
