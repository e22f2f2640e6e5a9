import type { State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { Begun, Change, Head, Logged, Store, Table } from '../src/store.ts';

export const standing = { round: 'opening', phase: '2', waiting: ['Ann'] };
export const at = '2026-01-01T00:00:00.000Z';
export const table: Table = {
  id: 'one',
  titleId: 'title',
  titleName: 'Title',
  titleHash: 'hash',
  setup: { players: [{ id: '1', name: 'Ann' }], seed: 1, options: [], quirks: [], consent: 'asked' },
  count: 0,
  undone: 0,
  revision: 0,
  standing,
  origin: null,
  createdAt: at,
  updatedAt: at,
  talk: 0,
};
export const state = (number: number) => ({ count: number }) as State;
export const snapshot = (number: number) => ({ number, state: state(number), edition: 'now' });
export const head = (number: number): Head => ({ state: state(number), turnStart: 0, edition: 'now' });
export const change = (revision: number, request: string | null = null): Change => ({
  id: 'one',
  revision,
  standing,
  head: head(revision + 1),
  seat: '1',
  request,
  at,
});
export const entry = (number: number, player = '1'): Logged => ({
  number,
  action: { type: 'pass', by: { kind: 'player', id: player } },
  events: [],
  at,
  seat: player,
});

export const begun: Begun = {
  table,
  head: head(0),
  snapshots: [snapshot(0)],
  log: [],
  host: 'ann',
  seats: [
    { player: '1', bot: null, holders: ['ann'] },
    { player: '2', bot: null, holders: [] },
    { player: '3', bot: 'random', holders: [] },
  ],
};

/** A store with three actions at one table. */
export async function filled(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  await store.keepTitle('hash', { id: 'title' } as Title);
  await store.create(begun);
  for (const number of [1, 2, 3]) {
    await store.append(change(number - 1), entry(number), number === 2 ? snapshot(number) : null);
  }
  return store;
}
