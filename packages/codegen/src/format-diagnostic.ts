import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Diagnostic } from '@roundhouse/title-schema';

const readLines = (file: string): readonly string[] => {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
};

/** A file as it is named to somebody who stands in the folder `from`. */
export function shownFrom(file: string, from: string): string {
  const seen = relative(from, file);
  return seen.startsWith('..') || seen === '' ? file : seen;
}

/**
 * A diagnostic for people: `file:line:col  what is wrong  → what to do`, then the line with a caret under the place.
 * Files are named as seen from `from`.
 */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  from: string = process.cwd(),
  lines: (file: string) => readonly string[] = readLines,
): string {
  const { file, line, col, message, remedy } = diagnostic;
  const head = `${shownFrom(file, from)}:${line}:${col}  ${message}${remedy === '' ? '' : `  → ${remedy}`}`;
  const text = lines(file)[line - 1];
  if (text === undefined || text.trim() === '') return head;
  const number = String(line).padStart(5);
  // A long line is cut so that the caret stays in sight.
  const start = Math.max(0, col - 90);
  const shown = text.slice(start, start + 120).replaceAll('\t', ' ');
  return `${head}\n${number} | ${shown}\n      | ${' '.repeat(col - 1 - start)}^`;
}
