import { randomUUID } from 'node:crypto';
import { hasSecrets, view, type PlayerId } from '@roundhouse/engine';
import type { Logged, Note, Presence, Store, Table } from '@roundhouse/storage';
import { wakeBots } from './bots.ts';
import { changesOf, type Change } from './changes.ts';
import { logger } from './logger.ts';
import { present, type Present } from './positions.ts';
import { sitterAt } from './seats.ts';
import { seenAs, seenEntries, seenTable, type SeenTable } from './tables.ts';

/** How often a stream says that it is still there, in milliseconds: proxies end what is silent. */
const PULSE = 15_000;
/** What another process said of who looks on is believed for so long. */
const BELIEVED = 40_000;

/** What the game has become since an earlier revision. */
export interface TableChange {
  /** Revision that the changes begin with; another one has to be fetched whole. */
  readonly from: number;
  readonly table: SeenTable;
  readonly turnStart: number;
  readonly state: readonly Change[];
  /** Actions of the log that still stand, and those after them. */
  readonly kept: number;
  readonly entries: readonly Logged[];
  readonly mine: readonly PlayerId[];
}

/** Who looks at a table now. */
export interface Watchers {
  readonly players: readonly PlayerId[];
  readonly watching: number;
}

interface Listener {
  readonly guest: string | null;
  mine: readonly PlayerId[];
  readonly send: (event: string, data: string, id?: string) => void;
  readonly end: () => void;
}

/** A table that somebody of this process looks at. */
interface Watched {
  readonly listeners: Set<Listener>;
  /** The table as it was told last. */
  told: Present | null;
  talk: number;
  /** Something has changed while it was read. */
  again: boolean;
  reading: boolean;
  readonly elsewhere: Map<string, Presence & { readonly until: number }>;
}

interface Hub {
  readonly process: string;
  readonly tables: Map<string, Watched>;
  readonly stop: () => void;
}
const shared = globalThis as { roundhouseHub?: Hub };

const markOf = ({ revision, talk }: Pick<Table, 'revision' | 'talk'>): string => `${revision}.${talk}`;

const isLater = (one: Table, other: Table): boolean => one.revision > other.revision || one.talk > other.talk;

function hubOf(store: Store): Hub {
  if (shared.roundhouseHub !== undefined) return shared.roundhouseHub;
  const tables = new Map<string, Watched>();
  const own = randomUUID();
  const unwatch = store.watch((note) => heard(store, hub, note));
  const timer = setInterval(() => {
    for (const [id, watched] of tables) {
      for (const { send } of watched.listeners) send('pulse', '{}');
      void announce(store, hub, id, watched);
    }
  }, PULSE);
  timer.unref();
  const hub: Hub = {
    process: own,
    tables,
    stop: () => {
      unwatch();
      clearInterval(timer);
      for (const { listeners } of tables.values()) for (const { end } of listeners) end();
      tables.clear();
    },
  };
  shared.roundhouseHub = hub;
  return hub;
}

/** Ends every stream, so that the server can end; browsers come back to the next one by themselves. */
export function endStreams(): void {
  shared.roundhouseHub?.stop();
  delete shared.roundhouseHub;
}

function heard(store: Store, hub: Hub, { id, present: presence }: Note): void {
  if (id === null) {
    for (const [one, watched] of hub.tables) void tell(store, one, watched);
    return;
  }
  const watched = hub.tables.get(id);
  if (watched === undefined) return;
  if (presence === undefined) void tell(store, id, watched);
  else if (presence.process !== hub.process) {
    const stranger = !watched.elsewhere.has(presence.process);
    watched.elsewhere.set(presence.process, { ...presence, until: performance.now() + BELIEVED });
    showWatchers(watched);
    if (stranger) void announce(store, hub, id, watched);
  }
}

/** Reads a table and tells its listeners what has become of it; changes that come meanwhile are told together. */
async function tell(store: Store, id: string, watched: Watched): Promise<void> {
  if (watched.reading) {
    watched.again = true;
    return;
  }
  watched.reading = true;
  try {
    do {
      watched.again = false;
      await tellOnce(store, id, watched);
    } while (watched.again);
  } catch (error) {
    logger().warn({ table: id, error: String(error) }, 'a table could not be told of');
  } finally {
    watched.reading = false;
  }
}

async function tellOnce(store: Store, id: string, watched: Watched): Promise<void> {
  const here = await present(store, id);
  if (typeof here === 'string') return;
  const { table } = here;
  const { told } = watched;
  watched.told = here;
  const talked = table.talk !== watched.talk;
  watched.talk = table.talk;
  const moved = told === null || told.table.revision !== table.revision;
  if (talked) for (const listener of watched.listeners) listener.mine = (await sitterAt(store, table, listener.guest)).mine;
  if (moved) {
    // When secrets come out, what was told before is to be asked for anew.
    const open = told !== null && hasSecrets(told.position.game) === hasSecrets(here.position.game);
    const news = open ? await newsSince(store, told, here) : null;
    // Those who see the same are told in the same words.
    const written = new Map<string, string>();
    for (const { mine, send } of watched.listeners) {
      const eyes = mine.join();
      const text = written.get(eyes) ?? JSON.stringify(news === null ? whole(here) : changeFor(news, told, here, mine));
      written.set(eyes, text);
      send('table', text, markOf(table));
    }
  }
  // Whoever moves makes void what was asked.
  if (talked || moved) for (const { send } of watched.listeners) send('room', JSON.stringify({ talk: table.talk }), markOf(table));
}

