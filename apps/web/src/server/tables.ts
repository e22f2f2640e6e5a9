import { randomBytes, randomInt } from 'node:crypto';
import {
  apply,
  awaited,
  deciderOf,
  newGame,
  roundName,
  view,
  type Action,
  type Game,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { sameNames } from '../parts/player-names.ts';
import type { Change, Logged, Origin, Standing, Store, Table, Written } from '../storage/store.ts';
import type { NewTableBody } from './bodies.ts';
import { editionOf } from './edition.ts';
import { headOf, next, openLog, snapshotOf, type Played, type Position } from './played.ts';
import { hashOf, positionAt, present, remember, type Present } from './positions.ts';
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

async function viewOf(store: Store, { table, position: { game, turnStart } }: Present): Promise<TableView> {
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
  await store.create(table, headOf(position), snapshots, log);
  return id;
}

/** A table as it stands: `done`, or the trouble with it. */
export const openTable = (store: Store, id: string): Promise<Outcome> => reopened(store, id, 'done');

async function reopened(store: Store, id: string, kind: 'done' | 'conflict'): Promise<Outcome> {
  const here = await present(store, id);
  return typeof here === 'string' ? stopped(here) : { kind, view: await viewOf(store, here) };
}

/** What the one who changes a table has seen of it, and how he calls this request: the same one twice counts once. */
export interface Asked {
  readonly revision: number;
  readonly request?: string | undefined;
}

/** The table to be changed; the answer where it cannot be, or where this has been done already. */
async function begun(
  store: Store,
  id: string,
  { revision, request }: Asked,
): Promise<{ readonly here: Present } | { readonly answer: Outcome }> {
  const here = await present(store, id);
  if (typeof here === 'string') return { answer: stopped(here) };
  if (here.table.revision === revision) return { here };
  const repeated = request !== undefined && (await store.hasRequest(id, request));
  return { answer: await reopened(store, id, repeated ? 'done' : 'conflict') };
}

/** Writes a change; somebody who was faster wins, unless he was the same one. */
async function changed(
  store: Store,
  { table }: Present,
  { position, seat, request }: { readonly position: Position; readonly seat: PlayerId | null; readonly request: string | undefined },
  write: (change: Change) => Promise<Written>,
): Promise<Outcome> {
  const { id, revision } = table;
  const standing = standingOf(position.game);
  const written = await write({ id, revision, standing, head: headOf(position), seat, request: request ?? null, at: now() });
  if (written === 'conflict')
    return reopened(store, id, request !== undefined && (await store.hasRequest(id, request)) ? 'done' : 'conflict');
  remember(id, revision + 1, position);
  return reopened(store, id, 'done');
}

/** Plays an action if the table still stands where the player saw it. */
export async function play(store: Store, id: string, asked: Asked & { readonly expected: number }, action: Action): Promise<Outcome> {
  const begin = await begun(store, id, asked);
  if ('answer' in begin) return begin.answer;
  const { here } = begin;
  if (here.table.count + 1 !== asked.expected) return reopened(store, id, 'conflict');
  const { game: before } = here.position;
  const result = apply(before, action);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const { game, events } = result;
  const seat = deciderOf(before, action.by);
  const entry = { number: asked.expected, action, events, at: now(), seat };
  const position = next(here.position, game, events);
  return changed(store, here, { position, seat, request: asked.request }, (change) => store.append(change, entry, snapshotOf(position)));
}

/** Takes back every action after the first `to` of them; the last one where `to` is not named. */
export async function undo(store: Store, id: string, asked: Asked, to?: number): Promise<Outcome> {
  const begin = await begun(store, id, asked);
  if ('answer' in begin) return begin.answer;
  const { here } = begin;
  const count = to ?? here.table.count - 1;
  if (count < 0 || count >= here.table.count) return stopped('nothing_to_undo');
  const position = await positionAt(store, here, count);
  if (position === 'older_rules') return stopped(position);
  return changed(store, here, { position, seat: null, request: asked.request }, (change) => store.undo(change, here.table.count - count));
}

/** Plays the actions again that were taken back, up to number `to`; one where `to` is not named. */
export async function redo(store: Store, id: string, asked: Asked, to?: number): Promise<Outcome> {
  const begin = await begun(store, id, asked);
  if ('answer' in begin) return begin.answer;
  const { here } = begin;
  const { table } = here;
  const count = to ?? table.count + 1;
  const again = (await store.undone(id)).filter(({ number }) => number <= count);
  if (count <= table.count || again.at(-1)?.number !== count) return stopped('nothing_to_redo');
  let { position } = here;
  for (const { action } of again) {
    const result = apply(position.game, action);
    if (!result.ok) return { kind: 'refused', refusal: result.refusal };
    position = next(position, result.game, result.events);
  }
  return changed(store, here, { position, seat: null, request: asked.request }, (change) => store.redo(change, again.length));
}
