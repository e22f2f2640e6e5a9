import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choices } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import type { Title } from '@roundhouse/title-schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { reopen } from './reopen.ts';
import { createTable, openTable, play } from './tables.ts';
import { allTitles, hasPages, titleOf } from './titles.ts';

const ANN = 'guest-of-ann';

const found = findTitle('1830');
if (found === null) throw new Error('no title');
const title: Title = found;
let store: Store;
let folder = '';
let clock = 1000;

beforeEach(async () => {
  store = await sqliteStore(':memory:');
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  process.env.BUILT_TITLES = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.BUILT_TITLES;
});

function built(changed: Title): void {
  const file = join(folder, `${changed.id}.json`);
  writeFileSync(file, JSON.stringify(changed));
  clock += 10;
  utimesSync(file, clock, clock);
}

async function shown(id: string) {
  const outcome = await openTable(store, id, ANN);
  return outcome.kind === 'done' ? outcome.view : null;
}

async function tableOf(id: string) {
  const made = await createTable(store, { title: id, players: ['Ann', 'Ben', 'Cem'], options: [], seed: 7 }, ANN);
  if ('trouble' in made) throw new Error(made.trouble);
  const view = await shown(made.id);
  const [choice] = view === null ? [] : choices({ title: titleOf(id) ?? title, state: view.state });
  if (view === null || choice === undefined) throw new Error('nothing to do');
  const outcome = await play(store, made.id, { expected: 1, revision: 0 }, choice.action, ANN);
  expect(outcome.kind).toBe('done');
  return made.id;
}

describe('titles of the author', () => {
  it('are offered beside those that come along, and stand in for theirs', () => {
    built({ ...title, id: 'mine', name: 'Mine' });
    built({ ...title, name: 'Changed' });
    expect(titleOf('mine')?.name).toBe('Mine');
    expect(titleOf('1830')?.name).toBe('Changed');
    expect(allTitles().filter(({ id }) => id === '1830')).toHaveLength(1);
    expect([hasPages('mine'), hasPages('1830')]).toEqual([false, true]);
    built({ ...title, id: 'mine', name: 'Mine again' });
    expect(titleOf('mine')?.name).toBe('Mine again');
  });
});

describe('a table whose title changes', () => {
  it('stays as it is while the title does', async () => {
    built({ ...title, id: 'mine' });
    expect(await reopen(store, await tableOf('mine'))).toEqual({ kind: 'same' });
    expect(await reopen(store, 'nowhere')).toBeNull();
  });

  it('is opened again under the new data with its whole log, once', async () => {
    built({ ...title, id: 'mine' });
    const id = await tableOf('mine');
    built({ ...title, id: 'mine', money: { ...title.money, currency: '£' } });
    const answer = await reopen(store, id);
    expect(answer?.kind).toBe('reopened');
    if (answer?.kind !== 'reopened') return;
    const fresh = await shown(answer.id);
    expect(fresh?.table.count).toBe(1);
    expect((await store.title(fresh?.table.titleHash ?? ''))?.money.currency).toBe('£');
    expect(await reopen(store, id)).toEqual(answer);
    expect(await reopen(store, answer.id)).toEqual({ kind: 'same' });
    expect((await shown(id))?.table.count).toBe(1);
  });

  it('says which action the new data refuses, or that the table no longer fits', async () => {
    built({ ...title, id: 'mine' });
    const id = await tableOf('mine');
    const poor = { ...title, id: 'mine', money: { ...title.money, starting_cash: { '3': 0 } } };
    built(poor);
    expect(await reopen(store, id)).toMatchObject({ kind: 'refused', action: 1 });
    built({ ...title, id: 'mine', players: { min: 5, max: 6 } });
    expect(await reopen(store, id)).toEqual({ kind: 'gone' });
  });
});
