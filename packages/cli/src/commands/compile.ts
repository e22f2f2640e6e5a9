import { resolve } from 'node:path';
import { compileTitles, formatDiagnostic } from '@roundhouse/codegen';
import type { Io } from '../io.ts';
import { counted, shortNumber } from '../numbers.ts';
import { writeBuild } from '../rebuild.ts';
import { Saves } from '../saves.ts';
import { homeOf, libraryOf, titlePaths } from '../titles.ts';

export interface CompileFlags {
  readonly out: string;
  readonly watch?: boolean;
  readonly titles?: string;
}

/** Writes every title of the folder of titles as JSON, once or after each save. Answers the exit code. */
export async function compileCommand(flags: CompileFlags, io: Io): Promise<number> {
  const out = resolve(io.cwd, flags.out);
  const home = homeOf(flags.titles, io);
  const saves = flags.watch === true ? new Saves([home]) : null;
  let failed = compileAll(home, out, '', io);
  if (saves === null) return failed === 0 ? 0 : 1;
  try {
    for (;;) {
      await saves.next(io.until);
      if (io.until?.aborted === true) return failed === 0 ? 0 : 1;
      failed = compileAll(home, out, saves.last, io);
    }
  } finally {
    saves.end();
  }
}

/** Compiles the titles of a folder, first the one whose file was saved; answers how many have faults. */
function compileAll(home: string, out: string, saved: string, io: Io): number {
  const began = performance.now();
  const paths = [...titlePaths(home)].sort((one, other) => Number(saved.startsWith(`${other}/`)) - Number(saved.startsWith(`${one}/`)));
  const failed = paths.filter((path) => {
    const [compiled] = compileTitles(path, libraryOf(home).library);
    for (const diagnostic of compiled?.diagnostics ?? []) io.err(`${formatDiagnostic(diagnostic, io.cwd)}\n`);
    const title = compiled?.title ?? null;
    if (title !== null) writeBuild(title, out);
    return title === null;
  });
  const faults = failed.length === 0 ? '' : `, ${failed.length} with faults`;
  io.out(`${counted(paths.length, 'title')} in ${shortNumber(performance.now() - began, 0)} ms${faults}`);
  return failed.length;
}
