import { basename, join } from 'node:path';
import type { Diagnostic } from '@roundhouse/title-schema';
import { compileTitles } from './compile-title.ts';
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
  // Loaded only here: whoever merely checks titles does not wait for the compiler that the emission needs.
  const { writeIndex, writeTitle } = await import('./emit/write.ts');
  const out = join(folder, 'src', 'generated');
  const written: string[] = [];
  const failed: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const compiled of compileTitles(join(folder, 'titles'), loadLibrary(folder))) {
    diagnostics.push(...compiled.diagnostics);
    const { title } = compiled;
    const name = basename(compiled.path).replace(/\.yaml$/, '');
    const misplaced = title !== null && title.id !== name;
    if (misplaced) diagnostics.push(inOtherFolder(compiled.path, title.id, name));
    if (title === null || misplaced) {
      failed.push(name);
      continue;
    }
    await writeTitle({ ...compiled, title }, out);
    written.push(title.id);
  }
  await writeIndex(out, [...written, ...failed]);
  return { written, failed, diagnostics };
}

/** Modules are named by ids, and a title that fails is known by its folder only: the two must agree. */
function inOtherFolder(path: string, id: string, name: string): Diagnostic {
  const message = `the title ${id} lies in the folder ${name}`;
  return { file: join(path, 'title.yaml'), line: 1, col: 1, message, remedy: 'give both one name', code: 'title.folder' };
}
