import { choices } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { expect, it, vi } from 'vitest';
import { endStreams, listen } from './live.ts';
import { createTable, openTable, play } from './tables.ts';

const ANN = 'guest-of-ann';

/** Revisions that a stream tells of, as they come. */
function revisionsOf(stream: ReadableStream<Uint8Array> | null): number[] {
  const heard: number[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of stream ?? [])
      for (const [, revision] of decoder.decode(part).matchAll(/"revision":(\d+)/g)) heard.push(Number(revision));
  };
  void read();
  return heard;
}

async function passOnce(store: Store, id: string): Promise<void> {
  const title = findTitle('1830');
  const outcome = await openTable(store, id, ANN);
  if (title === null || outcome.kind !== 'done') throw new Error('no table');
  const { table, state } = outcome.view;
  const pass = choices({ title, state }).find(({ action }) => action.type === 'pass');
  if (pass === undefined) throw new Error('nobody may pass');
  const asked = { expected: table.count + 1, revision: table.revision };
  expect((await play(store, id, asked, pass.action, ANN)).kind).toBe('done');
}

it('tells one who comes just as somebody moves of that move, too', async () => {
  const store = await sqliteStore(':memory:');
  const made = await createTable(store, { title: '1830', players: ['Ann', 'Ben'], options: [] }, ANN);
  if ('trouble' in made) throw new Error(made.trouble);
  const { id } = made;
  const never = new AbortController().signal;
  const early = revisionsOf(await listen(store, id, ANN, '0.0', never));
  // The table has been read for the second one, his seats not yet.
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slow: Store = { ...store, room: async (asked) => (await held, store.room(asked)) };
  const coming = listen(slow, id, ANN, '0.0', never);
  await passOnce(store, id);
  await vi.waitFor(() => expect(early).toContain(1));
  goOn();
  const late = revisionsOf(await coming);
  await vi.waitFor(() => expect(late).toContain(1));
  endStreams();
  await store.close();
});
