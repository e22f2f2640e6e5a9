import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** Every change of the database since the first one, in order; none is ever altered. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  // `if not exists`: folders written before there were migrations hold these tables already.
  '001_tables': {
    up: async (db: Kysely<never>) => {
      const owner = 'table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL';
      for (const table of [
        'titles (hash TEXT PRIMARY KEY, title TEXT NOT NULL)',
        `tables (
          id TEXT PRIMARY KEY, title_id TEXT NOT NULL, title_name TEXT NOT NULL, title_hash TEXT NOT NULL REFERENCES titles (hash),
          setup TEXT NOT NULL, count INTEGER NOT NULL, undone INTEGER NOT NULL, revision INTEGER NOT NULL,
          standing TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
        )`,
        `actions (${owner}, action TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (table_id, number))`,
        `undone (${owner}, action TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (table_id, number))`,
        `snapshots (${owner}, state TEXT NOT NULL, PRIMARY KEY (table_id, number))`,
      ])
        await sql.raw(`CREATE TABLE IF NOT EXISTS ${table}`).execute(db);
    },
  },
  '002_origins_and_editions': {
    up: async (db: Kysely<never>) => {
      await sql`ALTER TABLE tables ADD COLUMN origin TEXT`.execute(db);
      // Empty: nobody noted by which engine these were made, so they are made anew.
      await sql`ALTER TABLE snapshots ADD COLUMN edition TEXT NOT NULL DEFAULT ''`.execute(db);
    },
  },
  '003_heads_and_journal': {
    up: async (db: Kysely<never>) => {
      const owner = 'table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE';
      for (const change of [
        `CREATE TABLE heads (${owner}, state TEXT NOT NULL, turn_start INTEGER NOT NULL, edition TEXT NOT NULL, PRIMARY KEY (table_id))`,
        `CREATE TABLE journal (
          ${owner}, revision INTEGER NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL, action TEXT, seat TEXT, request TEXT,
          at TEXT NOT NULL, PRIMARY KEY (table_id, revision), UNIQUE (table_id, request)
        )`,
        'ALTER TABLE actions ADD COLUMN seat TEXT',
        'ALTER TABLE undone ADD COLUMN seat TEXT',
      ])
        await sql.raw(change).execute(db);
    },
  },
  '004_people': {
    up: async (db: Kysely<never>) => {
      const owner = 'table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE';
      for (const change of [
        'ALTER TABLE tables ADD COLUMN host TEXT',
        'ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 0',
        'ALTER TABLE tables ADD COLUMN motion TEXT',
        `CREATE TABLE seats (${owner}, player TEXT NOT NULL, bot TEXT, PRIMARY KEY (table_id, player))`,
        `CREATE TABLE holders (${owner}, player TEXT NOT NULL, guest TEXT NOT NULL, PRIMARY KEY (table_id, player, guest))`,
        'CREATE INDEX holders_by_guest ON holders (guest)',
        `CREATE TABLE links (hash TEXT PRIMARY KEY, ${owner}, player TEXT NOT NULL, expires_at TEXT NOT NULL)`,
        'CREATE INDEX links_by_table ON links (table_id, player)',
        `CREATE TABLE messages (${owner}, number INTEGER NOT NULL, player TEXT NOT NULL, text TEXT NOT NULL, request TEXT,
          at TEXT NOT NULL, PRIMARY KEY (table_id, number), UNIQUE (table_id, request))`,
        `CREATE TABLE notes (${owner}, guest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, guest))`,
      ])
        await sql.raw(change).execute(db);
    },
  },
};

const names = Object.keys(MIGRATIONS);

/** Brings a database up to date, or to the form that it had after the migration named. Throws where it was written by a later edition, or cannot be changed. */
export async function migrate<T>(db: Kysely<T>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const later = (await migrator.getMigrations()).length < (await doneBefore(db));
  if (later)
    throw new Error('The database was written by a later edition of Roundhouse: start that one, or name another DATA_DIR or DATABASE_URL.');
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be brought up to date.');
}

/** The migration that gave the database its form; null for a new one. */
export const formOf = async <T>(db: Kysely<T>): Promise<string | null> => names[(await doneBefore(db)) - 1] ?? null;

/** Whether there is a migration of that name. */
export const isForm = (name: string): boolean => name in MIGRATIONS;

/** How many changes the database has seen. */
async function doneBefore<T>(db: Kysely<T>): Promise<number> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return 0;
  const { rows } = await sql<{ count: number }>`SELECT COUNT(*) AS count FROM kysely_migration`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
