import { useEffect, useEffectEvent, useState } from 'react';
import type { Watchers } from '../server/live.ts';
import { listenTo, type LiveEvents, type LiveState } from './events.ts';

export interface Live {
  readonly state: LiveState;
  readonly watchers: Watchers;
  /** Grows whenever something was said or asked at the table. */
  readonly stirred: number;
}

const NOBODY: Watchers = { players: [], watching: 0 };

/** News of a table as they happen. A browser without event streams asks when it is looked at again, as it always did. */
export function useLive(id: string, given: LiveEvents['onTable']): Live {
  const [state, setState] = useState<LiveState>('connecting');
  const [watchers, setWatchers] = useState(NOBODY);
  const [stirred, setStirred] = useState(0);
  const onTable = useEffectEvent(given);
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    return listenTo(id, {
      onTable: (change) => onTable(change),
      onRoom: () => setStirred((times) => times + 1),
      onWatchers: setWatchers,
      onState: setState,
    });
  }, [id]);
  return { state, watchers, stirred };
}
