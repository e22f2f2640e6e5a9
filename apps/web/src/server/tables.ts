import { createHash, randomBytes, randomInt } from 'node:crypto';
import { apply, awaited, newGame, roundName, view, type Action, type Game, type Refusal, type State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { sameNames } from '../parts/player-names.ts';
import type { Logged, Standing, Store, Table } from '../storage/store.ts';
import type { NewTableBody } from './bodies.ts';
import type { Trouble } from './respond.ts';
import { titleOf } from './titles.ts';

const SNAPSHOT_EVERY = 50;
const ENTRIES_SHOWN = 60;
const GAMES_KEPT = 100;

/** What the page of a table needs. */
export interface TableView {
  readonly table: Table;
  readonly state: State;
  /** Newest part of the log. */
  readonly entries: readonly Logged[];
}

export type Outcome =
  | { readonly kind: 'done'; readonly view: TableView }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'conflict'; readonly view: TableView }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

const shared = globalThis as { roundhouseGames?: Map<string, { readonly revision: number; readonly game: Game }> };
const games = (shared.roundhouseGames ??= new Map());

function remember(id: string, revision: number, game: Game): void {
  games.delete(id);
  games.set(id, { revision, game });
  const oldest = games.keys().next().value;
  if (games.size > GAMES_KEPT && oldest !== undefined) games.delete(oldest);
}

/** The game of a table after its first `count` actions: a snapshot and the tail of the log. */
export async function gameAt(store: Store, table: Table, count = table.count): Promise<Game> {
  const kept = games.get(table.id);
  if (kept?.revision === table.revision && count === table.count) return kept.game;
  const title = await store.title(table.titleHash);
  const snapshot = await store.snapshot(table.id, count);
  if (title === null || snapshot === null) throw new Error(`table ${table.id} has no title or no start`);
  let game: Game = { title, state: snapshot.state };
  for (const { number, action } of await store.log(table.id, snapshot.number, count)) {
    const result = apply(game, action);
    if (!result.ok) throw new Error(`table ${table.id}: action ${number} no longer applies (${result.refusal.rule})`);
    game = result.game;
  }
  if (count === table.count) remember(table.id, table.revision, game);
  return game;
}

/** What the list of tables shows of a game. */
export function standingOf({ state, title }: Game): Standing {
  const players = new Map(state.setup.players.map(({ id, name }) => [id, name]));
  const label = state.over !== null ? 'over' : roundName({ state, title });
  const waiting = awaited({ state, title }).map(({ decider }) => players.get(decider) ?? decider);
  return { round: label, phase: state.phase, waiting: [...new Set(waiting)] };
}

async function viewOf(store: Store, table: Table, game: Game): Promise<TableView> {
  const entries = await store.log(table.id, Math.max(0, table.count - ENTRIES_SHOWN), table.count);
  return { table, state: view(game, null).state, entries };
}

const now = () => new Date().toISOString();

/** Starts a table and keeps the title it is played by. */
export async function createTable(store: Store, body: NewTableBody): Promise<{ readonly id: string } | { readonly trouble: Trouble }> {
  const title = titleOf(body.title);
  if (title === null) return { trouble: 'unknown_title' };
  if (body.players.length < title.players.min || body.players.length > title.players.max) return { trouble: 'player_count' };
  if (sameNames(body.players)) return { trouble: 'same_name' };
  if (body.options.some((option) => !Object.hasOwn(title.options.of, option))) return { trouble: 'unknown_option' };
  const excluded = body.options.flatMap((option) => title.options.of[option]?.excludes ?? []);
  if (body.options.some((option) => excluded.includes(option))) return { trouble: 'unknown_option' };
  const game = newGame(title, {
    players: body.players.map((name, index) => ({ id: String(index + 1), name })),
    seed: body.seed ?? randomInt(1, 2_147_483_647),
    options: body.options,
    quirks: [],
    consent: 'asked',
  });
  return { id: await openAs(store, game) };
}

/** Hash of a compiled title: what it names never changes. */
export const hashOf = (title: Title): string => createHash('sha256').update(JSON.stringify(title)).digest('hex');

/** Keeps a game that is at its start as a new table, and the title it is played by; answers the id of the table. */
export async function openAs(store: Store, game: Game): Promise<string> {
  const { title } = game;
  const titleHash = hashOf(title);
  const id = randomBytes(18).toString('base64url');
  const at = now();
  await store.keepTitle(titleHash, title);
  const table: Table = {
    id,
    titleId: title.id,
    titleName: title.name,
    titleHash,
    setup: game.state.setup,
    count: 0,
    undone: 0,
    revision: 0,
    standing: standingOf(game),
    createdAt: at,
    updatedAt: at,
  };
  await store.create(table, { number: 0, state: game.state });
  return id;
}

export async function openTable(store: Store, id: string): Promise<TableView | null> {
  const table = await store.table(id);
  return table === null ? null : viewOf(store, table, await gameAt(store, table));
}

async function reopened(store: Store, id: string, kind: 'done' | 'conflict'): Promise<Outcome> {
  const fresh = await openTable(store, id);
  return fresh === null ? { kind: 'trouble', trouble: 'unknown_table' } : { kind, view: fresh };
}

/** Plays an action if the table still stands where the player saw it. */
export async function play(
  store: Store,
  id: string,
  seen: { readonly expected: number; readonly revision: number },
  action: Action,
): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return { kind: 'trouble', trouble: 'unknown_table' };
  if (table.revision !== seen.revision || table.count + 1 !== seen.expected) return reopened(store, id, 'conflict');
  const result = apply(await gameAt(store, table), action);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const number = table.count + 1;
  const at = now();
  const change = { id, revision: table.revision, standing: standingOf(result.game), at };
  const snapshot = number % SNAPSHOT_EVERY === 0 ? { number, state: result.game.state } : null;
  const written = await store.append(change, { number, action, events: result.events, at }, snapshot);
  if (written === 'conflict') return reopened(store, id, 'conflict');
  remember(id, table.revision + 1, result.game);
  return reopened(store, id, 'done');
}

/** Takes the last action back. */
export async function undo(store: Store, id: string, revision: number): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return { kind: 'trouble', trouble: 'unknown_table' };
  if (table.revision !== revision) return reopened(store, id, 'conflict');
  if (table.count === 0) return { kind: 'trouble', trouble: 'nothing_to_undo' };
  const before = await gameAt(store, table, table.count - 1);
  const written = await store.undo({ id, revision, standing: standingOf(before), at: now() });
  if (written === 'conflict') return reopened(store, id, 'conflict');
  remember(id, revision + 1, before);
  return reopened(store, id, 'done');
}

/** Plays the action again that was taken back last. */
export async function redo(store: Store, id: string, revision: number): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return { kind: 'trouble', trouble: 'unknown_table' };
  if (table.revision !== revision) return reopened(store, id, 'conflict');
  const next = await store.nextUndone(id);
  if (next === null) return { kind: 'trouble', trouble: 'nothing_to_redo' };
  const result = apply(await gameAt(store, table), next.action);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const written = await store.redo({ id, revision, standing: standingOf(result.game), at: now() });
  if (written === 'conflict') return reopened(store, id, 'conflict');
  remember(id, revision + 1, result.game);
  return reopened(store, id, 'done');
}
