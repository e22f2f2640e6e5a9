import { withChanges } from '../server/changes.ts';
import type { TableChange } from '../server/live.ts';
import type { TableView } from '../server/tables.ts';

const ENTRIES_KEPT = 60;

/** A table after what the server told of it; null where that does not begin with what the page shows. */
export function afterChange(seen: TableView, change: Partial<TableChange> & Pick<TableChange, 'from' | 'table'>): TableView | null {
  const { from, table, turnStart, state, kept, entries, mine } = change;
  if (from !== seen.table.revision || turnStart === undefined || state === undefined || kept === undefined) return null;
  if (entries === undefined || mine === undefined) return null;
  const log = [...seen.entries.filter(({ number }) => number <= kept), ...entries].slice(-ENTRIES_KEPT);
  return { table, turnStart, mine, state: withChanges(seen.state, state), entries: log };
}
