import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Watchers } from '../server/live.ts';
import { listenTo, type LiveEvents, type LiveState } from './events.ts';

/** What is heard of a table beside the game. */
export interface Live {
  readonly state: LiveState;
  readonly watchers: Watchers;
  /** Grows whenever something was said or asked at the table. */
  readonly stirred: number;
}

/** Where it is heard: only the parts that show it are drawn again when it changes. */
export interface LiveLine {
  readonly now: () => Live;
  readonly follow: (told: () => void) => () => void;
}

function newLine(): LiveLine & { readonly tell: (of: (live: Live) => Partial<Live>) => void } {
  let live: Live = { state: 'connecting', watchers: { players: [], watching: 0 }, stirred: 0 };
  const followers = new Set<() => void>();
  return {
    now: () => live,
    follow: (told) => {
      followers.add(told);
      return () => followers.delete(told);
    },
    tell: (of) => {
      live = { ...live, ...of(live) };
      for (const told of followers) told();
    },
  };
}

/** News of a table as they happen. A browser without event streams asks when it is looked at again, as it always did. */
export function useLive(id: string, given: LiveEvents['onTable']): LiveLine {
  const [line] = useState(newLine);
  const onTable = useEffectEvent(given);
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    return listenTo(id, {
      onTable: (change) => onTable(change),
      onRoom: () => line.tell(({ stirred }) => ({ stirred: stirred + 1 })),
      onWatchers: (watchers) => line.tell(() => ({ watchers })),
      onState: (state) => line.tell(() => ({ state })),
    });
  }, [id, line]);
  return line;
}

/** What is heard of a table now. */
export const useHeard = ({ now, follow }: LiveLine): Live => useSyncExternalStore(follow, now, now);
