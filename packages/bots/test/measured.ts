import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkoutRoot } from '@roundhouse/testing';

/** Puts a section into `docs/measured.md`, in the place of the one of the same heading. */
export function writeMeasured(heading: string, lines: readonly string[]): void {
  const file = join(checkoutRoot(), 'docs/measured.md');
  mkdirSync(dirname(file), { recursive: true });
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured\n\nWritten by `npm run test:long`.\n';
  const sections = old.split(/^(?=## )/m).filter((section) => !section.startsWith(`## ${heading}\n`));
  const kept = sections.map((section) => section.trimEnd());
  writeFileSync(file, `${[...kept, `## ${heading}\n\n${lines.join('\n')}`].join('\n\n')}\n`);
}

/** The commit that is checked out, with a star when files differ from it. */
export function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkoutRoot(), encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'packages') === '' ? '' : ' *'}`;
  } catch {
    return 'unknown';
  }
}
