import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkoutRoot } from './checkout-root.ts';

let said = false;

/**
 * The folder of reference games beside the checkout, or null when there is none, which is said on the console once.
 * A test that needs it skips itself on null (`it.skipIf(sharedDir() === null)`) and calls `markSharedRead` when it did read.
 */
export function sharedDir(): string | null {
  const folder = join(checkoutRoot(), '..', 'shared');
  if (existsSync(join(folder, 'games'))) return folder;
  if (!said) console.warn('No folder of reference games beside the checkout: the tests that read it are skipped.');
  said = true;
  return null;
}

/** Notes that a test read the reference games, so that a run which should have read them cannot pass without. */
export function markSharedRead(what: string): void {
  const file = join(checkoutRoot(), 'node_modules/.cache/roundhouse/shared-read.jsonl');
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ what, at: new Date().toISOString() })}\n`);
}