interface News {
  readonly kept: number;
  readonly entries: readonly Logged[];
}

async function newsSince(store: Store, { table: { revision, count } }: Present, { table }: Present): Promise<News> {
  const journal = await store.journal(table.id, revision);
  const kept = journal.reduce((least, entry) => (entry.kind === 'undo' ? Math.min(least, entry.count) : least), count);
  return { kept, entries: await store.log(table.id, kept, table.count) };
}

/** Says that the table has to be asked for whole. */
const whole = ({ table, position: { game } }: Present) => ({ from: -1, table: seenTable(table, game) });

function changeFor({ kept, entries }: News, told: Present | null, now: Present, mine: readonly PlayerId[]): TableChange {
  const { game } = now.position;
  const seen = ({ position: { game } }: Present) => view(game, seenAs(game, mine)).state;
  return {
    from: told?.table.revision ?? -1,
    table: seenTable(now.table, game),
    turnStart: now.position.turnStart,
    state: told === null ? [] : changesOf(seen(told), seen(now)),
    kept,
    entries: seenEntries(entries, game, seenAs(game, mine)),
    mine,
  };
}

const watchersOf = ({ listeners, elsewhere }: Watched): Watchers => {
  const now = performance.now();
  for (const [process, { until }] of elsewhere) if (until < now) elsewhere.delete(process);
  const here = [...listeners];
  const there = [...elsewhere.values()];
  return {
    players: [...new Set([...here.flatMap(({ mine }) => mine), ...there.flatMap(({ players }) => players)])].sort(),
    watching: here.filter(({ mine }) => mine.length === 0).length + there.reduce((sum, { watching }) => sum + watching, 0),
  };
};

function showWatchers(watched: Watched): void {
  const text = JSON.stringify(watchersOf(watched));
  for (const { send } of watched.listeners) send('watchers', text);
}

async function announce(store: Store, { process }: Hub, id: string, { listeners }: Watched): Promise<void> {
  const here = [...listeners];
  const players = [...new Set(here.flatMap(({ mine }) => mine))];
  const watching = here.filter(({ mine }) => mine.length === 0).length;
  // Whoever does not hear of it forgets us after a while.
  await store.announce({ id, present: { process, players, watching } }).catch(() => undefined);
}

/**
 * The events of a table for a guest: `table` with what changed, `room` when something was said or asked, `watchers` when
 * somebody comes or goes. `last` is the mark of the last one that he has seen. null: there is no such table.
 */
export async function listen(
  store: Store,
  id: string,
  guest: string | null,
  last: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const here = await present(store, id);
  if (typeof here === 'string') return null;
  const { table } = here;
  const { mine } = await sitterAt(store, table, guest);
  const hub = hubOf(store);
  const watched: Watched = hub.tables.get(id) ?? {
    listeners: new Set(),
    told: here,
    talk: table.talk,
    again: false,
    reading: false,
    elsewhere: new Map(),
  };
  hub.tables.set(id, watched);
  const encoder = new TextEncoder();
  let leave = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      const write = (text: string) => {
        try {
          stream.enqueue(encoder.encode(text));
        } catch {
          leave();
        }
      };
      const listener: Listener = {
        guest,
        mine,
        send: (event, data, mark) => write(`event: ${event}\n${mark === undefined ? '' : `id: ${mark}\n`}data: ${data}\n\n`),
        end: () => {
          leave();
          try {
            stream.close();
          } catch {
            // It is closed already.
          }
        },
      };
      leave = () => {
        if (!watched.listeners.delete(listener)) return;
        showWatchers(watched);
        void announce(store, hub, id, watched);
        if (watched.listeners.size === 0 && hub.tables.get(id) === watched) hub.tables.delete(id);
      };
      write('retry: 1000\n\n');
      watched.listeners.add(listener);
      // The others may have been told of more since the table was read; that is not told again.
      const newest = watched.told !== null && isLater(watched.told.table, table) ? watched.told : here;
      const mark = markOf(newest.table);
      if (last !== mark) {
        const [revision] = (last ?? '').split('.');
        if (revision !== String(newest.table.revision)) listener.send('table', JSON.stringify(whole(newest)), mark);
        listener.send('room', JSON.stringify({ talk: newest.table.talk }), mark);
      }
      showWatchers(watched);
      void announce(store, hub, id, watched);
      // What was written between reading the table and listening to it.
      void tell(store, id, watched);
      void wakeBots(store, id);
      signal.addEventListener('abort', listener.end, { once: true });
      if (signal.aborted) listener.end();
    },
    cancel: () => leave(),
  });
}
