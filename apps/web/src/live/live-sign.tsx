import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { useHeard, type LiveLine } from './use-live.ts';
import './live.css';

const SAID = { connecting: 'live.connecting', live: 'live.live', broken: 'live.broken' } as const;

/** Whether the page hears of what others do; nothing where nobody else plays (`shared`) or looks on. */
export function LiveSign({ line, shared }: { readonly line: LiveLine; readonly shared: boolean }): ReactElement | null {
  const { state, watchers } = useHeard(line);
  if (!shared && watchers.watching === 0) return null;
  return (
    <span className="live-sign" data-live={state} role="status">
      {words(SAID[state])}
    </span>
  );
}
