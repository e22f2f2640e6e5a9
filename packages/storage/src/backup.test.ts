import { startPostgres } from '@roundhouse/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { change, entry, filled } from '../test/sample.ts';
import { backup, restore } from './backup.ts';
import { migrate } from './migrations.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';
import { sqlStore } from './sql.ts';
import { localWire } from './wire.ts';

const secret = 'ab'.repeat(32);
const moment = new Date('2026-01-02T03:04:05Z');

const postgres = await startPostgres();
if (postgres === null) console.warn('PostgreSQL is not installed: backups of it are not tested.');
let databases = 0;
afterAll(() => postgres?.remove());

const sqlite = () => sqliteDatabase(':memory:');
const onServer = () => postgresDatabase(postgres?.database(`backup_${(databases += 1)}`) ?? '');
const KINDS = { SQLite: sqlite, ...(postgres === null ? {} : { PostgreSQL: onServer }) };

async function withTables(db: ReturnType<typeof sqlite>) {
  await migrate(db);
  const store = await filled(Promise.resolve(sqlStore(db, localWire())));
  await store.undo(change(3), 1);
  await store.append(change(4, 'request'), entry(3, '2'), null);
  await store.undo(change(5), 1);
  await store.say('one', { player: '1', text: 'Čau — “ahoj”\n', at: moment.toISOString() }, null);
  await store.keepNote('one', 'ann', 'my note');
  await store.keepLink({ hash: 'link', id: 'one', player: '2', expiresAt: '2030-01-01T00:00:00.000Z' });
  return db;
}

async function gathered(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const list: string[] = [];
  for await (const line of lines) list.push(line);
  return list;
}
async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe.each(Object.keys(KINDS))('a backup of %s', (kind) => {
  const from = KINDS[kind as keyof typeof KINDS] ?? sqlite;

  it.each(Object.entries(KINDS))('is restored to the same in %s', async (_, to) => {
    const [source, target] = [await withTables(from()), to()];
    const lines = await gathered(backup(source, secret, moment));
    expect(await restore(target, given(lines))).toEqual({ tables: 1, rows: lines.length - 2, secret });
    expect(await gathered(backup(target, secret, moment))).toEqual(lines);
    const store = sqlStore(target, localWire());
    expect(await store.table('one')).toMatchObject({ count: 2, undone: 1, revision: 6 });
    expect(await store.redo(change(6), 1)).toBe('written');
    await Promise.all([source.destroy(), target.destroy()]);
  });

  it('holds every table of the database', async () => {
    const source = await withTables(from());
    const lines = await gathered(backup(source, secret, moment));
    const kinds = new Set(lines.slice(1, -1).map((line) => (JSON.parse(line) as [string])[0]));
    const tables = (await source.introspection.getTables()).map(({ name }) => name);
    expect([...kinds].sort()).toEqual(tables.sort());
    await source.destroy();
  });

  it('is refused whole where it is damaged, and writes nothing', async () => {
    const source = await withTables(from());
    const lines = await gathered(backup(source, secret, moment));
    const [head = '', ...rest] = lines;
    const broken: readonly (readonly [string, readonly string[]])[] = [
      ['ends too early', lines.slice(0, -1)],
      ['not whole', [head, ...rest.toSpliced(2, 1)]],
      ['no backup', ['{"format":"other"}', ...rest]],
      ['no backup', ['PK\u0003', ...rest]],
      ['no backup', []],
      ['later edition', [head.replace(/"form":"\w+"/, '"form":"999_later"'), ...rest]],
      ['line is damaged', [head, ...rest.with(3, '["actions"')]],
      ['line is damaged', [head, ...rest.with(3, '["kysely_migration",{"name":"x"}]')]],
      ['does not fit', [head, ...rest.with(3, '["actions",{"table_id":"nobody","number":1}]')]],
    ];
    for (const [why, damaged] of broken) {
      const target = from();
      await expect(restore(target, given(damaged)), why).rejects.toThrow(why);
      await migrate(target);
      expect((await gathered(backup(target, null, moment))).length, why).toBe(2);
      await target.destroy();
    }
    await source.destroy();
  });

  it('does not go over tables that are there', async () => {
    const [source, target] = [await withTables(from()), await withTables(from())];
    const before = await gathered(backup(target, secret, moment));
    await expect(restore(target, backup(source, secret, moment))).rejects.toThrow('There are tables already');
    expect(await gathered(backup(target, secret, moment))).toEqual(before);
    await Promise.all([source.destroy(), target.destroy()]);
  });
});

it('is restored by a later edition, whatever has changed since', async () => {
  const early = sqlite();
  await migrate(early, '001_tables');
  const row = { id: 'old', title_id: 't', title_name: 'T', title_hash: 'h', setup: '{"players":[]}', count: 0, undone: 0, revision: 0 };
  const table = { ...row, standing: '{}', created_at: 'then', updated_at: 'then' };
  const head = { format: 'roundhouse-backup', form: '001_tables', secret: null, at: 'then' };
  const lines = [head, ['titles', { hash: 'h', title: '{}' }], ['tables', table], { rows: 2 }].map((line) => JSON.stringify(line));
  const target = sqlite();
  expect(await restore(target, given(lines))).toEqual({ tables: 1, rows: 2, secret: null });
  expect(await sqlStore(target, localWire()).table('old')).toMatchObject({ titleName: 'T', talk: 0, origin: null });
  await Promise.all([early.destroy(), target.destroy()]);
});
