import type { ReactElement } from 'react';
import type { GameEvent, State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Names } from '../names.ts';
import { actionSentences } from './sentence.ts';

export interface LogEntry {
  /** Number of the action. */
  readonly number: number;
  readonly events: readonly GameEvent[];
}

export interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly state: State;
  readonly names: Names;
  readonly words: Words;
  /** Makes the number of each action a link to its moment; `current` is the one that is looked at. */
  readonly leading?: { readonly href: (number: number) => string; readonly onGo: (number: number) => void; readonly current: number };
}

/** Where the last tile was laid that these entries tell of; null where they tell of none. */
export function lastLay(entries: readonly LogEntry[]): string | null {
  for (const { events } of entries.toReversed()) for (const event of events) if (event.type === 'tile') return event.hex;
  return null;
}

/** The history in sentences, newest first. */
export function Log({ entries, state, names, words, leading }: LogProps): ReactElement {
  if (entries.length === 0) return <p className="quiet">{words('log.empty')}</p>;
  return (
    <ol className="log" aria-label={words('log.label')}>
      {[...entries].reverse().map((entry) => (
        <li key={entry.number} className="log-entry" aria-current={leading?.current === entry.number ? 'step' : undefined}>
          {leading === undefined ? (
            <span className="log-number">{entry.number}</span>
          ) : (
            <a
              className="log-number"
              href={leading.href(entry.number)}
              aria-label={words('log.go', { number: entry.number })}
              onClick={(event) => {
                // With a key held down it opens elsewhere, as links do.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                leading.onGo(entry.number);
              }}
            >
              {entry.number}
            </a>
          )}
          <div>
            {actionSentences(entry.events, state, names, words).map((sentence, index) => (
              <p key={index} className={`log-${sentence.weight}`}>
                {sentence.text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
