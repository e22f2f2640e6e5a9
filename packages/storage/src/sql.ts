import { sql, type Kysely, type Transaction } from 'kysely';
import type { Title } from '@roundhouse/title-schema';
import { fromHead, fromLogged, fromSnapshot, fromTable, toEntry, toHead, toLogged, toSnapshot, toTable, type Rows } from './rows.ts';
import { sqlPeople } from './sql-people.ts';
import type { Change, Entry, Logged, Snapshot, Store, Written } from './store.ts';
import type { Wire } from './wire.ts';

/** The tables of a database, by queries that every kind of database understands. */
export function sqlStore(db: Kysely<Rows>, wire: Wire): Store {
  /** Runs a change in one transaction; the row is written first, so that of two writers one waits and then loses. */
  const write = async (
    change: Change,
    by: { kind: Entry['kind']; action: string | null; count: number; undone: number | null },
    work: (tx: Transaction<Rows>, count: number) => Promise<boolean>,
  ): Promise<Written> => {
    const { id, revision, seat, request, at } = change;
    try {
      await db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('tables')
          .set((eb) => ({
            count: eb('count', '+', by.count),
            undone: by.undone === null ? 0 : eb('undone', '+', by.undone),
            revision: eb('revision', '+', 1),
            standing: JSON.stringify(change.standing),
            // What was asked about the game as it stood is void.
            motion: null,
            updated_at: at,
          }))
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('count')
          .executeTakeFirst();
        if (row === undefined || !(await work(tx, row.count))) throw new Lost();
        const entry = { table_id: id, revision: revision + 1, kind: by.kind, count: row.count, action: by.action, seat, request, at };
        await tx.insertInto('journal').values(entry).execute();
        const head = fromHead(change.head);
        await tx
          .insertInto('heads')
          .values({ table_id: id, ...head })
          .onConflict((oc) => oc.column('table_id').doUpdateSet(head))
          .execute();
        await wire.within(tx, { id });
      });
    } catch (error) {
      if (error instanceof Lost) return 'conflict';
      throw error;
    }
    wire.after({ id });
    return 'written';
  };

  const keep = async (tx: Transaction<Rows>, id: string, snapshots: readonly Snapshot[], log: readonly Logged[]) => {
    for (const snapshot of snapshots) await tx.insertInto('snapshots').values(fromSnapshot(id, snapshot)).execute();
    for (const entry of log) await tx.insertInto('actions').values(fromLogged(id, entry)).execute();
  };

  return {
    ...sqlPeople(db, wire),
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
    create: ({ table, head, snapshots, log, host, seats }) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('tables').values(fromTable(table, host)).execute();
        await tx
          .insertInto('heads')
          .values({ table_id: table.id, ...fromHead(head) })
          .execute();
        await keep(tx, table.id, snapshots, log);
        for (const { player, bot, holders } of seats) {
          await tx.insertInto('seats').values({ table_id: table.id, player, bot }).execute();
          for (const guest of holders) await tx.insertInto('holders').values({ table_id: table.id, player, guest }).execute();
        }
      }),
    table: async (id) => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toTable(row);
    },
    opened: async (id) => {
      const row = await db
        .selectFrom('tables')
        .leftJoin('heads', 'heads.table_id', 'tables.id')
        .selectAll('tables')
        .select(['heads.state', 'heads.turn_start', 'heads.edition'])
        .where('tables.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { state, turn_start, edition } = row;
      const head = state === null || turn_start === null || edition === null ? null : toHead({ state, turn_start, edition });
      return { table: toTable(row), head };
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
    snapshotAfter: async (id, number) => {
      const later = db.selectFrom('snapshots').selectAll().where('table_id', '=', id).where('number', '>', number);
      const row = await later.orderBy('number').limit(1).executeTakeFirst();
      return row === undefined ? null : toSnapshot(row);
    },
    keepSnapshot: async (id, snapshot) => {
      const row = fromSnapshot(id, snapshot);
      await db
        .insertInto('snapshots')
        .values(row)
        .onConflict((oc) => oc.columns(['table_id', 'number']).doUpdateSet(row))
        .execute();
    },
    append: (change, entry, snapshot) => {
      const row = fromLogged(change.id, entry);
      return write(change, { kind: 'action', action: row.action, count: 1, undone: null }, async (tx, count) => {
        if (count !== entry.number) return false;
        await tx.insertInto('actions').values(row).execute();
        await tx.deleteFrom('undone').where('table_id', '=', change.id).execute();
        if (snapshot !== null) await tx.insertInto('snapshots').values(fromSnapshot(change.id, snapshot)).execute();
        return true;
      });
    },
    undo: (change, actions) =>
      write(change, { kind: 'undo', action: null, count: -actions, undone: actions }, async (tx, count) => {
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
      write(change, { kind: 'redo', action: null, count: actions, undone: -actions }, async (tx, count) => {
        const rows = await tx.deleteFrom('undone').where('table_id', '=', change.id).where('number', '<=', count).returningAll().execute();
        if (rows.length !== actions) return false;
        for (const row of rows) await tx.insertInto('actions').values(row).execute();
        return true;
      }),
    journal: async (id, after) => {
      const rows = await db
        .selectFrom('journal')
        .selectAll()
        .where('table_id', '=', id)
        .where('revision', '>', after)
        .orderBy('revision')
        .execute();
      return rows.map(toEntry);
    },
    hasRequest: async (id, request) => {
      const found = db.selectFrom('journal').select('revision').where('table_id', '=', id).where('request', '=', request);
      return (await found.executeTakeFirst()) !== undefined;
    },
    rewrite: (id, revision, { titleHash, log, head, snapshots }) =>
      db.transaction().execute(async (tx): Promise<Written> => {
        const row = await tx
          .updateTable('tables')
          .set({ title_hash: titleHash })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('id')
          .executeTakeFirst();
        if (row === undefined) return 'conflict';
        for (const old of ['actions', 'snapshots', 'heads'] as const) await tx.deleteFrom(old).where('table_id', '=', id).execute();
        await tx
          .insertInto('heads')
          .values({ table_id: id, ...fromHead(head) })
          .execute();
        await keep(tx, id, snapshots, log);
        return 'written';
      }),
    announce: wire.announce,
    watch: wire.watch,
    ping: async () => {
      await sql`SELECT 1`.execute(db);
    },
    close: async () => {
      await wire.close();
      await db.destroy();
    },
  };
}

/** Thrown to roll a transaction back when somebody else was faster. */
class Lost extends Error {}
