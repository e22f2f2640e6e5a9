import { randomBytes, randomInt } from 'node:crypto';
import { apply, awaited, newGame, roundName, view, type Action, type Game, type Refusal, type State } from '@roundhouse/engine';
import { sameNames } from '../parts/player-names.ts';
import type { Change, Logged, Origin, Standing, Store, Table, Written } from '../storage/store.ts';
import type { NewTableBody } from './bodies.ts';
import { editionOf } from './edition.ts';
import { next, openLog, snapshotOf, type Played, type Position } from './played.ts';
import { hashOf, positionAt, remember } from './positions.ts';
import type { Trouble } from './respond.ts';
import { titleOf } from './titles.ts';

const ENTRIES_SHOWN = 60;

/** What the page of a table needs. */
export interface TableView {
  readonly table: Table;
  readonly state: State;
  /** Newest part of the log. */
  readonly entries: readonly Logged[];
  /** Actions played before the present turn began. */
  readonly turnStart: number;
}

export type Outcome =
  | { readonly kind: 'done'; readonly view: TableView }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'conflict'; readonly view: TableView }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

const stopped = (trouble: Trouble): Outcome => ({ kind: 'trouble', trouble });

/** What the list of tables shows of a game. */
export function standingOf({ state, title }: Game): Standing {
  const players = new Map(state.setup.players.map(({ id, name }) => [id, name]));
  const label = state.over !== null ? 'over' : roundName({ state, title });
  const waiting = awaited({ state, title }).map(({ decider }) => players.get(decider) ?? decider);
  return { round: label, phase: state.phase, waiting: [...new Set(waiting)] };
}

async function viewOf(store: Store, table: Table, { game, turnStart }: Position): Promise<TableView> {
  const entries = await store.log(table.id, Math.max(0, table.count - ENTRIES_SHOWN), table.count);
  return { table, state: view(game, null).state, entries, turnStart };
}

export const now = () => new Date().toISOString();

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
  const edition = editionOf(game.title, game.state.setup) ?? '';
  return { id: await keepTable(store, openLog(game, edition).played(), null) };
}

/** Writes a game as a new table; its id. */
export async function keepTable(store: Store, { position, log, snapshots }: Played, origin: Origin | null): Promise<string> {
  const { title, state } = position.game;
  const id = randomBytes(18).toString('base64url');
  const at = now();
  const titleHash = hashOf(title);
  await store.keepTitle(titleHash, title);
  const table: Table = {
    id,
    titleId: title.id,
    titleName: title.name,
    titleHash,
    setup: state.setup,
    count: state.count,
    undone: 0,
    revision: 0,
    standing: standingOf(position.game),
    origin,
    createdAt: at,
    updatedAt: at,
  };
  await store.create(table, snapshots, log);
  return id;
}

/** A table as it stands: `done`, or the trouble with it. */
export const openTable = (store: Store, id: string): Promise<Outcome> => reopened(store, id, 'done');

async function reopened(store: Store, id: string, kind: 'done' | 'conflict'): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return stopped('unknown_table');
  const position = await positionAt(store, table);
  if (position === null) return stopped('outdated');
  // It may have been written anew meanwhile.
  return { kind, view: await viewOf(store, (await store.table(id)) ?? table, position) };
}

/** Writes a change; somebody who was faster wins. */
async function changed(store: Store, table: Table, position: Position, write: (change: Change) => Promise<Written>): Promise<Outcome> {
  const written = await write({ id: table.id, revision: table.revision, standing: standingOf(position.game), at: now() });
  if (written === 'conflict') return reopened(store, table.id, 'conflict');
  remember(table.id, table.revision + 1, position);
  return reopened(store, table.id, 'done');
}

/** Plays an action if the table still stands where the player saw it. */
export async function play(
  store: Store,
  id: string,
  seen: { readonly expected: number; readonly revision: number },
  action: Action,
): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return stopped('unknown_table');
  if (table.revision !== seen.revision || table.count + 1 !== seen.expected) return reopened(store, id, 'conflict');
  const before = await positionAt(store, table);
  if (before === null) return stopped('outdated');
  const result = apply(before.game, action);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const { game, events } = result;
  const entry = { number: seen.expected, action, events, at: now() };
  const snapshot = snapshotOf(game, () => editionOf(game.title, table.setup) ?? '');
  return changed(store, table, next(before, game, events), (change) => store.append(change, entry, snapshot));
}

/** Takes back every action after the first `to` of them; the last one where `to` is not named. */
export async function undo(store: Store, id: string, revision: number, to?: number): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return stopped('unknown_table');
  if (table.revision !== revision) return reopened(store, id, 'conflict');
  const count = to ?? table.count - 1;
  if (count < 0 || count >= table.count) return stopped('nothing_to_undo');
  const before = await positionAt(store, table, count);
  if (before === null) return stopped('outdated');
  return changed(store, table, before, (change) => store.undo(change, table.count - count));
}

/** Plays the actions again that were taken back, up to number `to`; one where `to` is not named. */
export async function redo(store: Store, id: string, revision: number, to?: number): Promise<Outcome> {
  const table = await store.table(id);
  if (table === null) return stopped('unknown_table');
  if (table.revision !== revision) return reopened(store, id, 'conflict');
  const count = to ?? table.count + 1;
  const again = (await store.undone(id)).filter(({ number }) => number <= count);
  if (count <= table.count || again.at(-1)?.number !== count) return stopped('nothing_to_redo');
  let position = await positionAt(store, table);
  if (position === null) return stopped('outdated');
  for (const { action } of again) {
    const result = apply(position.game, action);
    if (!result.ok) return { kind: 'refused', refusal: result.refusal };
    position = next(position, result.game, result.events);
  }
  return changed(store, table, position, (change) => store.redo(change, again.length));
}
