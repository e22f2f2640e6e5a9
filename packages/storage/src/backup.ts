import { sql, type Kysely, type Transaction } from 'kysely';
import { formOf, isForm, migrate } from './migrations.ts';
import type { Rows } from './rows.ts';

const FORMAT = 'roundhouse-backup';

/** What belongs to one table, so that a backup goes table by table. */
const PARTS = [
  'heads',
  'actions',
  'undone',
  'snapshots',
  'journal',
  'seats',
  'holders',
  'links',
  'messages',
  'notes',
] as const satisfies readonly (keyof Rows)[];

const KINDS: readonly string[] = ['titles', 'tables', ...PARTS];

/** Why a backup cannot be made or restored, and what to do; `line` counts from 1, null is about the whole. */
export class BackupFault extends Error {
  readonly remedy: string;
  readonly line: number | null;

  constructor(what: string, remedy: string, line: number | null = null) {
    super(what);
    this.remedy = remedy;
    this.line = line;
  }
}

const ANOTHER = 'Take another backup';
const EMPTY = 'Name a DATA_DIR or DATABASE_URL that is empty';

/** The first line of a backup. */
interface Head {
  readonly format: typeof FORMAT;
  /** The migration that gave the database its form. */
  readonly form: string;
  /** What the cookies of its guests are signed with, in hexadecimal; null where nobody has come yet. */
  readonly secret: string | null;
  readonly at: string;
}

/** A database and its secret as lines of JSON without line ends, all of one moment; the server may go on. */
export async function* backup(db: Kysely<Rows>, secret: string | null, at: Date): AsyncGenerator<string> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const form = await formOf<Rows>(tx);
    if (form === null) throw new BackupFault('The database holds no tables yet', 'Start the server once');
    yield JSON.stringify({ format: FORMAT, form, secret, at: at.toISOString() } satisfies Head);
    let rows = 0;
    for await (const line of lines(tx)) {
      rows += 1;
      yield line;
    }
    yield JSON.stringify({ rows });
  } finally {
    await tx.rollback().execute();
  }
}

async function* lines(db: Kysely<Rows>): AsyncGenerator<string> {
  for (const row of await db.selectFrom('titles').selectAll().execute()) yield JSON.stringify(['titles', row]);
  for (const { id } of await db.selectFrom('tables').select('id').orderBy('id').execute()) {
    for (const row of await db.selectFrom('tables').selectAll().where('id', '=', id).execute()) yield JSON.stringify(['tables', row]);
    for (const part of PARTS) {
      const { rows } = await sql`SELECT * FROM ${sql.table(part)} WHERE table_id = ${id} ORDER BY 1, 2, 3`.execute(db);
      for (const row of rows) yield JSON.stringify([part, row]);
    }
  }
}

/** What was restored. */
export interface Restored {
  readonly tables: number;
  readonly rows: number;
  readonly secret: string | null;
}

/**
 * Fills an empty database from the lines of a backup, whatever kind of database it was taken from, and brings it up to
 * date. Throws a `BackupFault` where the database is not empty or the backup is not whole; then nothing was written.
 */
export async function restore(db: Kysely<Rows>, given: AsyncIterable<string>): Promise<Restored> {
  const from = given[Symbol.asyncIterator]();
  try {
    const head = headOf((await from.next()).value as string | undefined);
    await begin(db, head.form);
    const done = await db.transaction().execute((tx) => fill(tx, from));
    await migrate(db);
    return { ...done, secret: head.secret };
  } finally {
    await from.return?.();
  }
}

/** Gives an empty database the form that a backup has. */
async function begin(db: Kysely<Rows>, form: string): Promise<void> {
  const before = await formOf(db);
  if (before === null) return migrate(db, form);
  if (await holdsTables(db)) throw new BackupFault('There are tables already', EMPTY);
  if (before !== form) throw new BackupFault('The database was begun by another edition', EMPTY);
}

/** Whether anything was kept: no table is without its title. */
async function holdsTables(db: Kysely<Rows>): Promise<boolean> {
  return (await db.selectFrom('titles').select('hash').limit(1).executeTakeFirst()) !== undefined;
}

function headOf(line: string | undefined): Head {
  const head = parsed(line ?? '', 1) as Partial<Head> | null;
  if (head?.format !== FORMAT) throw new BackupFault('This is no backup of Roundhouse', ANOTHER, 1);
  const { form, secret } = head;
  if (typeof form !== 'string' || !isForm(form))
    throw new BackupFault('The backup was made by a later edition of Roundhouse', 'Restore it with that one', 1);
  if (secret !== null && !/^[0-9a-f]{64}$/.test(secret ?? '')) throw new BackupFault('The secret is damaged', ANOTHER, 1);
  return head as Head;
}

async function fill(tx: Transaction<Rows>, from: AsyncIterator<string>): Promise<Omit<Restored, 'secret'>> {
  let rows = 0;
  let tables = 0;
  for (let next = await from.next(); next.done !== true; next = await from.next()) {
    const number = rows + 2;
    const line = parsed(next.value, number);
    if (!Array.isArray(line)) {
      const whole = (line as { readonly rows?: unknown } | null)?.rows === rows && (await from.next()).done === true;
      if (whole) return { rows, tables };
      throw new BackupFault('The backup is not whole', ANOTHER, number);
    }
    await insert(tx, line, number);
    rows += 1;
    if (line[0] === 'tables') tables += 1;
  }
  throw new BackupFault('The backup ends too early', ANOTHER, rows + 1);
}

async function insert(tx: Transaction<Rows>, [kind, row]: readonly unknown[], line: number): Promise<void> {
  if (typeof kind !== 'string' || !KINDS.includes(kind) || typeof row !== 'object' || row === null)
    throw new BackupFault('The line is damaged', ANOTHER, line);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value: unknown) => sql`${value}`);
  try {
    await sql`INSERT INTO ${sql.table(kind)} (${sql.join(columns)}) VALUES (${sql.join(values)})`.execute(tx);
  } catch (error) {
    throw new BackupFault(`The row does not fit (${error instanceof Error ? error.message : String(error)})`, ANOTHER, line);
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupFault(number === 1 ? 'This is no backup of Roundhouse' : 'The line is damaged', ANOTHER, number);
  }
}
