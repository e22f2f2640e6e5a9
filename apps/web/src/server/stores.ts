import path from 'node:path';
import { postgresStore } from '../storage/postgres.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { dataDir } from './data-dir.ts';

const shared = globalThis as { roundhouseStore?: Promise<Store> };

/** PostgreSQL where DATABASE_URL names one, else one SQLite file in DATA_DIR (./data). */
async function open(): Promise<Store> {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && url !== '') return postgresStore(url);
  return sqliteStore(path.join(dataDir(), 'roundhouse.sqlite'));
}

/** The store of this process. Routes and pages may get separate copies of a module, so it hangs on the process. */
export function store(): Promise<Store> {
  if (shared.roundhouseStore === undefined) {
    const opening = open();
    shared.roundhouseStore = opening;
    // A folder that could not be opened is tried again by the next request.
    opening.catch(() => delete shared.roundhouseStore);
  }
  return shared.roundhouseStore;
}
