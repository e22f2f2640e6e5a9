import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { LiveState } from './events.ts';
import './live.css';

const SAID = { connecting: 'live.connecting', live: 'live.live', broken: 'live.broken' } as const;

/** Whether the page hears of what others do. */
export function LiveSign({ state }: { readonly state: LiveState }): ReactElement {
  return (
    <span className="live-sign" data-live={state} role="status">
      {words(SAID[state])}
    </span>
  );
}
