'use client';

import { useEffect, useState, type ReactElement } from 'react';
import type { Origin, Standing } from '@roundhouse/storage';
import { words } from '../parts/words.ts';
import { roundWords } from '../parts/round-words.ts';
import { deviceTables, forgetTable } from './device-tables.ts';

interface Summary {
  readonly id: string;
  readonly titleName: string;
  readonly players: readonly string[];
  readonly standing: Standing;
  /** It waits for a seat of this device. */
  readonly yours: boolean;
  readonly origin: Origin['kind'] | null;
  readonly updatedAt: string;
}

type Status = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly tables: readonly Summary[] };

const ORIGINS = { copy: 'origin.copy_tag', file: 'origin.file_tag' } as const;

const writeTime = (at: Date) => new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Tables that wait for this device first, then those that wait for others, then those played last. */
export function inOrder<T extends Pick<Summary, 'standing' | 'updatedAt' | 'yours'>>(tables: readonly T[]): readonly T[] {
  const rank = ({ standing, yours }: T) => (yours ? 0 : standing.waiting.length > 0 ? 1 : 2);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.updatedAt.localeCompare(one.updatedAt));
}

/** The tables this device knows, with whose turn it is. */
export function MyTables(): ReactElement {
  const [status, setStatus] = useState<Status>({ kind: 'loading' });
  useEffect(() => {
    const load = async () => {
      const ids = deviceTables();
      try {
        const response = await fetch('/api/summaries', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          signal: AbortSignal.timeout(10_000),
          body: JSON.stringify({ ids }),
        });
        if (!response.ok) return setStatus({ kind: 'failed' });
        setStatus({ kind: 'known', tables: inOrder(((await response.json()) as { tables: readonly Summary[] }).tables) });
      } catch {
        setStatus({ kind: 'failed' });
      }
    };
    void load();
  }, []);
  if (status.kind === 'loading') return <p role="status">{words('home.loading')}</p>;
  if (status.kind === 'failed') return <p role="alert">{words('home.failed')}</p>;
  if (status.kind !== 'known' || status.tables.length === 0) return <p className="quiet">{words('home.none')}</p>;
  const forget = (id: string) => {
    forgetTable(id);
    setStatus({ kind: 'known', tables: status.tables.filter((table) => table.id !== id) });
  };
  return (
    <ul className="table-list">
      {status.tables.map((table) => (
        <li key={table.id}>
          <a href={`/table/${table.id}`}>
            <strong>{table.titleName}</strong>
            {table.yours && <span className="tag">{words('home.yours')}</span>}
            {table.origin !== null && <span className="tag">{words(ORIGINS[table.origin])}</span>}
            <span>{table.players.join(', ')}</span>
            <span className="quiet">
              {table.standing.waiting.length === 0
                ? words('table.over')
                : words('home.standing', {
                    round: roundWords(table.standing.round),
                    phase: table.standing.phase,
                    players: table.standing.waiting.join(', '),
                  })}
            </span>
            <span className="quiet">
              {words('home.played')} <time dateTime={table.updatedAt}>{writeTime(new Date(table.updatedAt))}</time>
            </span>
          </a>
          <button
            type="button"
            className="link-button"
            onClick={() => forget(table.id)}
            aria-label={words('home.forget_one', { players: table.players.join(', ') })}
          >
            {words('home.forget')}
          </button>
        </li>
      ))}
    </ul>
  );
}
