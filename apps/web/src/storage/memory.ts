import type { Title } from '@roundhouse/title-schema';
import type { Change, Logged, Snapshot, Store, Table } from './store.ts';

interface Shelf {
  table: Table;
  log: Logged[];
  undone: Logged[];
  snapshots: Snapshot[];
}

/** A store that forgets everything when the process ends; for tests. */
export function memoryStore(): Store {
  const titles = new Map<string, Title>();
  const shelves = new Map<string, Shelf>();
  const open = (change: Change): Shelf | null => {
    const shelf = shelves.get(change.id);
    return shelf?.table.revision === change.revision ? shelf : null;
  };
  const note = (shelf: Shelf, change: Change) => {
    shelf.table = {
      ...shelf.table,
      count: shelf.log.length,
      undone: shelf.undone.length,
      revision: shelf.table.revision + 1,
      standing: change.standing,
      updatedAt: change.at,
    };
    shelf.snapshots = shelf.snapshots.filter(({ number }) => number <= shelf.log.length);
    return 'written' as const;
  };
  return {
    keepTitle: async (hash, title) => void titles.set(hash, title),
    title: async (hash) => titles.get(hash) ?? null,
    create: async (table, start) => void shelves.set(table.id, { table, log: [], undone: [], snapshots: [start] }),
    table: async (id) => shelves.get(id)?.table ?? null,
    log: async (id, after, upTo) => (shelves.get(id)?.log ?? []).filter(({ number }) => number > after && number <= upTo),
    snapshot: async (id, upTo) => (shelves.get(id)?.snapshots ?? []).filter(({ number }) => number <= upTo).at(-1) ?? null,
    append: async (change, entry, snapshot) => {
      const shelf = open(change);
      if (shelf === null || entry.number !== shelf.log.length + 1) return 'conflict';
      shelf.log.push(entry);
      shelf.undone = [];
      if (snapshot !== null) shelf.snapshots.push(snapshot);
      return note(shelf, change);
    },
    undo: async (change) => {
      const shelf = open(change);
      const last = shelf?.log.pop();
      if (shelf === null || last === undefined) return 'conflict';
      shelf.undone.push(last);
      return note(shelf, change);
    },
    nextUndone: async (id) => shelves.get(id)?.undone.at(-1) ?? null,
    redo: async (change) => {
      const shelf = open(change);
      const next = shelf?.undone.pop();
      if (shelf === null || next === undefined) return 'conflict';
      shelf.log.push(next);
      return note(shelf, change);
    },
    close: async () => {},
  };
}
