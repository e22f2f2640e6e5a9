import { choices, type Action, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/memory.ts';
import type { Store } from '../storage/store.ts';
import { createTable, openTable, play, redo, undo, type TableView } from './tables.ts';

const title = findTitle('1830');
const names = ['Ann', 'Ben', 'Cem'];
let store: Store;

beforeEach(() => {
  store = memoryStore();
});

async function start(options: readonly string[] = []): Promise<TableView> {
  const made = await createTable(store, { title: '1830', players: names, options: [...options], seed: 7 });
  if ('trouble' in made) throw new Error(made.trouble);
  const view = await openTable(store, made.id);
  if (view === null) throw new Error('no table');
  return view;
}

function firstAction({ state }: TableView): Action {
  if (title === null) throw new Error('no title');
  const game: Game = { title, state };
  const choice = choices(game).find(({ action }) => action.type !== 'end_game');
  if (choice === undefined) throw new Error('nothing to do');
  return choice.action;
}

async function playFirst(view: TableView): Promise<TableView> {
  const outcome = await play(store, view.table.id, { expected: view.table.count + 1, revision: view.table.revision }, firstAction(view));
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.view;
}

describe('tables', () => {
  it('names tables by ids that nobody guesses and waits for the first player', async () => {
    const { table } = await start();
    expect(table.id).toMatch(/^[\w-]{24}$/);
    expect(table.standing.waiting).toEqual(['Ann']);
    expect(table.titleHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses unknown titles, options and numbers of players', async () => {
    expect(await createTable(store, { title: '9999', players: names, options: [] })).toEqual({ trouble: 'unknown_title' });
    expect(await createTable(store, { title: '1830', players: ['Ann'], options: [] })).toEqual({ trouble: 'player_count' });
    expect(await createTable(store, { title: '1830', players: names, options: ['more_money'] })).toEqual({ trouble: 'unknown_option' });
    expect(await createTable(store, { title: '1830', players: names, options: ['constructor'] })).toEqual({ trouble: 'unknown_option' });
    expect(await createTable(store, { title: '__proto__', players: names, options: [] })).toEqual({ trouble: 'unknown_title' });
    expect(await createTable(store, { title: '1830', players: ['Ann', 'ann'], options: [] })).toEqual({ trouble: 'same_name' });
  });

  it('plays an action, and a refused one changes nothing', async () => {
    const begun = await start();
    const after = await playFirst(begun);
    expect(after.table).toMatchObject({ count: 1, revision: 1 });
    const wrong: Action = { type: 'dividend', by: { kind: 'operator', id: 'PRR' }, kind: 'payout' };
    const outcome = await play(store, after.table.id, { expected: 2, revision: 1 }, wrong);
    expect(outcome.kind).toBe('refused');
    expect((await openTable(store, after.table.id))?.table.count).toBe(1);
  });

  it('answers a late action with the table as it stands', async () => {
    const begun = await start();
    await playFirst(begun);
    const late = await play(store, begun.table.id, { expected: 1, revision: 0 }, firstAction(begun));
    expect(late.kind).toBe('conflict');
    expect(late.kind === 'conflict' && late.view.table.count).toBe(1);
  });

  it('undoes and redoes to the same state', async () => {
    const begun = await start();
    const after = await playFirst(await playFirst(begun));
    const back = await undo(store, after.table.id, after.table.revision);
    if (back.kind !== 'done') throw new Error(back.kind);
    expect(back.view.state.count).toBe(1);
    const again = await redo(store, after.table.id, back.view.table.revision);
    if (again.kind !== 'done') throw new Error(again.kind);
    expect(again.view.state).toEqual(after.state);
    expect(await redo(store, after.table.id, again.view.table.revision)).toEqual({ kind: 'trouble', trouble: 'nothing_to_redo' });
  });

  it('opens a long table from a snapshot and the tail to the same state', async () => {
    let view = await start();
    for (let number = 0; number < 60 && view.table.standing.waiting.length > 0; number += 1) view = await playFirst(view);
    const snapshot = await store.snapshot(view.table.id, view.table.count);
    expect(snapshot?.number).toBe(50);
    (globalThis as { roundhouseGames?: Map<string, unknown> }).roundhouseGames?.clear();
    expect((await openTable(store, view.table.id))?.state).toEqual(view.state);
  });
});
