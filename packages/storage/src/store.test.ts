import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { startPostgres } from '@roundhouse/testing';
import type { Title } from '@roundhouse/title-schema';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import { at, begun, change, entry, filled, head, snapshot, table } from '../test/sample.ts';
import type { Note } from './store.ts';

const postgres = await startPostgres();
if (postgres === null) console.warn('PostgreSQL is not installed: the tests of a store in PostgreSQL are skipped.');
let databases = 0;
afterAll(() => postgres?.remove());

describe.each([
  { kind: 'SQLite', there: true, open: () => sqliteStore(':memory:') },
  { kind: 'PostgreSQL', there: postgres !== null, open: () => postgresStore(postgres?.database(`store_${(databases += 1)}`) ?? '') },
])('store in $kind', ({ there, open: opening }) => {
  const open = async () => opening();
  it.skipIf(!there)('is there', async () => {
    const store = await open();
    await store.ping();
    await store.close();
  });
  if (!there) return;

  it('keeps titles by hash and answers null for what it does not know', async () => {
    const store = await filled(open());
    expect((await store.title('hash'))?.id).toBe('title');
    expect(await store.title('other')).toBeNull();
    expect(await store.table('other')).toBeNull();
    await store.close();
  });

  it('gives back the log in order and the newest snapshot that fits', async () => {
    const store = await filled(open());
    expect((await store.log('one', 1, 3)).map(({ number }) => number)).toEqual([2, 3]);
    expect((await store.snapshot('one', 3))?.number).toBe(2);
    expect((await store.snapshot('one', 1))?.number).toBe(0);
    expect(await store.table('one')).toMatchObject({ count: 3, undone: 0, revision: 3 });
    await store.close();
  });

  it('lets one of two writers win and loses nothing of the other table', async () => {
    const store = await filled(open());
    const written = await Promise.all([store.append(change(3), entry(4, '1'), null), store.append(change(3), entry(4, '2'), null)]);
    expect([...written].sort()).toEqual(['conflict', 'written']);
    expect(await store.append(change(4), entry(7), null)).toBe('conflict');
    expect((await store.log('one', 0, 99)).length).toBe(4);
    await store.close();
  });

  it('undoes and redoes step by step and drops snapshots that lie ahead', async () => {
    const store = await filled(open());
    expect(await store.undo(change(3), 1)).toBe('written');
    expect(await store.undo(change(4), 1)).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 1, undone: 2 });
    expect((await store.snapshot('one', 99))?.number).toBe(0);
    expect((await store.undone('one')).map(({ number }) => number)).toEqual([2, 3]);
    expect(await store.redo(change(5), 1)).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 2, undone: 1 });
    expect((await store.log('one', 0, 99)).map(({ number }) => number)).toEqual([1, 2]);
    await store.close();
  });

  it('forgets what was undone once another action is played', async () => {
    const store = await filled(open());
    await store.undo(change(3), 1);
    await store.append(change(4), entry(3, '2'), null);
    expect(await store.table('one')).toMatchObject({ count: 3, undone: 0 });
    expect(await store.undone('one')).toEqual([]);
    expect(await store.redo(change(5), 1)).toBe('conflict');
    await store.close();
  });

  it('undoes and redoes many at once, all or none', async () => {
    const store = await filled(open());
    expect(await store.undo(change(3), 4)).toBe('conflict');
    expect(await store.undo(change(3), 3)).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 0, undone: 3 });
    expect(await store.redo(change(4), 2)).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 2, undone: 1 });
    expect((await store.log('one', 0, 99)).map(({ number }) => number)).toEqual([1, 2]);
    expect((await store.undone('one')).map(({ number }) => number)).toEqual([3]);
    await store.close();
  });

  it('makes a table that has been played at already, and writes one anew', async () => {
    const store = await filled(open());
    const origin = { kind: 'copy', table: 'one', at: 2 } as const;
    await store.create({ ...begun, table: { ...table, id: 'two', count: 2, origin }, head: head(2), log: [entry(1), entry(2)] });
    expect(await store.table('two')).toMatchObject({ count: 2, origin });
    await store.keepTitle('later', { id: 'title' } as Title);
    const rewritten = {
      titleHash: 'later',
      head: { ...head(2), edition: 'later' },
      log: [entry(1, '2'), entry(2)],
      snapshots: [{ ...snapshot(0), edition: 'later' }],
    };
    expect(await store.rewrite('two', 5, rewritten)).toBe('conflict');
    expect(await store.rewrite('two', 0, rewritten)).toBe('written');
    expect(await store.log('two', 0, 99)).toEqual(rewritten.log);
    expect((await store.snapshot('two', 9))?.edition).toBe('later');
    expect((await store.table('two'))?.titleHash).toBe('later');
    expect((await store.log('one', 0, 99)).length).toBe(3);
    await store.close();
  });

  it('keeps the game as it stands beside the table, and hands out both of one moment', async () => {
    const store = await filled(open());
    expect(await store.opened('one')).toMatchObject({ table: { revision: 3 }, head: head(3) });
    await store.undo(change(3), 1);
    expect(await store.opened('one')).toMatchObject({ table: { revision: 4 }, head: head(4) });
    expect((await store.snapshotAfter('one', 0))?.number).toBe(2);
    expect(await store.snapshotAfter('one', 2)).toBeNull();
    expect(await store.opened('other')).toBeNull();
    await store.close();
  });

  it('only ever adds to its journal, one entry for each change', async () => {
    const store = await filled(open());
    await store.undo(change(3), 2);
    await store.redo(change(4), 1);
    await store.append(change(5, 'my-request'), entry(3, '2'), null);
    const told = (await store.journal('one', 0)).map(({ revision, kind, count, action }) => [revision, kind, count, action?.by.id ?? null]);
    expect(told).toEqual([
      [1, 'action', 1, '1'],
      [2, 'action', 2, '1'],
      [3, 'action', 3, '1'],
      [4, 'undo', 1, null],
      [5, 'redo', 2, null],
      [6, 'action', 3, '2'],
    ]);
    expect((await store.journal('one', 4)).length).toBe(2);
    expect(await store.hasRequest('one', 'my-request')).toBe(true);
    expect(await store.hasRequest('two', 'my-request')).toBe(false);
    await store.close();
  });

  it('tells of what was written, and of nothing that was not', async () => {
    const store = await open();
    const heard: Note[] = [];
    const stop = store.watch((note) => heard.push(note));
    const changes = () => heard.filter(({ id }) => id === 'one').length;
    await filled(Promise.resolve(store));
    await vi.waitFor(() => expect(changes()).toBe(3));
    expect(await store.append(change(1), entry(9), null)).toBe('conflict');
    await store.append(change(3), entry(4), null);
    await vi.waitFor(() => expect(changes()).toBe(4));
    stop();
    await store.close();
  });

  it('gives a seat to one of those who use its link, and to nobody later', async () => {
    const store = await filled(open());
    const link = (hash: string, expiresAt = '2026-02-01') => ({ hash, id: 'one', player: '2', expiresAt });
    await store.keepLink(link('older'));
    await store.keepLink(link('newer'));
    expect(await store.linked('older', at)).toBeNull();
    expect(await store.linked('newer', at)).toEqual({ id: 'one', player: '2' });
    expect(await store.linked('newer', '2026-03-01')).toBeNull();
    const taken = await Promise.all([store.takeSeat('newer', 'ben', at), store.takeSeat('newer', 'cem', at)]);
    expect(taken.filter((one) => one !== null)).toEqual([{ id: 'one', player: '2' }]);
    const [winner] = taken[0] === null ? ['cem'] : ['ben'];
    expect((await store.room('one'))?.seats).toEqual([
      { player: '1', bot: null, holders: ['ann'] },
      { player: '2', bot: null, holders: [winner] },
      { player: '3', bot: 'random', holders: [] },
    ]);
    expect(await store.tablesOf(winner, 9)).toEqual(['one']);
    expect(await store.tablesOf('nobody', 9)).toEqual([]);
    expect((await store.table('one'))?.talk).toBe(1);
    await store.close();
  });

  it('keeps a motion until the game goes on, and only one that was made in sight of it', async () => {
    const store = await filled(open());
    const motion = { kind: 'undo', to: 1, by: '1', agreed: ['1'] } as const;
    expect(await store.setMotion('one', { revision: 2, talk: 0 }, motion)).toBe('conflict');
    expect(await store.setMotion('one', { revision: 3, talk: 0 }, motion)).toBe('written');
    expect(await store.setMotion('one', { revision: 3, talk: 0 }, null)).toBe('conflict');
    expect((await store.room('one'))?.motion).toEqual(motion);
    await store.append(change(3), entry(4), null);
    expect((await store.room('one'))?.motion).toBeNull();
    await store.close();
  });

  it('keeps what is said in order, each request once, and notes for one alone', async () => {
    const store = await filled(open());
    await Promise.all(['a', 'b', 'b'].map((text) => store.say('one', { player: '1', text, at }, `request-${text}`)));
    await store.say('one', { player: '2', text: 'c', at }, null);
    const said = await store.messages('one', 9);
    expect(said.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c']);
    expect(said.at(-1)).toMatchObject({ player: '2', text: 'c' });
    expect((await store.messages('one', 1)).map(({ text }) => text)).toEqual(['c']);
    await store.keepNote('one', 'ann', 'mine');
    await store.keepNote('one', 'ann', 'mine, later');
    expect([await store.note('one', 'ann'), await store.note('one', 'ben')]).toEqual(['mine, later', '']);
    await store.close();
  });

  it('undoes nothing at the start', async () => {
    const store = await open();
    await store.keepTitle('hash', { id: 'title' } as Title);
    await store.create(begun);
    expect(await store.undo(change(0), 1)).toBe('conflict');
    expect(await store.table('one')).toMatchObject({ count: 0, revision: 0 });
    await store.close();
  });
});

