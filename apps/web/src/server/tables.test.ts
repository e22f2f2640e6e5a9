import { choices, newGame, type Action, type Game } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { findTitle } from '@roundhouse/titles-data';
import { beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { copyTable } from './copies.ts';
import { editionOf } from './edition.ts';
import { openLog } from './played.ts';
import { forgetPositions } from './positions.ts';
import { createTable, keepTable, openTable, ownedBy, play, redo, undo, type TableView } from './tables.ts';

const ANN = 'guest-of-ann';

const title = findTitle('1830');
const names = ['Ann', 'Ben', 'Cem'];
const setup = {
  players: names.map((name, index) => ({ id: String(index + 1), name })),
  seed: 7,
  options: [],
  quirks: [],
  consent: 'asked' as const,
};
let store: Store;

beforeEach(async () => {
  store = await sqliteStore(':memory:');
});

async function opened(id: string): Promise<TableView> {
  const outcome = await openTable(store, id, ANN);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.view;
}

async function start(options: readonly string[] = []): Promise<TableView> {
  const made = await createTable(store, { title: '1830', players: names, options: [...options], seed: 7 }, ANN);
  if ('trouble' in made) throw new Error(made.trouble);
  return opened(made.id);
}

function firstAction({ state }: TableView): Action {
  if (title === null) throw new Error('no title');
  const game: Game = { title, state };
  const choice = choices(game).find(({ action }) => action.type !== 'end_game');
  if (choice === undefined) throw new Error('nothing to do');
  return choice.action;
}

async function playFirst(view: TableView): Promise<TableView> {
  const outcome = await play(
    store,
    view.table.id,
    { expected: view.table.count + 1, revision: view.table.revision },
    firstAction(view),
    ANN,
  );
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
    expect(await createTable(store, { title: '9999', players: names, options: [] }, ANN)).toEqual({ trouble: 'unknown_title' });
    expect(await createTable(store, { title: '1830', players: ['Ann'], options: [] }, ANN)).toEqual({ trouble: 'player_count' });
    expect(await createTable(store, { title: '1830', players: names, options: ['more_money'] }, ANN)).toEqual({
      trouble: 'unknown_option',
    });
    expect(await createTable(store, { title: '1830', players: names, options: ['constructor'] }, ANN)).toEqual({
      trouble: 'unknown_option',
    });
    expect(await createTable(store, { title: '__proto__', players: names, options: [] }, ANN)).toEqual({ trouble: 'unknown_title' });
    expect(await createTable(store, { title: '1830', players: ['Ann', 'ann'], options: [] }, ANN)).toEqual({ trouble: 'same_name' });
  });

  it('plays an action, and a refused one changes nothing', async () => {
    const begun = await start();
    const after = await playFirst(begun);
    expect(after.table).toMatchObject({ count: 1, revision: 1 });
    const wrong: Action = { type: 'dividend', by: { kind: 'operator', id: 'PRR' }, kind: 'payout' };
    const outcome = await play(store, after.table.id, { expected: 2, revision: 1 }, wrong, ANN);
    expect(outcome.kind).toBe('refused');
    expect((await opened(after.table.id)).table.count).toBe(1);
  });

  it('answers a late action with the table as it stands', async () => {
    const begun = await start();
    await playFirst(begun);
    const late = await play(store, begun.table.id, { expected: 1, revision: 0 }, firstAction(begun), ANN);
    expect(late.kind).toBe('conflict');
    expect(late.kind === 'conflict' && late.view.table.count).toBe(1);
  });

  it('undoes and redoes to the same state', async () => {
    const begun = await start();
    const after = await playFirst(await playFirst(begun));
    const back = await undo(store, after.table.id, { revision: after.table.revision }, undefined, ANN);
    if (back.kind !== 'done') throw new Error(back.kind);
    expect(back.view.state.count).toBe(1);
    const again = await redo(store, after.table.id, { revision: back.view.table.revision }, undefined, ANN);
    if (again.kind !== 'done') throw new Error(again.kind);
    expect(again.view.state).toEqual(after.state);
    expect(await redo(store, after.table.id, { revision: again.view.table.revision }, undefined, ANN)).toEqual({
      kind: 'trouble',
      trouble: 'nothing_to_redo',
    });
  });

  it('opens a long table from a snapshot and the tail to the same state', async () => {
    let view = await start();
    for (let number = 0; number < 60 && view.table.standing.waiting.length > 0; number += 1) view = await playFirst(view);
    const snapshot = await store.snapshot(view.table.id, view.table.count);
    expect(snapshot?.number).toBe(50);
    forgetPositions();
    expect(await opened(view.table.id)).toEqual(view);
  });

  it('knows where the present turn began, from memory and from the store', async () => {
    let view = await start();
    const starts: number[] = [];
    for (let number = 0; number < 120 && view.table.standing.waiting.length > 0; number += 1) {
      view = await playFirst(view);
      starts.push(view.turnStart);
      forgetPositions();
      expect((await opened(view.table.id)).turnStart).toBe(view.turnStart);
    }
    expect(starts[0]).toBe(1);
    expect(starts.every((begun, index) => begun <= index + 1)).toBe(true);
    expect(new Set(starts).size).toBeGreaterThan(10);
    expect(starts.some((begun, index) => begun < index + 1)).toBe(true);
  });

  it('takes back to any action at once and plays all of it again', async () => {
    let view = await start();
    for (let number = 0; number < 8; number += 1) view = await playFirst(view);
    const { id, revision } = view.table;
    for (const to of [8, 9])
      expect(await undo(store, id, { revision: revision }, to, ANN)).toEqual({ kind: 'trouble', trouble: 'nothing_to_undo' });
    const back = await undo(store, id, { revision: revision }, 3, ANN);
    expect(back).toMatchObject({ kind: 'done', view: { table: { count: 3, undone: 5 }, state: { count: 3 } } });
    for (const to of [2, 9])
      expect(await redo(store, id, { revision: revision + 1 }, to, ANN)).toEqual({ kind: 'trouble', trouble: 'nothing_to_redo' });
    const again = await redo(store, id, { revision: revision + 1 }, 8, ANN);
    if (again.kind !== 'done') throw new Error(again.kind);
    expect(again.view.state).toEqual(view.state);
    expect(again.view.turnStart).toBe(view.turnStart);
  });

  it('copies a table from any moment and leaves it as it is', async () => {
    let view = await start();
    for (let number = 0; number < 60; number += 1) view = await playFirst(view);
    const { id } = view.table;
    for (const at of [0, 7, 50, 60]) {
      const made = await copyTable(store, id, at, ANN);
      if ('trouble' in made) throw new Error(made.trouble);
      const copy = await opened(made.id);
      expect(copy.table).toMatchObject({ count: at, undone: 0, origin: { kind: 'copy', table: id, at } });
      expect(copy.state.count).toBe(at);
      await playFirst(copy);
      forgetPositions();
      expect((await opened(made.id)).table.count).toBe(at + 1);
    }
    expect(await copyTable(store, id, 61, ANN)).toEqual({ trouble: 'no_such_action' });
    expect(await opened(id)).toEqual(view);
  });

  it('makes a table anew whose states are of another form, and says where that cannot be done', async () => {
    let view = await start();
    for (let number = 0; number < 60; number += 1) view = await playFirst(view);
    const { id, titleHash } = view.table;
    const log = await store.log(id, 0, 60);
    const other = { number: 0, state: { count: 0 } as TableView['state'], edition: 'another' };
    const head = { state: other.state, turnStart: 0, edition: other.edition };
    await store.rewrite(id, 60, { titleHash, log, head, snapshots: [other] });
    forgetPositions();
    expect((await opened(id)).state).toEqual(view.state);
    expect((await store.snapshot(id, 60))?.number).toBe(50);

    // A title as an older compiler wrote it is replaced by the one of today.
    await store.keepTitle('older', { id: '1830', name: '1830' } as Title);
    await store.rewrite(id, 60, { titleHash: 'older', log, head, snapshots: [other] });
    forgetPositions();
    expect((await opened(id)).table.titleHash).toBe(titleHash);
    expect((await opened(id)).state).toEqual(view.state);

    // Actions that no rules of ours allow any more.
    const wrong: Action = { type: 'dividend', by: { kind: 'operator', id: 'PRR' }, kind: 'payout' };
    await store.rewrite(id, 60, { titleHash, log: log.map((entry) => ({ ...entry, action: wrong })), head, snapshots: [other] });
    forgetPositions();
    const outdated = { kind: 'trouble', trouble: 'outdated' };
    expect(await openTable(store, id, ANN)).toEqual(outdated);
    expect(await undo(store, id, { revision: 60 }, undefined, ANN)).toEqual(outdated);
    expect(await copyTable(store, id, 60, ANN)).toEqual({ trouble: 'outdated' });
    expect((await store.log(id, 0, 60)).length).toBe(60);
  });

  it('goes on by the data it was begun with when the title has changed since', async () => {
    if (title === null) throw new Error('no title');
    const changed: Title = { ...title, money: { ...title.money, starting_cash: { ...title.money.starting_cash, 3: 5000 } } };
    const begun = newGame(changed, setup);
    const id = await keepTable(
      store,
      openLog(begun, editionOf(changed, setup) ?? '').played(),
      ownedBy(ANN, names, { kind: 'copy', table: '', at: 0 }),
    );
    forgetPositions();
    const view = await opened(id);
    expect(view.state.players['1']?.cash).toBe(5000);
    expect((await playFirst(view)).state.players['1']?.cash).toBeGreaterThan(4000);
    expect((await start()).state.players['1']?.cash).toBe(title.money.starting_cash[3]);
  });

  it('goes on where it stands when a rule of the engine has changed since, and takes nothing back that was played before', async () => {
    let view = await start();
    for (let number = 0; number < 60; number += 1) view = await playFirst(view);
    const { id, titleHash } = view.table;
    const kept = await store.opened(id);
    const snapshot = await store.snapshot(id, 50);
    if (kept?.head === null || kept === null || snapshot === null) throw new Error('nothing kept');
    // As if the engine of those days had given the first player 7 more.
    const [first = ''] = view.state.seating;
    const { players } = kept.head.state;
    const richer = { ...kept.head.state, players: { ...players, [first]: { cash: (players[first]?.cash ?? 0) + 7, bankrupt: false } } };
    const log = await store.log(id, 0, 60);
    const start0 = await store.snapshot(id, 0);
    if (start0 === null) throw new Error('no start');
    await store.rewrite(id, 60, { titleHash, log, head: { ...kept.head, state: richer }, snapshots: [start0, snapshot] });
    forgetPositions();
    view = await opened(id);
    expect(view.state).toEqual(richer);
    expect(await undo(store, id, { revision: 60 }, 55, ANN)).toEqual({ kind: 'trouble', trouble: 'older_rules' });
    expect((await undo(store, id, { revision: 60 }, 50, ANN)).kind).toBe('done');
    await redo(store, id, { revision: 61 }, 60, ANN);
  });

  it('takes back what was played since the rules have changed', async () => {
    let view = await start();
    for (let number = 0; number < 5; number += 1) view = await playFirst(view);
    const { id, titleHash } = view.table;
    const kept = await store.opened(id);
    const begun = await store.snapshot(id, 0);
    if (kept?.head === null || kept === null || begun === null) throw new Error('nothing kept');
    const older = { ...kept.head, state: { ...kept.head.state, bank: 1 } };
    await store.rewrite(id, 5, { titleHash, log: await store.log(id, 0, 5), head: older, snapshots: [begun] });
    forgetPositions();
    expect(await undo(store, id, { revision: 5 }, undefined, ANN)).toEqual({ kind: 'trouble', trouble: 'older_rules' });
    await playFirst(await playFirst(await opened(id)));
    const back = await undo(store, id, { revision: 7 }, 5, ANN);
    expect(back.kind === 'done' && back.view.state).toEqual(older.state);
  });

  it('counts a request once, however often it is sent', async () => {
    const begun = await start();
    const { id } = begun.table;
    const action = firstAction(begun);
    const asked = { expected: 1, revision: 0, request: 'one-and-the-same' };
    const [one, other] = await Promise.all([play(store, id, asked, action, ANN), play(store, id, asked, action, ANN)]);
    expect([one.kind, other.kind]).toEqual(['done', 'done']);
    expect((await play(store, id, asked, action, ANN)).kind).toBe('done');
    expect((await play(store, id, { ...asked, request: 'another-one' }, action, ANN)).kind).toBe('conflict');
    expect((await opened(id)).table.count).toBe(1);
  });
});
