import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import type { Title } from '@roundhouse/title-schema';
import { migrate } from './migrations.ts';
import { fromLogged, fromSnapshot, fromTable, toLogged, toSnapshot, toTable, type Rows } from './rows.ts';
import type { Change, Logged, Snapshot, Store, Written } from './store.ts';

/** Tables in one SQLite file (`:memory:` for tests). */
export async function sqliteStore(file: string): Promise<Store> {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: connection }) });
  await migrate(db);

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

  const keep = async (tx: Transaction<Rows>, id: string, snapshots: readonly Snapshot[], log: readonly Logged[]) => {
    for (const snapshot of snapshots) await tx.insertInto('snapshots').values(fromSnapshot(id, snapshot)).execute();
    for (const entry of log) await tx.insertInto('actions').values(fromLogged(id, entry)).execute();
  };

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
    create: (table, snapshots, log = []) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('tables').values(fromTable(table)).execute();
        await keep(tx, table.id, snapshots, log);
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
    undo: (change, actions) =>
      write(change, { count: -actions, undone: actions }, async (tx, count) => {
        const rows = await tx.deleteFrom('actions').where('table_id', '=', change.id).where('number', '>', count).returningAll().execute();
        if (rows.length !== actions) return false;
        for (const row of rows) await tx.insertInto('undone').values(row).execute();
        await tx.deleteFrom('snapshots').where('table_id', '=', change.id).where('number', '>', count).execute();
        return true;
      }),
    undone: async (id) => {
      const rows = await db.selectFrom('undone').selectAll().where('table_id', '=', id).orderBy('number').execute();
      return rows.map(toLogged);
    },
    redo: (change, actions) =>
      write(change, { count: actions, undone: -actions }, async (tx, count) => {
        const rows = await tx.deleteFrom('undone').where('table_id', '=', change.id).where('number', '<=', count).returningAll().execute();
        if (rows.length !== actions) return false;
        for (const row of rows) await tx.insertInto('actions').values(row).execute();
        return true;
      }),
    rewrite: (id, revision, { titleHash, log, snapshots }) =>
      db.transaction().execute(async (tx): Promise<Written> => {
        const row = await tx
          .updateTable('tables')
          .set({ title_hash: titleHash })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('id')
          .executeTakeFirst();
        if (row === undefined) return 'conflict';
        await tx.deleteFrom('actions').where('table_id', '=', id).execute();
        await tx.deleteFrom('snapshots').where('table_id', '=', id).execute();
        await keep(tx, id, snapshots, log);
        return 'written';
      }),
    close: () => db.destroy(),
  };
}

/** Thrown to roll a transaction back when somebody else was faster. */
class Lost extends Error {}
