import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTitle, type Compiled } from '../src/compile-title.ts';
import { loadLibrary } from '../src/library.ts';

/** Folder of the data package: titles and shared tiles. */
export const DATA = fileURLToPath(new URL('../../titles-data/', import.meta.url));
export const SOUND = join(DATA, 'titles', '1830');

/** In a file a text, and what stands there instead. */
export type Change = readonly [file: string, text: string, replacement: string];

/** Works on a copy of 1830 in which one text of one file (or several) is replaced by another. */
function withChanges<T>(changes: readonly Change[], work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'title-'));
  try {
    cpSync(SOUND, folder, { recursive: true });
    for (const [file, text, replacement] of changes) {
      const path = join(folder, file);
      const old = readFileSync(path, 'utf8');
      if (!old.includes(text)) throw new Error(`${file} does not hold: ${text}`);
      writeFileSync(
        path,
        old.replace(text, () => replacement),
      );
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compiles 1830 with changes. */
export function compileChanged(changes: readonly Change[]): Compiled {
  return withChanges(changes, (folder) => compileTitle(folder, loadLibrary(DATA)));
}

/**
 * Faults of 1830 with one text replaced, one line each: `file at <text there> code: what is wrong → what to do`.
 * The place is given by what stands there, so that 1830 may grow by a line without breaking the tests of others.
 */
export function faultsWith(file: string, text: string, replacement: string): readonly string[] {
  return withChanges([[file, text, replacement]], (folder) =>
    compileTitle(folder, loadLibrary(DATA)).diagnostics.map(({ code, message, remedy, ...place }) => {
      const line = readFileSync(place.file, 'utf8').split('\n')[place.line - 1] ?? '';
      const there = /^[^,}\]]*/.exec(line.slice(place.col - 1))?.[0] ?? '';
      return `${relative(folder, place.file)} at <${there}> ${code}: ${message} → ${remedy}`;
    }),
  );
}
