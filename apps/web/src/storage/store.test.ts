import type { State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { sqliteStore } from './sqlite.ts';
import type { Change, Logged, Store, Table } from './store.ts';

const standing = { round: 'opening', phase: '2', waiting: ['Ann'] };
const at = '2026-01-01T00:00:00.000Z';
const table: Table = {
  id: 'one',
  titleId: 'title',
  titleName: 'Title',
  titleHash: 'hash',
  setup: { players: [{ id: '1', name: 'Ann' }], seed: 1, options: [], quirks: [], consent: 'asked' },
  count: 0,
  undone: 0,
  revision: 0,
  standing,
  createdAt: at,
  updatedAt: at,
};
const state = (number: number) => ({ count: number }) as State;
const change = (revision: number): Change => ({ id: 'one', revision, standing, at });
const entry = (number: number, player = '1'): Logged => ({
  number,
  action: { type: 'pass', by: { kind: 'player', id: player } },
  events: [],
  at,
});

async function filled(store: Store): Promise<Store> {
  await store.keepTitle('hash', { id: 'title' } as Title);
  await store.create(table, { number: 0, state: state(0) });
  for (const number of [1, 2, 3]) {
    const written = await store.append(change(number - 1), entry(number), number === 2 ? { number, state: state(number) } : null);
    expect(written).toBe('written');
  }
  return store;
}

describe.each([
  ['memory', () => memoryStore()],
  ['SQLite', () => sqliteStore(':memory:')],
])('store in %s', (_, open) => {
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
    expect(await store.undo(change(3))).toBe('written');
    expect(await store.undo(change(4))).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 1, undone: 2 });
    expect((await store.snapshot('one', 99))?.number).toBe(0);
    expect((await store.nextUndone('one'))?.number).toBe(2);
    expect(await store.redo(change(5))).toBe('written');
    expect(await store.table('one')).toMatchObject({ count: 2, undone: 1 });
    expect((await store.log('one', 0, 99)).map(({ number }) => number)).toEqual([1, 2]);
    await store.close();
  });

  it('forgets what was undone once another action is played', async () => {
    const store = await filled(open());
    await store.undo(change(3));
    await store.append(change(4), entry(3, '2'), null);
    expect(await store.table('one')).toMatchObject({ count: 3, undone: 0 });
    expect(await store.nextUndone('one')).toBeNull();
    expect(await store.redo(change(5))).toBe('conflict');
    await store.close();
  });

  it('undoes nothing at the start', async () => {
    const store = open();
    await store.keepTitle('hash', { id: 'title' } as Title);
    await store.create(table, { number: 0, state: state(0) });
    expect(await store.undo(change(0))).toBe('conflict');
    expect(await store.table('one')).toMatchObject({ count: 0, revision: 0 });
    await store.close();
  });
});
