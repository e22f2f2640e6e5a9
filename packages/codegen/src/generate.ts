import { basename, join } from 'node:path';
import type { Diagnostic } from '@roundhouse/title-schema';
import { compileTitles } from './compile-title.ts';
import { writeIndex, writeTitle } from './emit/write.ts';
import { loadLibrary } from './library.ts';

/** What a run has made, and every fault it has found. */
export interface Generated {
  readonly written: readonly string[];
  readonly failed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles all titles of a data folder (`titles/`, `tiles.yaml`) into `src/generated`. A title with faults keeps
 * the module of its last good run.
 */
export async function generate(folder: string): Promise<Generated> {
  const out = join(folder, 'src', 'generated');
  const written: string[] = [];
  const failed: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const compiled of compileTitles(join(folder, 'titles'), loadLibrary(folder))) {
    diagnostics.push(...compiled.diagnostics);
    const { title } = compiled;
    if (title === null) {
      failed.push(basename(compiled.path));
      continue;
    }
    await writeTitle({ ...compiled, title }, out);
    written.push(title.id);
  }
  await writeIndex(out, [...written, ...failed]);
  return { written, failed, diagnostics };
}
