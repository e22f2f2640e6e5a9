import type { TableChange, Watchers } from '../server/live.ts';

/** How the page hangs on the server: news come, it has only just begun, or the line is broken and tried again. */
export type LiveState = 'connecting' | 'live' | 'broken';

export interface LiveEvents {
  readonly onTable: (change: Partial<TableChange> & Pick<TableChange, 'from' | 'table'>) => void;
  readonly onRoom: () => void;
  readonly onWatchers: (watchers: Watchers) => void;
  readonly onState: (state: LiveState) => void;
}

const SHORTEST = 500;
const LONGEST = 15_000;
/** The server says something every 15 seconds; a line that is silent for longer is taken for broken. */
const SILENT = 40_000;

/** Pause before the next attempt, in milliseconds: doubled each time, never the same for all pages at once. */
export const pauseAfter = (attempts: number, chance = Math.random()): number =>
  Math.min(LONGEST, SHORTEST * 2 ** attempts) * (0.5 + chance / 2);

/** Listens to a table until the answer is called; a broken line is joined again behind the last event that came. */
export function listenTo(id: string, { onTable, onRoom, onWatchers, onState }: LiveEvents): () => void {
  let last: string | null = null;
  let attempts = 0;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(again, SILENT);
  };
  const heard = (hear: (data: unknown) => void) => (event: MessageEvent<string>) => {
    if (event.lastEventId !== '') last = event.lastEventId;
    alive();
    hear(JSON.parse(event.data));
  };
  function again() {
    source?.close();
    source = null;
    clearTimeout(silence);
    clearTimeout(timer);
    onState('broken');
    timer = setTimeout(open, pauseAfter(attempts));
    attempts += 1;
  }
  function open() {
    clearTimeout(timer);
    source?.close();
    const fresh = new EventSource(`/api/tables/${encodeURIComponent(id)}/events${last === null ? '' : `?last=${last}`}`);
    source = fresh;
    fresh.onopen = () => {
      attempts = 0;
      alive();
      onState('live');
    };
    fresh.onerror = again;
    fresh.addEventListener(
      'table',
      heard((data) => onTable(data as Parameters<LiveEvents['onTable']>[0])),
    );
    fresh.addEventListener('room', heard(onRoom));
    fresh.addEventListener(
      'watchers',
      heard((data) => onWatchers(data as Watchers)),
    );
    fresh.addEventListener(
      'pulse',
      heard(() => undefined),
    );
    alive();
  }
  const online = () => {
    attempts = 0;
    open();
  };
  const offline = () => again();
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  onState('connecting');
  open();
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    clearTimeout(timer);
    clearTimeout(silence);
    source?.close();
  };
}
