import type { Title } from '@roundhouse/title-schema';
import type { Change, Logged, Rewritten, Snapshot, Store, Table, Written } from './store.ts';

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
  const append = (change: Change, entry: Logged, snapshot: Snapshot | null): Written => {
    const shelf = open(change);
    if (shelf === null || entry.number !== shelf.log.length + 1) return 'conflict';
    shelf.log.push(entry);
    shelf.undone = [];
    if (snapshot !== null) shelf.snapshots.push(snapshot);
    return note(shelf, change);
  };
  /** Moves actions between the log and what has been undone. */
  const shift = (change: Change, from: 'log' | 'undone', to: 'log' | 'undone', actions: number): Written => {
    const shelf = open(change);
    if (shelf === null || shelf[from].length < actions) return 'conflict';
    for (let moved = 0; moved < actions; moved += 1) shelf[to].push(...shelf[from].splice(-1));
    return note(shelf, change);
  };
  const rewrite = (id: string, revision: number, { titleHash, log: entries, snapshots }: Rewritten): Written => {
    const shelf = shelves.get(id);
    if (shelf?.table.revision !== revision) return 'conflict';
    shelves.set(id, { ...shelf, table: { ...shelf.table, titleHash }, log: [...entries], snapshots: [...snapshots] });
    return 'written';
  };
  const log = (id: string, after: number, upTo: number) =>
    (shelves.get(id)?.log ?? []).filter(({ number }) => number > after && number <= upTo);
  const snapshot = (id: string, upTo: number) => (shelves.get(id)?.snapshots ?? []).filter(({ number }) => number <= upTo).at(-1) ?? null;
  const done = Promise.resolve();
  return {
    keepTitle: (hash, title) => (titles.set(hash, title), done),
    title: (hash) => Promise.resolve(titles.get(hash) ?? null),
    create: (table, snapshots, entries = []) => (
      shelves.set(table.id, { table, log: [...entries], undone: [], snapshots: [...snapshots] }),
      done
    ),
    table: (id) => Promise.resolve(shelves.get(id)?.table ?? null),
    log: (id, after, upTo) => Promise.resolve(log(id, after, upTo)),
    snapshot: (id, upTo) => Promise.resolve(snapshot(id, upTo)),
    append: (change, entry, taken) => Promise.resolve(append(change, entry, taken)),
    undo: (change, actions) => Promise.resolve(shift(change, 'log', 'undone', actions)),
    undone: (id) => Promise.resolve([...(shelves.get(id)?.undone ?? [])].reverse()),
    redo: (change, actions) => Promise.resolve(shift(change, 'undone', 'log', actions)),
    rewrite: (id, revision, rewritten) => Promise.resolve(rewrite(id, revision, rewritten)),
    close: () => done,
  };
}
