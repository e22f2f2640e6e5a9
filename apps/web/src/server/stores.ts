import { openStore, type Store } from '@roundhouse/storage';
import { dataDir } from './data-dir.ts';

const shared = globalThis as { roundhouseStore?: Promise<Store> };

/** The store of this process: PostgreSQL where DATABASE_URL names one, else one SQLite file in DATA_DIR (./data). Routes and pages may get separate copies of a module, so it hangs on the process. */
export function store(): Promise<Store> {
  if (shared.roundhouseStore === undefined) {
    const opening = openStore({ url: process.env.DATABASE_URL, folder: dataDir() });
    shared.roundhouseStore = opening;
    // A folder that could not be opened is tried again by the next request.
    opening.catch(() => delete shared.roundhouseStore);
  }
  return shared.roundhouseStore;
}
