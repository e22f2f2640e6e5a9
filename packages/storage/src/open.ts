import path from 'node:path';
import type { Kysely } from 'kysely';
import { postgresDatabase, postgresStore } from './postgres.ts';
import type { Rows } from './rows.ts';
import { sqliteDatabase, sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where tables are kept: the PostgreSQL database that `url` names, else one SQLite file in the data folder. */
export interface Place {
  readonly url: string | undefined;
  readonly folder: string;
}

const file = ({ folder }: Place): string => path.join(/*turbopackIgnore: true*/ folder, 'roundhouse.sqlite');

/** The store at a place, brought up to date. */
export const openStore = (place: Place): Promise<Store> => (place.url ? postgresStore(place.url) : sqliteStore(file(place)));

/** The database at a place as it is, for work on all of it. */
export const openDatabase = (place: Place): Kysely<Rows> => (place.url ? postgresDatabase(place.url) : sqliteDatabase(file(place)));

/** Errors of a database that is away: the same request may well succeed in a moment. */
const AWAY =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|SQLITE_BUSY|57P0|08|53300)|connection.*(terminated|closed|timeout|ended)|timeout exceeded when trying to connect|not queryable/i;

/** Whether an error says that the database is away, rather than that something is wrong with what it was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return AWAY.test(code ?? '') || AWAY.test(error.message);
}
