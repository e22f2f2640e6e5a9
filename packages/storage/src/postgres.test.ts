import type { State } from '@roundhouse/engine';
import { startPostgres } from '@roundhouse/testing';
import type { Title } from '@roundhouse/title-schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAway } from './open.ts';
import { postgresStore } from './postgres.ts';
import type { Change, Note, Store } from './store.ts';

const postgres = await startPostgres();
if (postgres === null) console.warn('PostgreSQL is not installed: the tests of several processes on it are skipped.');
const at = '2026-01-01T00:00:00.000Z';
const head = { state: { count: 0 } as State, turnStart: 0, edition: 'now' };
const change = (revision: number): Change => ({
  id: 'one',
  revision,
  standing: { round: '', phase: '', waiting: [] },
  head,
  seat: '1',
  request: `request-${revision}`,
  at,
});
const entry = (number: number) =>
  ({ number, action: { type: 'pass', by: { kind: 'player', id: '1' } }, events: [], at, seat: '1' }) as const;

describe.skipIf(postgres === null)('processes that share a PostgreSQL', () => {
  let one: Store;
  let other: Store;
  const heard: Note[] = [];

  beforeAll(async () => {
    const url = postgres?.database('shared') ?? '';
    [one, other] = await Promise.all([postgresStore(url), postgresStore(url)]);
    other.watch((note) => heard.push(note));
    await one.keepTitle('hash', { id: 'title' } as Title);
    const setup = { players: [{ id: '1', name: 'Ann' }], seed: 1, options: [], quirks: [], consent: 'asked' } as const;
    await one.create({
      table: {
        id: 'one',
        titleId: 'title',
        titleName: 'Title',
        titleHash: 'hash',
        setup,
        count: 0,
        undone: 0,
        revision: 0,
        standing: { round: '', phase: '', waiting: [] },
        origin: null,
        createdAt: at,
        updatedAt: at,
        talk: 0,
      },
      head,
      snapshots: [{ number: 0, state: head.state, edition: 'now' }],
      log: [],
      host: null,
      seats: [],
    });
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await postgres?.remove();
  });

  it('hear of each other', async () => {
    heard.length = 0;
    await one.append(change(0), entry(1), null);
    await vi.waitFor(() => expect(heard).toEqual([{ id: 'one' }]));
    expect((await other.table('one'))?.count).toBe(1);
    const present = { process: 'one', players: ['1'], watching: 0 };
    await one.announce({ id: 'one', present });
    await vi.waitFor(() => expect(heard).toContainEqual({ id: 'one', present }));
  });

  it('let one of two writers win', async () => {
    const written = await Promise.all([one, other].map((store) => store.append({ ...change(1), request: null }, entry(2), null)));
    expect(written.sort()).toEqual(['conflict', 'written']);
    expect((await one.journal('one', 0)).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('lose nothing that was acknowledged when the server dies, say so while it is away, and wake everybody afterwards', async () => {
    if (postgres === null) throw new Error('no PostgreSQL');
    let acknowledged = 2;
    let away = 0;
    heard.length = 0;
    const dying = setTimeout(() => void postgres.kill(), 150);
    for (let number = 3; number <= 500 && away === 0; number += 1) {
      try {
        if ((await one.append(change(number - 1), entry(number), null)) === 'written') acknowledged = number;
      } catch (error) {
        expect(isAway(error), String(error)).toBe(true);
        away += 1;
      }
    }
    clearTimeout(dying);
    expect(away).toBe(1);
    await expect(other.ping()).rejects.toSatisfy(isAway);
    await postgres.start();
    await vi.waitFor(() => other.ping(), 10_000);
    const { count = 0 } = (await other.table('one')) ?? {};
    // The last one may have been written without an answer: its name tells.
    expect([acknowledged, acknowledged + 1]).toContain(count);
    expect(await other.hasRequest('one', `request-${acknowledged}`)).toBe(count === acknowledged + 1);
    expect((await other.log('one', 0, 999)).map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    await vi.waitFor(() => expect(heard).toContainEqual({ id: null }), 10_000);
  });
});
