import type { Entry, Head, Logged, Origin, Snapshot, Standing, Table } from './store.ts';

/** The tables of the database; JSON is kept as text. */
export interface Rows {
  titles: { hash: string; title: string };
  tables: {
    id: string;
    title_id: string;
    title_name: string;
    title_hash: string;
    setup: string;
    count: number;
    undone: number;
    revision: number;
    standing: string;
    origin: string | null;
    created_at: string;
    updated_at: string;
    host: string | null;
    talk: number;
    motion: string | null;
  };
  actions: LoggedRow;
  undone: LoggedRow;
  snapshots: { table_id: string; number: number; state: string; edition: string };
  heads: { table_id: string; state: string; turn_start: number; edition: string };
  journal: JournalRow;
  seats: { table_id: string; player: string; bot: string | null };
  holders: { table_id: string; player: string; guest: string };
  links: { hash: string; table_id: string; player: string; expires_at: string };
  messages: { table_id: string; number: number; player: string; text: string; request: string | null; at: string };
  notes: { table_id: string; guest: string; text: string };
}

interface JournalRow {
  table_id: string;
  revision: number;
  kind: Entry['kind'];
  count: number;
  action: string | null;
  seat: string | null;
  request: string | null;
  at: string;
}

interface LoggedRow {
  table_id: string;
  number: number;
  action: string;
  events: string;
  at: string;
  seat: string | null;
}

export const toTable = (row: Rows['tables']): Table => ({
  id: row.id,
  titleId: row.title_id,
  titleName: row.title_name,
  titleHash: row.title_hash,
  setup: JSON.parse(row.setup) as Table['setup'],
  count: row.count,
  undone: row.undone,
  revision: row.revision,
  standing: JSON.parse(row.standing) as Standing,
  origin: row.origin === null ? null : (JSON.parse(row.origin) as Origin),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  talk: row.talk,
});

export const fromTable = (table: Table, host: string | null): Rows['tables'] => ({
  id: table.id,
  title_id: table.titleId,
  title_name: table.titleName,
  title_hash: table.titleHash,
  setup: JSON.stringify(table.setup),
  count: table.count,
  undone: table.undone,
  revision: table.revision,
  standing: JSON.stringify(table.standing),
  origin: table.origin === null ? null : JSON.stringify(table.origin),
  created_at: table.createdAt,
  updated_at: table.updatedAt,
  host,
  talk: table.talk,
  motion: null,
});

export const toLogged = (row: LoggedRow): Logged => ({
  number: row.number,
  action: JSON.parse(row.action) as Logged['action'],
  events: JSON.parse(row.events) as Logged['events'],
  at: row.at,
  seat: row.seat,
});

export const fromLogged = (id: string, entry: Logged): LoggedRow => ({
  table_id: id,
  number: entry.number,
  action: JSON.stringify(entry.action),
  events: JSON.stringify(entry.events),
  at: entry.at,
  seat: entry.seat,
});

export const toSnapshot = (row: Rows['snapshots']): Snapshot => ({
  number: row.number,
  state: JSON.parse(row.state) as Snapshot['state'],
  edition: row.edition,
});

export const fromSnapshot = (id: string, { number, state, edition }: Snapshot): Rows['snapshots'] => ({
  table_id: id,
  number,
  state: JSON.stringify(state),
  edition,
});

export const toHead = (row: Omit<Rows['heads'], 'table_id'>): Head => ({
  state: JSON.parse(row.state) as Head['state'],
  turnStart: row.turn_start,
  edition: row.edition,
});

export const fromHead = ({ state, turnStart, edition }: Head): Omit<Rows['heads'], 'table_id'> => ({
  state: JSON.stringify(state),
  turn_start: turnStart,
  edition,
});

export const toEntry = ({ revision, kind, count, action, seat, at }: JournalRow): Entry => ({
  revision,
  kind,
  count,
  action: action === null ? null : (JSON.parse(action) as Entry['action']),
  seat,
  at,
});
