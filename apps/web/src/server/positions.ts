import { createHash } from 'node:crypto';
import { apply } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { Store, Table } from '../storage/store.ts';
import { editionOf } from './edition.ts';
import { next, playThrough, type Position } from './played.ts';
import { titleOf } from './titles.ts';

const POSITIONS_KEPT = 100;

interface Kept {
  readonly revision: number;
  readonly position: Position;
}
const shared = globalThis as { roundhousePositions?: Map<string, Kept> };
const kept = (shared.roundhousePositions ??= new Map());

/** Keeps the newest position of a table at hand. */
export function remember(id: string, revision: number, position: Position): void {
  kept.delete(id);
  kept.set(id, { revision, position });
  const oldest = kept.keys().next().value;
  if (kept.size > POSITIONS_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Forgets every position, as a new process does; for tests. */
export const forgetPositions = (): void => kept.clear();

export const hashOf = (title: Title): string => createHash('sha256').update(JSON.stringify(title)).digest('hex');

/**
 * The game of a table after its first `count` actions, from a snapshot and the tail of the log. A table that another
 * edition of the engine or of the title has written is made anew from its actions; null where that fails too.
 */
export async function positionAt(store: Store, table: Table, count = table.count): Promise<Position | null> {
  const known = kept.get(table.id);
  if (known?.revision === table.revision && count === table.count) return known.position;
  const found = (await read(store, table, count)) ?? (await rewritten(store, table, count));
  if (found !== null && count === table.count) remember(table.id, table.revision, found);
  return found;
}

async function rewritten(store: Store, table: Table, count: number): Promise<Position | null> {
  const fresh = await rewrite(store, table);
  return fresh === null ? null : read(store, fresh, count);
}

async function read(store: Store, table: Table, count: number): Promise<Position | null> {
  const title = await store.title(table.titleHash);
  const edition = title === null ? null : editionOf(title, table.setup);
  return title === null || edition === null ? null : fromSnapshot(store, table, title, edition, count);
}

/** From the newest snapshot of this edition, or an older one where the turn had begun before that. */
async function fromSnapshot(store: Store, table: Table, title: Title, edition: string, count: number): Promise<Position | null> {
  let found: Position | null = null;
  for (let upTo = count; upTo >= 0;) {
    const snapshot = await store.snapshot(table.id, upTo);
    if (snapshot?.edition !== edition) return found;
    let position: Position = { game: { title, state: snapshot.state }, turnStart: snapshot.number };
    for (const { action } of await store.log(table.id, snapshot.number, count)) {
      const result = apply(position.game, action);
      if (!result.ok) return found;
      position = next(position, result.game, result.events);
    }
    if (position.turnStart > snapshot.number || snapshot.number === 0) return position;
    found = position;
    upTo = snapshot.number - 1;
  }
  return found;
}

/** Plays the log by the title it was begun with, else by the one of today, and keeps what comes of it. */
async function rewrite(store: Store, table: Table): Promise<Table | null> {
  const log = await store.log(table.id, 0, table.count);
  for (const title of [await store.title(table.titleHash), titleOf(table.titleId)]) {
    const edition = title === null ? null : editionOf(title, table.setup);
    const played = title === null || edition === null ? null : playThrough(title, table.setup, edition, log);
    if (played === null) continue;
    const own = played.position.game.title;
    const titleHash = hashOf(own);
    await store.keepTitle(titleHash, own);
    const written = await store.rewrite(table.id, table.revision, { ...played, titleHash });
    return written === 'written' ? { ...table, titleHash } : store.table(table.id);
  }
  return null;
}
