import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, pick } from '@roundhouse/bots';
import type { Choice, State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { afterAll, beforeAll, expect } from 'vitest';
import { POST as newTable } from '../src/app/api/tables/route.ts';
import { POST as postAction } from '../src/app/api/tables/[id]/actions/route.ts';
import { GET as getChoices } from '../src/app/api/tables/[id]/choices/route.ts';
import { store } from '../src/server/stores.ts';

const host = 'http://localhost/api/tables';

/** Gives the tests of a file a server with an empty store of its own; the folder of its data. */
export function withServer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-client-'));
  beforeAll(() => {
    process.env.DATA_DIR = folder;
    process.env.LIMIT_FACTOR = '1000000';
    delete process.env.DATABASE_URL;
  });
  afterAll(async () => {
    await (await store()).close();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

interface Listed {
  readonly revision: number;
  readonly expected: number;
  readonly choices: readonly Choice[];
}

/** A client that knows nothing of the rules plays by what the API lists, to the end or so many actions; the state then. */
export async function playThrough(title: Title, most: number): Promise<State | null> {
  const json = { 'content-type': 'application/json' };
  const players = Array.from({ length: title.players.min }, (_, index) => `Player ${index + 1}`);
  const begun = JSON.stringify({ title: title.id, players, options: [], seed: 11 });
  const made = await newTable(new Request(host, { method: 'POST', headers: json, body: begun }), undefined);
  const { id } = (await made.json()) as { id: string };
  const headers = { ...json, cookie: made.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const params = { params: Promise.resolve({ id }) };
  const chance = chanceFrom(11);
  let state: State | null = null;
  for (let played = 1; played <= most && (state?.over ?? null) === null; played += 1) {
    const asked = await getChoices(new Request(`${host}/${id}/choices`, { headers }), params);
    const { revision, expected, choices } = (await asked.json()) as Listed;
    const allowed = choices.filter(({ action }) => action.type !== 'end_game');
    const body = JSON.stringify({ expected, revision, request: `request-${expected}`, action: pick(allowed, chance)?.action });
    const answer = await postAction(new Request(`${host}/${id}/actions`, { method: 'POST', headers, body }), params);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    ({ state } = (JSON.parse(text) as { view: { state: State } }).view);
    expect(state.count).toBe(played);
  }
  return state;
}
