import type { Names } from '@roundhouse/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { RefusalText } from './refusal.tsx';
import type { Notice, OpenTable } from './use-table.ts';

/** A request that takes longer than this is told of. */
const UNNOTICED = 300;

const FAILURES = {
  offline: 'table.offline',
  slow: 'table.offline',
  unknown_table: 'table.unknown',
  outdated: 'table.outdated',
  server: 'notice.server',
  nothing_to_undo: 'notice.nothing_to_undo',
  nothing_to_redo: 'notice.nothing_to_redo',
  older_rules: 'notice.older_rules',
  not_your_seat: 'notice.not_your_seat',
  motion_pending: 'notice.motion_pending',
  too_many: 'notice.too_many',
  away: 'notice.away',
} as const;

function textOf(notice: Exclude<Notice, { kind: 'refused' }>) {
  switch (notice.kind) {
    case 'conflict':
      return words('notice.conflict');
    case 'asked':
      return words('notice.asked');
    case 'not_done':
      return words('notice.not_done');
    case 'uncertain':
      return words('notice.uncertain');
    case 'failed':
      return words(FAILURES[notice.why]);
  }
}

/** What the server said to the last wish, where it did not simply do it. */
export function NoticeBar({ table, names }: { readonly table: OpenTable; readonly names: Names }): ReactElement {
  const { notice } = table;
  return (
    <>
      <p className="sending" role="status">
        {table.sending && <Sending />}
      </p>
      {notice !== null && (
        <div className="notice" role="alert">
          {notice.kind === 'refused' ? (
            <RefusalText refusal={notice.refusal} title={table.title} names={names} />
          ) : (
            <span>{textOf(notice)}</span>
          )}
          {notice.kind === 'uncertain' && (
            <button type="button" className="button button-primary" disabled={table.sending} onClick={table.ask}>
              {words('notice.ask')}
            </button>
          )}
          <button type="button" className="button button-plain" onClick={table.dismiss}>
            {words('notice.dismiss')}
          </button>
        </div>
      )}
    </>
  );
}

/** Says that a request is on its way, once it takes so long that somebody wonders. */
function Sending(): ReactElement | null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNNOTICED);
    return () => clearTimeout(timer);
  }, []);
  return late ? <span>{words('notice.sending')}</span> : null;
}
