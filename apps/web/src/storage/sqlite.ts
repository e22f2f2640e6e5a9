import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import type { Title } from '@roundhouse/title-schema';
import { fromLogged, fromSnapshot, fromTable, toLogged, toSnapshot, toTable, type Rows } from './rows.ts';
import type { Change, Store, Written } from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS titles (hash TEXT PRIMARY KEY, title TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, title_id TEXT NOT NULL, title_name TEXT NOT NULL, title_hash TEXT NOT NULL REFERENCES titles (hash),
    setup TEXT NOT NULL, count INTEGER NOT NULL, undone INTEGER NOT NULL, revision INTEGER NOT NULL,
    standing TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS actions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    action TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (table_id, number)
  );
  CREATE TABLE IF NOT EXISTS undone (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    action TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (table_id, number)
  );
  CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    state TEXT NOT NULL, PRIMARY KEY (table_id, number)
  );
`;

/** Tables in one SQLite file (`:memory:` for tests). */
export function sqliteStore(file: string): Store {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  connection.exec(SCHEMA);
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: connection }) });

  /** Runs a change in one transaction; the row is written first, so that of two writers one waits and then loses. */
  const write = (
    change: Change,
    by: { count: number; undone: number | null },
    work: (tx: Transaction<Rows>, count: number) => Promise<boolean>,
  ): Promise<Written> =>
    db
      .transaction()
      .execute(async (tx): Promise<Written> => {
        const row = await tx
          .updateTable('tables')
          .set((eb) => ({
            count: eb('count', '+', by.count),
            undone: by.undone === null ? 0 : eb('undone', '+', by.undone),
            revision: eb('revision', '+', 1),
            standing: JSON.stringify(change.standing),
            updated_at: change.at,
          }))
          .where('id', '=', change.id)
          .where('revision', '=', change.revision)
          .returning('count')
          .executeTakeFirst();
        if (row === undefined || !(await work(tx, row.count))) throw new Lost();
        return 'written';
      })
      .catch((error: unknown) => {
        if (error instanceof Lost) return 'conflict';
        throw error;
      });

  return {
    keepTitle: async (hash: string, title: Title) => {
      await db
        .insertInto('titles')
        .values({ hash, title: JSON.stringify(title) })
        .onConflict((oc) => oc.doNothing())
        .execute();
    },
    title: async (hash) => {
      const row = await db.selectFrom('titles').select('title').where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.title) as Title);
    },
    create: (table, start) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('tables').values(fromTable(table)).execute();
        await tx.insertInto('snapshots').values(fromSnapshot(table.id, start)).execute();
      }),
    table: async (id) => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toTable(row);
    },
    log: async (id, after, upTo) => {
      const rows = await db
        .selectFrom('actions')
        .selectAll()
        .where('table_id', '=', id)
        .where('number', '>', after)
        .where('number', '<=', upTo)
        .orderBy('number')
        .execute();
      return rows.map(toLogged);
    },
    snapshot: async (id, upTo) => {
      const row = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table_id', '=', id)
        .where('number', '<=', upTo)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toSnapshot(row);
    },
    append: (change, entry, snapshot) =>
      write(change, { count: 1, undone: null }, async (tx, count) => {
        if (count !== entry.number) return false;
        await tx.insertInto('actions').values(fromLogged(change.id, entry)).execute();
        await tx.deleteFrom('undone').where('table_id', '=', change.id).execute();
        if (snapshot !== null) await tx.insertInto('snapshots').values(fromSnapshot(change.id, snapshot)).execute();
        return true;
      }),
    undo: (change) =>
      write(change, { count: -1, undone: 1 }, async (tx, count) => {
        const row = await tx
          .deleteFrom('actions')
          .where('table_id', '=', change.id)
          .where('number', '=', count + 1)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return false;
        await tx.insertInto('undone').values(row).execute();
        await tx.deleteFrom('snapshots').where('table_id', '=', change.id).where('number', '>', count).execute();
        return true;
      }),
    nextUndone: async (id) => {
      const row = await db.selectFrom('undone').selectAll().where('table_id', '=', id).orderBy('number').limit(1).executeTakeFirst();
      return row === undefined ? null : toLogged(row);
    },
    redo: (change) =>
      write(change, { count: 1, undone: -1 }, async (tx, count) => {
        const row = await tx
          .deleteFrom('undone')
          .where('table_id', '=', change.id)
          .where('number', '=', count)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return false;
        await tx.insertInto('actions').values(row).execute();
        return true;
      }),
    close: () => db.destroy(),
  };
}

/** Thrown to roll a transaction back when somebody else was faster. */
class Lost extends Error {}
