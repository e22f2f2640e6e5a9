import type { Store } from '../storage/store.ts';
import { editionOf } from './edition.ts';
import { positionAt } from './positions.ts';
import type { Trouble } from './respond.ts';
import { keepTable } from './tables.ts';

/** A table of its own that begins with the first `at` actions of another one, which stays as it is. */
export async function copyTable(store: Store, id: string, at: number): Promise<{ readonly id: string } | { readonly trouble: Trouble }> {
  const table = await store.table(id);
  if (table === null) return { trouble: 'unknown_table' };
  if (at > table.count) return { trouble: 'no_such_action' };
  const position = await positionAt(store, table, at);
  if (position === null) return { trouble: 'outdated' };
  const { title, state } = position.game;
  const start = await store.snapshot(id, 0);
  const here = { number: at, state, edition: editionOf(title, table.setup) ?? '' };
  const snapshots = at === 0 || start === null ? [here] : [start, here];
  const log = await store.log(id, 0, at);
  return { id: await keepTable(store, { position, log, snapshots }, { kind: 'copy', table: id, at }) };
}
