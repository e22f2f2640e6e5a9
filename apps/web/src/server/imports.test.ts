import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createWords } from '@roundhouse/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { importFile, type ImportLine } from './imports.ts';
import { openTable } from './tables.ts';

const ANN = 'guest-of-ann';

const games = fileURLToPath(new URL('../../../../packages/records/test/games/', import.meta.url));
const text = readFileSync(`${games}1830-2-45.json`, 'utf8');
interface File {
  title: unknown;
  status: string;
  players: { id: unknown; name: unknown }[];
  settings: { optional_rules: unknown };
  result: Record<string, number>;
  actions: Record<string, unknown>[];
}
let store: Store;

beforeEach(async () => {
  store = await sqliteStore(':memory:');
});

async function lines(source: string, upTo: number | null = null): Promise<ImportLine[]> {
  const all: ImportLine[] = [];
  for await (const line of importFile(store, source, upTo, { guest: ANN, words: createWords('en') })) all.push(line);
  return all;
}

const changed = (change: (file: File) => void): string => {
  const file = JSON.parse(text) as File;
  change(file);
  return JSON.stringify(file);
};

async function opened(source: string, upTo: number | null = null) {
  const line = (await lines(source, upTo)).at(-1);
  if (line === undefined || !('id' in line)) throw new Error(JSON.stringify(line));
  const outcome = await openTable(store, line.id, ANN);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.view;
}

async function refusal(source: string) {
  const line = (await lines(source)).at(-1);
  if (line === undefined || !('reason' in line)) throw new Error(JSON.stringify(line));
  return line;
}

describe('a game file', () => {
  it('becomes a table with its whole log and the recorded end', async () => {
    const file = JSON.parse(text) as File;
    const { table, state } = await opened(text);
    expect(state.over?.scores).toEqual(file.result);
    expect(table.standing.waiting).toEqual([]);
    expect(table.origin).toMatchObject({ kind: 'file', played: file.actions.length, of: file.actions.length });
    expect((await store.log(table.id, 0, 9999)).length).toBe(table.count);
  });

  it('tells how far it is', async () => {
    const all = await lines(readFileSync(`${games}1830-3-76.json`, 'utf8'));
    const told = all.flatMap((line) => ('done' in line ? [line.done] : []));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it('that is not finished is gone on with', async () => {
    const unfinished = changed((file) => {
      file.actions = file.actions.slice(0, 100);
      file.status = 'active';
      file.result = {};
      delete (file as { game_end_reason?: string }).game_end_reason;
    });
    const { state } = await opened(unfinished);
    expect(state.over).toBeNull();
    expect(state.count).toBe(100);
  });

  it.each([
    [
      ['<b>Ann</b>', 'A\u202eB'],
      ['<b>Ann</b>', 'Player 1'],
    ],
    [
      ['x'.repeat(60), 7],
      ['x'.repeat(30), 'Player 2'],
    ],
    [
      ['Ann', ' ANN '],
      ['Ann', 'Player 1'],
    ],
  ])('with players called %j has them as %j', async (given, names) => {
    const { table } = await opened(changed((file) => file.players.forEach((player, index) => (player.name = given[index]))));
    expect(table.setup.players.map(({ name }) => name)).toEqual(names);
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', '{"title": ', /not JSON.*export it again/i],
    ['lists without end', '['.repeat(200_000), /not JSON/],
    ['nested lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /one JSON object/],
    ['HTML', '<html></html>', /not JSON/],
    ['an unknown title', changed((file) => (file.title = '18<b>')), /not a title that we have\. Known titles: .*1830/],
    ['a title like a prototype', changed((file) => (file.title = '__proto__')), /not a title that we have/],
    ['an unknown option', changed((file) => (file.settings.optional_rules = ['constructor'])), /no option constructor\. Known options/],
    ['a prototype key', text.replace('"players":', '"__proto__": {"players": []}, "players_":'), /players: should be a list/],
    [
      'wrong types',
      changed((file) => (file.actions[3] = { type: 'bid', id: 4, entity: 1, price: {} })),
      /actions\[3\].*price: should be a number/,
    ],
    ['too many players', changed((file) => file.players.push(...[11, 12, 13, 14, 15].map((id) => ({ id, name: 'x' })))), /2 to 6 players/],
    [
      'too many actions',
      changed((file) => (file.actions = Array.from({ length: 7000 }, (_, id) => ({ type: 'pass', id, entity: 1 })))),
      /7,?000 actions/,
    ],
  ])('with %s is refused with the reason', async (_, source, reason) => {
    const line = await refusal(source);
    expect(line.reason).toMatch(reason);
    expect(line.upTo).toBeNull();
  });

  it('with an action that the rules refuse opens up to the one before', async () => {
    const broken = changed((file) => (file.actions[60] = { ...file.actions[60], type: 'bankrupt' }));
    const line = await refusal(broken);
    expect(line.reason).toMatch(/^Action 61 of the file \(bankrupt\) breaks a rule: /);
    expect(line.upTo).toBe(60);
    const { table } = await opened(broken, 60);
    expect(table.count).toBe(60);
    expect(table.origin).toMatchObject({ kind: 'file', played: 60 });
  });

  it('whose result is another one says so and opens all the same', async () => {
    const other = changed((file) => (file.result['1'] = 9999));
    const line = await refusal(other);
    expect(line.reason).toMatch(/another end: result 1 is 9999 there/);
    expect((await opened(other, line.upTo)).state.over).not.toBeNull();
  });
});
