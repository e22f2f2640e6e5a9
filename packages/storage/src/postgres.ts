import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Rows } from './rows.ts';
import { sqlStore } from './sql.ts';
import type { Note, Store } from './store.ts';
import { listeners, type Wire } from './wire.ts';

const CHANNEL = 'roundhouse';
/** How long a request waits for a connection before it is told that the database is away, in milliseconds. */
const CONNECTING = 3000;
/** Longest pause between two attempts to listen again, in milliseconds. */
const LONGEST_PAUSE = 5000;

/** A PostgreSQL database. */
export function postgresDatabase(url: string): Kysely<Rows> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECTING });
  // A connection that breaks is replaced by the next one; the query that used it fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
}

/** Tables in a PostgreSQL database, which several processes may share. */
export async function postgresStore(url: string): Promise<Store> {
  const db = postgresDatabase(url);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return sqlStore(db, await notifyWire(url, db));
}

/** Changes told by LISTEN and NOTIFY, heard from the first. After a lost connection everybody is woken, since something may have been missed. */
async function notifyWire(url: string, db: Kysely<Rows>): Promise<Wire> {
  const { tell, watch } = listeners();
  const notify = async (on: Kysely<Rows>, note: Note): Promise<void> => {
    await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(note)})`.execute(on);
  };
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (attempt: number): Promise<void> => {
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING, keepAlive: true });
    let lost = false;
    const again = (next: number) => {
      if (closed || lost) return;
      lost = true;
      void own.end().catch(() => undefined);
      timer = setTimeout(() => void listen(next), Math.min(LONGEST_PAUSE, 100 * 2 ** next));
      timer.unref();
    };
    own.on('error', () => again(0));
    own.on('end', () => again(0));
    own.on('notification', ({ payload }) => {
      if (payload !== undefined) tell(JSON.parse(payload) as Note);
    });
    client = own;
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      tell({ id: null });
    } catch {
      again(attempt + 1);
    }
  };
  await listen(0);

  return {
    within: notify,
    announce: (note) => notify(db, note),
    after: () => undefined,
    watch,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
