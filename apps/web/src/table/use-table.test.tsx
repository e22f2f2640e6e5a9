import { choices, newGame, type Action } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { createTable, openTable, play, undo, type Outcome } from '../server/tables.ts';
import { useTable, type OpenTable } from './use-table.ts';

const ANN = 'guest-of-ann';

const title = findTitle('1830');
if (title === null) throw new Error('no title');
const game = newGame(title, {
  players: ['Ann', 'Ben'].map((name, index) => ({ id: String(index + 1), name })),
  seed: 1,
  options: [],
  quirks: [],
  consent: 'asked',
});
const first = choices(game).find(({ action }) => action.type === 'bid')?.action;
if (first === undefined) throw new Error('nothing to do');
const action: Action = first;

let store: Store;
let id: string;
/** What becomes of the next change: its answer is lost, the request itself is, or it is answered. */
let line: 'good' | 'answer lost' | 'request lost' | 'all lost';
let changes: number;

const reply = (outcome: Outcome) =>
  'view' in outcome
    ? Response.json({ view: outcome.view }, { status: outcome.kind === 'conflict' ? 409 : 200 })
    : Response.json({}, { status: 500 });

async function server(path: string, init: RequestInit = {}): Promise<Response> {
  if (path.startsWith('/api/titles/')) return Response.json(title);
  if (init.method !== 'POST') {
    if (line === 'all lost') throw new TypeError('no connection');
    return reply(await openTable(store, id, ANN));
  }
  changes += 1;
  if (line === 'request lost') throw new TypeError('no connection');
  const body = JSON.parse(init.body as string) as { expected: number; revision: number; action: Action };
  const outcome = path.endsWith('/undo') ? await undo(store, id, body, undefined, ANN) : await play(store, id, body, body.action, ANN);
  if (line !== 'good') throw new TypeError('no connection');
  return reply(outcome);
}

beforeEach(async () => {
  store = await sqliteStore(':memory:');
  const made = await createTable(store, { title: '1830', players: ['Ann', 'Ben'], options: [], seed: 1 }, ANN);
  if ('trouble' in made) throw new Error(made.trouble);
  ({ id } = made);
  line = 'good';
  changes = 0;
  vi.stubGlobal('fetch', vi.fn(server));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(): Promise<{ now: () => OpenTable }> {
  const { result } = renderHook(() => useTable(id, 'as printed'));
  await waitFor(() => expect(result.current.kind).toBe('open'));
  return {
    now: () => {
      if (result.current.kind !== 'open') throw new Error(result.current.kind);
      return result.current;
    },
  };
}

describe('a table of the server', () => {
  it('takes no click that was meant for what stood there before', async () => {
    const { now } = await opened();
    act(() => now().act(action));
    await waitFor(() => expect(now().view.table.count).toBe(1));
    expect(now().busy).toBe(true);
    act(() => now().undo({ detail: 1 }));
    act(() => now().act(action));
    expect(changes).toBe(1);
    await waitFor(() => expect(now().busy).toBe(false));
    act(() => now().undo({ detail: 2 }));
    expect(changes).toBe(1);
    act(() => now().undo({ detail: 1 }));
    await waitFor(() => expect(now().view.table.count).toBe(0));
  });

  it('sends one request for two clicks at once', async () => {
    const { now } = await opened();
    act(() => {
      now().act(action);
      now().act(action);
    });
    await waitFor(() => expect(now().view.table.count).toBe(1));
    expect(changes).toBe(1);
  });

  it('shows an action that was done though its answer was lost, and says nothing', async () => {
    const { now } = await opened();
    line = 'answer lost';
    act(() => now().act(action));
    await waitFor(() => expect(now().view.table.count).toBe(1));
    expect(now().notice).toBeNull();
  });

  it('says that an action was not done only after a look at the table', async () => {
    const { now } = await opened();
    line = 'request lost';
    act(() => now().act(action));
    await waitFor(() => expect(now().notice?.kind).toBe('not_done'));
    expect(now().view.table.count).toBe(0);
  });

  it('says that it does not know while the table cannot be asked', async () => {
    const { now } = await opened();
    line = 'all lost';
    act(() => now().act(action));
    await waitFor(() => expect(now().notice?.kind).toBe('uncertain'));
    line = 'good';
    act(() => now().ask());
    await waitFor(() => expect(now().view.table.count).toBe(1));
    expect(now().notice).toBeNull();
  });

  it('learns what was done elsewhere when somebody comes back to it, and keeps what was typed', async () => {
    const { now } = await opened();
    now().typed.set('a bid', '150');
    await play(store, id, { expected: 1, revision: 0 }, action, ANN);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(now().view.table.count).toBe(1));
    expect(now().typed.get('a bid')).toBe('150');
  });

  it('gives a hanging request up', async () => {
    const { now } = await opened();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(new Error('timeout')) : new Promise(() => {}),
    );
    act(() => now().act(action));
    await waitFor(() => expect(now().notice?.kind).toBe('uncertain'));
    expect(now().sending).toBe(false);
    vi.restoreAllMocks();
  });
});
