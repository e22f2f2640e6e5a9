import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './data-dir.ts';

const shared = globalThis as { roundhouseSecret?: Buffer };

/** What cookies are signed with: the file `secret` of the data folder, made when it is needed first. */
export function secret(): Buffer {
  return (shared.roundhouseSecret ??= kept(path.join(dataDir(), 'secret')));
}

function kept(file: string): Buffer {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Of several processes that start at once the first one wins, and nobody reads half a file.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
