import type { Transaction } from 'kysely';
import type { Rows } from './rows.ts';
import type { Note } from './store.ts';

/** How processes tell each other what has changed. */
export interface Wire {
  /** Within the transaction of a change: told only if it is committed. */
  readonly within: (tx: Transaction<Rows>, note: Note) => Promise<void>;
  /** Tells the other processes of something that is not written anywhere. */
  readonly announce: (note: Note) => Promise<void>;
  /** After the transaction. */
  readonly after: (note: Note) => void;
  readonly watch: (hear: (note: Note) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Those who listen in this process. */
export function listeners(): { readonly tell: (note: Note) => void; readonly watch: Wire['watch'] } {
  const all = new Set<(note: Note) => void>();
  return {
    tell: (note) => {
      for (const hear of all) hear(note);
    },
    watch: (hear) => {
      // A function of its own, so that one listener may watch twice.
      const own = (note: Note) => hear(note);
      all.add(own);
      return () => void all.delete(own);
    },
  };
}

/** For a database that only this process uses. */
export function localWire(): Wire {
  const { tell, watch } = listeners();
  const done = Promise.resolve();
  return { within: () => done, announce: () => done, after: tell, watch, close: () => done };
}