describe('a data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roundhouse-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('written before there were migrations opens with all that is in it', async () => {
    const file = path.join(folder, 'old.sqlite');
    const old = new Database(file);
    old.exec(`
      CREATE TABLE titles (hash TEXT PRIMARY KEY, title TEXT NOT NULL);
      CREATE TABLE tables (
        id TEXT PRIMARY KEY, title_id TEXT NOT NULL, title_name TEXT NOT NULL, title_hash TEXT NOT NULL REFERENCES titles (hash),
        setup TEXT NOT NULL, count INTEGER NOT NULL, undone INTEGER NOT NULL, revision INTEGER NOT NULL,
        standing TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
      );
      CREATE TABLE actions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        action TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (table_id, number)
      );
      CREATE TABLE snapshots (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        state TEXT NOT NULL, PRIMARY KEY (table_id, number)
      );
      INSERT INTO titles VALUES ('hash', '{"id":"title"}');
      INSERT INTO tables VALUES ('one', 'title', 'Title', 'hash', '{}', 1, 0, 1, '{}', '${at}', '${at}');
      INSERT INTO actions VALUES ('one', 1, '{"type":"pass"}', '[]', '${at}');
      INSERT INTO snapshots VALUES ('one', 0, '{"count":0}');
    `);
    old.close();
    for (const time of ['first', 'second']) {
      const store = await sqliteStore(file);
      expect(await store.table('one'), time).toMatchObject({ count: 1, origin: null });
      expect((await store.log('one', 0, 9)).length).toBe(1);
      expect(await store.snapshot('one', 9)).toMatchObject({ number: 0, edition: '' });
      await store.close();
    }
  });

  it('of a later edition is left alone, and says so', async () => {
    const file = path.join(folder, 'later.sqlite');
    await (await sqliteStore(file)).close();
    const later = new Database(file);
    later.exec("INSERT INTO kysely_migration VALUES ('999_later', '2030-01-01T00:00:00.000Z')");
    later.close();
    await expect(sqliteStore(file)).rejects.toThrow(/later edition of Roundhouse/);
  });
});
