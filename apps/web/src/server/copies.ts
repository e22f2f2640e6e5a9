import { hasSecrets } from '@roundhouse/engine';
import type { Store } from '@roundhouse/storage';
import { positionAt, present } from './positions.ts';
import type { Trouble } from './respond.ts';
import { keepTable, ownedBy } from './tables.ts';

/** A table of its own that begins with the first `at` actions of another one, which stays as it is. */
export async function copyTable(
  store: Store,
  id: string,
  at: number,
  guest: string,
): Promise<{ readonly id: string } | { readonly trouble: Trouble }> {
  const source = await present(store, id);
  if (typeof source === 'string') return { trouble: source };
  if (hasSecrets(source.position.game)) return { trouble: 'secret' };
  if (at > source.table.count) return { trouble: 'no_such_action' };
  const position = await positionAt(store, source, at);
  if (position === 'older_rules') return { trouble: position };
  const start = await store.snapshot(id, 0);
  const here = { number: at, state: position.game.state, edition: position.edition };
  const snapshots = at === 0 || start === null ? [here] : [start, here];
  const log = await store.log(id, 0, at);
  const owned = ownedBy(guest, source.table.setup.players, { kind: 'copy', table: id, at });
  return { id: await keepTable(store, { position, log, snapshots }, owned) };
}
