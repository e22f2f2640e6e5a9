import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Rows } from './rows.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';
import { localWire } from './wire.ts';

/** A SQLite file, or `:memory:`. */
export function sqliteDatabase(file: string): Kysely<Rows> {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  // What was acknowledged outlives a power failure, too.
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  return new Kysely<Rows>({ dialect: new SqliteDialect({ database: { prepare: prepared(connection), close: () => connection.close() } }) });
}

/** Reads each statement once: the queries are few, and many of them take less time than their reading does. */
function prepared(connection: Database.Database): (text: string) => Database.Statement<unknown[]> {
  const known = new Map<string, Database.Statement<unknown[]>>();
  return (text) => {
    const statement = known.get(text) ?? connection.prepare<unknown[]>(text);
    known.set(text, statement);
    return statement;
  };
}

/** Tables in one SQLite file (`:memory:` for tests), which one process uses. */
export async function sqliteStore(file: string): Promise<Store> {
  const db = sqliteDatabase(file);
  await migrate(db);
  return sqlStore(db, localWire());
}
