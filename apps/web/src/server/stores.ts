import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sqliteStore } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

const shared = globalThis as { roundhouseStore?: Store };

/** The store of this process. Routes and pages may get separate copies of a module, so it hangs on the process. */
export function store(): Store {
  if (shared.roundhouseStore === undefined) {
    const folder = path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR ?? path.join(process.cwd(), 'data'));
    mkdirSync(folder, { recursive: true });
    shared.roundhouseStore = sqliteStore(path.join(folder, 'roundhouse.sqlite'));
  }
  return shared.roundhouseStore;
}
