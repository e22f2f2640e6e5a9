import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { apply, gameOf, type Game, type State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { Store, Table } from '@roundhouse/storage';
import { editionOf } from './edition.ts';
import { grafted } from './graft.ts';
import { logger } from './logger.ts';
import { headOf, next, playThrough, type Position } from './played.ts';
import { titleOf } from './titles.ts';

const POSITIONS_KEPT = 500;
const TITLES_KEPT = 50;

interface Kept {
  readonly revision: number;
  readonly position: Position;
}
const shared = globalThis as { roundhousePositions?: Map<string, Kept>; roundhouseTitles?: Map<string, Title> };
const kept = (shared.roundhousePositions ??= new Map());
const titles = (shared.roundhouseTitles ??= new Map());

/** Keeps the newest position of a table at hand. */
export function remember(id: string, revision: number, position: Position): void {
  kept.delete(id);
  kept.set(id, { revision, position });
  const oldest = kept.keys().next().value;
  if (kept.size > POSITIONS_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Forgets every position, as a new process does; for tests. */
export function forgetPositions(): void {
  kept.clear();
  titles.clear();
}

export const hashOf = (title: Title): string => createHash('sha256').update(JSON.stringify(title)).digest('hex');

/** A compiled title by its hash; the same object each time, since the engine keeps what follows from it beside it. */
async function titleBy(store: Store, hash: string): Promise<Title | null> {
  const known = titles.get(hash);
  if (known !== undefined) return known;
  const title = await store.title(hash);
  if (title === null) return null;
  titles.set(hash, title);
  const oldest = titles.keys().next().value;
  if (titles.size > TITLES_KEPT && oldest !== undefined) titles.delete(oldest);
  return title;
}

/** A table with its game, both of the same moment. */
export interface Present {
  readonly table: Table;
  readonly position: Position;
}

/**
 * A table as it stands. Its game is read as it was written, so that rules that have changed since do not touch it. Where
 * its states are of another form, or nobody kept it, it is made anew from its actions, and is outdated where that fails.
 */
export async function present(store: Store, id: string): Promise<Present | 'unknown_table' | 'outdated'> {
  const table = await store.table(id);
  if (table === null) return 'unknown_table';
  const known = kept.get(id);
  if (known?.revision === table.revision) return { table, position: known.position };
  const found = await read(store, id, known?.position ?? null);
  if (found === null) return 'outdated';
  remember(id, found.table.revision, found.position);
  return found;
}

async function read(store: Store, id: string, before: Position | null): Promise<Present | null> {
  const opened = await store.opened(id);
  if (opened === null) return null;
  const { table, head } = opened;
  const title = await titleBy(store, table.titleHash);
  const edition = title === null ? null : editionOf(title, table.setup);
  if (title === null || edition === null || head?.edition !== edition) return made(store, table, title, edition);
  const state = before === null ? head.state : grafted(before.game.state, head.state);
  return { table, position: { game: gameOf(title, state), turnStart: head.turnStart, edition } };
}

/** A table whose game was not kept, or in another form. */
async function made(store: Store, table: Table, title: Title | null, edition: string | null): Promise<Present | null> {
  const replayed = title === null || edition === null ? null : await replay(store, table.id, title, edition, table.count);
  return replayed === null ? rewrite(store, table) : { table, position: replayed.position };
}

/**
 * The game after its first `count` actions. `older_rules`: the rules of today make something else of these actions than
 * was played; from the present on the past can be had again.
 */
export async function positionAt(store: Store, here: Present, count: number): Promise<Position | 'older_rules'> {
  const { table, position: now } = here;
  if (count === table.count) return now;
  const past = await replay(store, table.id, now.game.title, now.edition, count);
  if (past !== null && (past.since === count || (await leadsOn(store, here, past.position.game)))) return past.position;
  logger().warn({ table: table.id, title: table.titleId, count, of: table.count }, 'played by older rules: cannot be taken back');
  await store.keepSnapshot(table.id, { number: table.count, state: now.game.state, edition: now.edition });
  return 'older_rules';
}

/** Whether the actions that follow on a moment of the past lead to what is known to have been played. */
async function leadsOn(store: Store, { table, position }: Present, past: Game): Promise<boolean> {
  const later = await store.snapshotAfter(table.id, past.state.count);
  const until = later?.number ?? table.count;
  let game = past;
  for (const { action } of await store.log(table.id, past.state.count, until)) {
    const result = apply(game, action);
    if (!result.ok) return false;
    ({ game } = result);
  }
  return isDeepStrictEqual(asKept(game.state), asKept(later?.state ?? position.game.state));
}

/** A state as it comes out of the store. */
const asKept = (state: State): unknown => JSON.parse(JSON.stringify(state));

/**
 * Plays from the newest snapshot, or from an older one where the turn had begun before that. `since`: number of that
 * snapshot. null: there is none of this edition, or the rules refuse an action.
 */
async function replay(store: Store, id: string, title: Title, edition: string, count: number): Promise<Replayed | null> {
  let found: Replayed | null = null;
  for (let upTo = count; upTo >= 0;) {
    const snapshot = await store.snapshot(id, upTo);
    if (snapshot?.edition !== edition) return found;
    let position: Position = { game: gameOf(title, snapshot.state), turnStart: snapshot.number, edition };
    for (const { action } of await store.log(id, snapshot.number, count)) {
      const result = apply(position.game, action);
      if (!result.ok) return found;
      position = next(position, result.game, result.events);
    }
    // Further back is only looked for the beginning of the turn; the state is that of the newest snapshot.
    found = turningAt(found, position, snapshot.number);
    if (position.turnStart > snapshot.number || snapshot.number === 0) return found;
    upTo = snapshot.number - 1;
  }
  return found;
}

const turningAt = (found: Replayed | null, position: Position, since: number): Replayed =>
  found === null ? { position, since } : { ...found, position: { ...found.position, turnStart: position.turnStart } };

interface Replayed {
  readonly position: Position;
  /** Number of the snapshot it begins with. */
  readonly since: number;
}

/** Plays the log by the title it was begun with, else by the one of today, and keeps what comes of it. */
async function rewrite(store: Store, table: Table): Promise<Present | null> {
  const log = await store.log(table.id, 0, table.count);
  for (const begun of [await titleBy(store, table.titleHash), titleOf(table.titleId)]) {
    const edition = begun === null ? null : editionOf(begun, table.setup);
    const played = begun === null || edition === null ? null : playThrough(begun, table.setup, edition, log);
    if (played === null) continue;
    const { position } = played;
    const titleHash = hashOf(position.game.title);
    await store.keepTitle(titleHash, position.game.title);
    const written = await store.rewrite(table.id, table.revision, { ...played, head: headOf(position), titleHash });
    // Somebody else has made it anew, and it may have been played on.
    if (written === 'conflict') return read(store, table.id, null);
    logger().warn({ table: table.id, title: table.titleId, actions: table.count }, 'table made anew from its actions');
    return { table: { ...table, titleHash }, position };
  }
  logger().error({ table: table.id, title: table.titleId, actions: table.count }, 'table cannot be played by the rules of today');
  return null;
}
