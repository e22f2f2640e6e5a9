'use client';

import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { rememberTable } from '../home/device-tables.ts';
import { words } from '../parts/words.ts';
import { Play } from './play.tsx';
import { useTable } from './use-table.ts';

const FAILURES = { offline: 'table.offline', unknown_table: 'table.unknown', outdated: 'table.outdated', server: 'table.server' } as const;

/** The page of a table: loading, failed, or the game. */
export function TableScreen({ id, titleHash }: { readonly id: string; readonly titleHash: string }): ReactElement {
  const status = useTable(id, titleHash);
  const open = status.kind === 'open';
  useEffect(() => {
    if (open) rememberTable(id);
  }, [id, open]);
  switch (status.kind) {
    case 'loading':
      return (
        <div className="waiting" role="status">
          <span className="top-home">{words('site.name')}</span>
          {words('table.loading')}
        </div>
      );
    case 'failed':
      return (
        <div className="waiting" role="alert">
          <p>{words(FAILURES[status.why])}</p>
          {(status.why === 'offline' || status.why === 'server') && (
            <button type="button" className="button button-primary" onClick={status.retry}>
              {words('table.retry')}
            </button>
          )}
          <p>
            <a href="/">{words('table.home')}</a>
          </p>
        </div>
      );
    case 'open':
      return <Play table={status} />;
  }
}
