import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The folder for what this installation keeps: DATA_DIR, or `data` where the server was started. */
export function dataDir(): string {
  const folder = path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR ?? path.join(process.cwd(), 'data'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
