import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backup, BackupFault, isAway, openDatabase, restore, type Place } from '@roundhouse/storage';
import { complain, type Io } from '../io.ts';
import { dataFolder } from '../titles.ts';

/** The place that the server uses: DATABASE_URL and DATA_DIR of the environment, else `data` of the checkout. */
function placeOf({ cwd }: Io): Place {
  const { DATA_DIR: named, DATABASE_URL: url } = process.env;
  return { url: url || undefined, folder: named ? resolve(cwd, named) : join(dataFolder(), '../../data') };
}

const secretFile = ({ folder }: Place): string => join(folder, 'secret');

/** Writes all tables and the secret of the server to a file; the server may go on meanwhile. Answers the exit code. */
export async function backupCommand(given: string, io: Io): Promise<number> {
  const file = resolve(io.cwd, given);
  const place = placeOf(io);
  if (existsSync(file)) complain(`${given} is there already`, 'Name a file that is not there yet');
  if (place.url === undefined && !existsSync(join(place.folder, 'roundhouse.sqlite')))
    complain(`There are no tables in ${place.folder}`, 'Name the DATA_DIR or DATABASE_URL of the server');
  const secret = existsSync(secretFile(place)) ? readFileSync(secretFile(place), 'utf8').trim() : null;
  const part = `${file}.part`;
  let lines = 0;
  const text = async function* (from: AsyncIterable<string>) {
    for await (const line of from) {
      lines += 1;
      yield `${line}\n`;
    }
  };
  try {
    await onDatabase(place, given, (db) =>
      piped(Readable.from(text(backup(db, secret, new Date()))), createGzip(), createWriteStream(part, { mode: 0o600 })),
    );
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  io.out(`${given}: ${lines - 2} rows, and the secret that seats hang on. Keep it where nobody else reads it.`);
  return 0;
}

/** Fills an empty place from a file of `backup`, and puts the secret beside it. Answers the exit code. */
export async function restoreCommand(given: string, io: Io): Promise<number> {
  const file = resolve(io.cwd, given);
  const place = placeOf(io);
  if (!existsSync(file)) complain(`${given} does not exist`, 'Name a file that `roundhouse backup` has written');
  mkdirSync(place.folder, { recursive: true });
  const { tables, rows, secret } = await onDatabase(place, given, (db) => restore(db, linesOf(file)));
  if (secret !== null) writeFileSync(secretFile(place), secret, { mode: 0o600 });
  io.out(`${given}: ${tables} tables, ${rows} rows restored to ${place.url === undefined ? place.folder : 'the database'}.`);
  return 0;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Works on the database of a place; what is wrong with the backup or the place is a complaint. */
async function onDatabase<T>(place: Place, given: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } catch (error) {
    if (error instanceof BackupFault)
      complain(error.line === null ? error.message : `${given}:${error.line}: ${error.message}`, error.remedy);
    if (isDamaged(error)) complain(`${given} is damaged or no backup`, 'Take another file that `roundhouse backup` has written');
    if (isAway(error))
      complain(`The database does not answer (${(error as Error).message})`, 'See that it runs and that DATABASE_URL names it');
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Whether a file could not be unpacked. */
const isDamaged = (error: unknown): boolean => error instanceof Error && /^Z_/.test((error as NodeJS.ErrnoException).code ?? '');
