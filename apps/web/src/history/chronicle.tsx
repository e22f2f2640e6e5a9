import { Log, type LogEntry, type Names } from '@roundhouse/ui';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import { withAt } from './address.ts';
import { chapterAt, type Reel } from './reel.ts';
import type { Time } from './use-time.ts';

export interface ChronicleProps {
  readonly time: Time;
  /** Newest part of the log, shown while the whole is not known. */
  readonly entries: readonly LogEntry[];
  readonly names: Names;
  /** Where the certificates of the log are looked up. */
  readonly state: Reel['states'][number];
}

/** The whole game in sentences, round by round, newest first; each leads to its moment. */
export function Chronicle({ time, entries, names, state }: ChronicleProps): ReactElement {
  const { loading, wake } = time;
  useEffect(wake, [wake]);
  const ready = loading.kind === 'there' && loading.ready;
  useEffect(() => {
    if (time.past) document.querySelector('.log-entry[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [ready, time.past, time.at]);
  const leading = { href: (at: number) => withAt(window.location.href, at), onGo: time.goTo, current: time.at };
  if (loading.kind !== 'there' || !ready) return <Log entries={entries} state={state} names={names} words={words} leading={leading} />;
  return <Chapters reel={loading.reel} time={time} names={names} state={state} leading={leading} />;
}

interface ChaptersProps extends Omit<ChronicleProps, 'entries'> {
  readonly reel: Reel;
  readonly leading: NonNullable<Parameters<typeof Log>[0]['leading']>;
}

function Chapters({ reel, time, names, state, leading }: ChaptersProps): ReactElement {
  // The action that began a round stands in the one before.
  const here = chapterAt(reel, Math.max(0, time.at - 1));
  const [opened, setOpened] = useState<Readonly<Record<number, boolean>>>({});
  const chapters = useMemo(
    () =>
      reel.chapters
        .map(({ round, from }, index) => ({ round, index, from, to: reel.chapters[index + 1]?.from ?? reel.states.length - 1 }))
        .filter(({ from, to }) => to > from)
        .toReversed(),
    [reel],
  );
  return (
    <div className="chronicle">
      {chapters.map(({ round, index, from, to }) => {
        const open = opened[index] ?? index === here;
        return (
          <details
            key={index}
            open={open}
            onToggle={(event) => {
              const { open: wish } = event.currentTarget;
              if (wish !== open) setOpened({ ...opened, [index]: wish });
            }}
          >
            <summary>{words('time.round_of', { round: roundWords(round), count: to - from })}</summary>
            {open && (
              <Log
                entries={reel.events.slice(from + 1, to + 1).map((events, step) => ({ number: from + 1 + step, events }))}
                state={reel.states[to] ?? state}
                names={names}
                words={words}
                leading={leading}
              />
            )}
          </details>
        );
      })}
    </div>
  );
}
