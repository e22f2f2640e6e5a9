import { relative } from 'node:path';
import type { Diagnostic } from '@roundhouse/title-schema';

/** A diagnostic as a command that GitHub workflows turn into a note beside the line. Files are named as seen from `from`. */
export function annotation(kind: 'error' | 'notice', { file, line, col, message, remedy, code }: Diagnostic, from: string): string {
  const members = { file: relative(from, file), line, col, title: code };
  const told = Object.entries(members).map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${kind} ${told.join(',')}::${escaped(remedy === '' ? message : `${message} → ${remedy}`)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
