import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, choices, newGame, type Action } from '@roundhouse/engine';
import { startPostgres, type TestPostgres } from '@roundhouse/testing';
import { findTitle } from '@roundhouse/titles-data';
import { expect, test } from '@playwright/test';
import { serve, type Server } from './server.ts';

// Servers that die, and databases that go away, as seen over HTTP.

const PLAYERS = ['Ann', 'Ben', 'Cem'];
const TABLES = 5;
const MOVES = 100;
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-faults-'));
let postgres: TestPostgres | null = null;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A game that goes on for long: whoever may passes. */
function script(count: number): readonly Action[] {
  const title = findTitle('1830');
  if (title === null) throw new Error('no 1830');
  const players = PLAYERS.map((name, index) => ({ id: `${index + 1}`, name }));
  let game = newGame(title, { players, seed: 7, options: [], quirks: [], consent: 'asked' });
  return Array.from({ length: count }, () => {
    const open = choices(game).filter(({ action }) => action.type !== 'end_game');
    const picked = open.find(({ action }) => action.type === 'pass') ?? open[0];
    const done = picked === undefined ? null : apply(game, picked.action);
    if (picked === undefined || !done?.ok) throw new Error('nobody may do anything');
    ({ game } = done);
    return picked.action;
  });
}
const moves = script(MOVES);

interface Seat {
  readonly id: string;
  readonly cookie: string;
}

const body = (value: unknown, cookie = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify(value),
});

async function begin({ address }: Server): Promise<Seat> {
  const made = await fetch(`${address}/api/tables`, body({ title: '1830', players: PLAYERS, options: [], seed: 7 }));
  const { id } = (await made.json()) as { id: string };
  return { id, cookie: made.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Sends the move of this number; 0: nothing answered. */
async function move({ address }: Server, { id, cookie }: Seat, number: number, request = `move-of-${id.slice(0, 8)}-${number}`) {
  const sent = { expected: number, revision: number - 1, request, action: moves[number - 1] };
  const answer = await fetch(`${address}/api/tables/${id}/actions`, body(sent, cookie)).catch(() => null);
  return answer?.status ?? 0;
}

/** The actions of a table as the server keeps them. */
async function kept({ address }: Server, { id, cookie }: Seat): Promise<readonly Action[]> {
  const answer = await fetch(`${address}/api/tables/${id}/history`, { headers: { cookie } });
  return ((await answer.json()) as { actions: readonly Action[] }).actions;
}

/** Revisions that a stream of a table tells of, until it is stopped; `ended` comes true when the server ends it. */
function hear({ address }: Server, { id, cookie }: Seat) {
  const stop = new AbortController();
  const heard: number[] = [];
  const ended = fetch(`${address}/api/tables/${id}/events`, { headers: { cookie }, signal: stop.signal })
    .then(async ({ body: stream }) => {
      let text = '';
      for await (const part of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
        const frames = (text + part).split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames)
          if (frame.startsWith('event: table'))
            heard.push((JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as { table: { revision: number } }).table.revision);
      }
      return true;
    })
    .catch(() => false);
  return { heard, ended, stop: () => stop.abort() };
}

const kinds = [
  { kind: 'SQLite', env: () => ({ DATABASE_URL: '' }) },
  { kind: 'PostgreSQL', env: () => ({ DATABASE_URL: postgres?.database('killed') ?? '' }) },
];
for (const { kind, env } of kinds) {
  test(`a server on ${kind} that is killed in the middle of ${TABLES * MOVES} moves has lost none and doubled none`, async () => {
    test.skip(kind === 'PostgreSQL' && postgres === null, 'PostgreSQL is not installed');
    const place = { DATA_DIR: join(folder, kind), LIMIT_FACTOR: '1000', ...env() };
    const first = await serve(place);
    const seats = await Promise.all(Array.from({ length: TABLES }, () => begin(first)));
    let acknowledged = 0;
    let atHalf = (): void => undefined;
    const half = new Promise<void>((resolve) => (atHalf = resolve));
    const played = seats.map(async (seat) => {
      for (let number = 1; number <= MOVES; number += 1) {
        if ((await move(first, seat, number)) !== 200) return number - 1;
        if ((acknowledged += 1) === (TABLES * MOVES) / 2) atHalf();
      }
      return MOVES;
    });
    await half;
    await first.kill();
    const done = await Promise.all(played);
    expect(Math.min(...done)).toBeLessThan(MOVES);

    const second = await serve(place);
    for (const [index, seat] of seats.entries()) {
      const before = (await kept(second, seat)).length;
      const said = done[index] ?? 0;
      expect([said, said + 1], 'what was acknowledged, and perhaps the move that was under way').toContain(before);
      // Whoever is in doubt sends the same again.
      for (let number = said + 1; number <= MOVES; number += 1) expect(await move(second, seat, number)).toBe(200);
      expect(await kept(second, seat)).toEqual(moves);
    }
    await second.end();
  });
}

test('two servers on one database: news of both, one of two moves wins, and nothing is lost while the database is away', async () => {
  test.skip(postgres === null, 'PostgreSQL is not installed');
  const place = { DATA_DIR: join(folder, 'two'), LIMIT_FACTOR: '1000', DATABASE_URL: postgres?.database('two') ?? '' };
  const [one, other] = await Promise.all([serve(place), serve(place)]);
  const seat = await begin(one);
  const [here, there] = [hear(one, seat), hear(other, seat)];
  expect(await move(one, seat, 1)).toBe(200);
  expect(await move(other, seat, 2)).toBe(200);
  for (const { heard } of [here, there]) await expect.poll(() => heard.at(-1)).toBe(2);

  const both = await Promise.all([move(one, seat, 3, 'request-of-one'), move(other, seat, 3, 'request-of-other')]);
  expect(both.sort()).toEqual([200, 409]);
  expect((await kept(other, seat)).length).toBe(3);

  await postgres?.kill();
  const away = Date.now();
  expect(await move(one, seat, 4)).toBe(503);
  expect((await fetch(`${other.address}/api/ready`)).status).toBe(503);
  expect((await fetch(`${other.address}/api/health`)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 10_000 - (Date.now() - away)));
  expect(await move(other, seat, 4)).toBe(503);
  await postgres?.start();
  await expect.poll(() => move(one, seat, 4), { timeout: 30_000 }).toBe(200);
  expect(await kept(other, seat)).toEqual(moves.slice(0, 4));
  for (const { heard } of [here, there]) await expect.poll(() => heard.at(-1), { timeout: 30_000 }).toBe(4);

  // 143 is what a process says that has ended because it was asked to.
  expect(await one.end()).toBe(143);
  expect(await here.ended).toBe(true);
  expect(await move(other, seat, 5)).toBe(200);
  there.stop();
  await other.end();
});
