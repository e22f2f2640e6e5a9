import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTitle, type Compiled } from './compile-title.ts';
import { loadLibrary } from './library.ts';

/** Folder of the data package: titles and shared tiles. */
export const DATA = fileURLToPath(new URL('../../titles-data/', import.meta.url));
export const SOUND = join(DATA, 'titles', '1830');

/** Compiles a copy of 1830 in which one text of one file (or several) is replaced by another. */
export function compileChanged(changes: readonly (readonly [file: string, text: string, replacement: string])[]): Compiled {
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
    const compiled = compileTitle(folder, loadLibrary(DATA));
    return {
      ...compiled,
      diagnostics: compiled.diagnostics.map((diagnostic) => ({ ...diagnostic, file: diagnostic.file.replace(`${folder}/`, '') })),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Faults of 1830 with one text replaced, one line each: `file:line:col code: what is wrong → what to do`. */
export function faultsWith(file: string, text: string, replacement: string): readonly string[] {
  return compileChanged([[file, text, replacement]]).diagnostics.map(
    (one) => `${one.file}:${one.line}:${one.col} ${one.code}: ${one.message} → ${one.remedy}`,
  );
}
