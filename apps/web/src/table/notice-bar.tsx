import type { Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { RefusalText } from './refusal.tsx';
import type { OpenTable } from './use-table.ts';

const FAILURES = {
  offline: 'notice.offline',
  unknown_table: 'table.unknown',
  server: 'notice.server',
  nothing_to_undo: 'notice.nothing_to_undo',
  nothing_to_redo: 'notice.nothing_to_redo',
} as const;

/** What the server said to the last wish, where it did not simply do it. */
export function NoticeBar({ table, names }: { readonly table: OpenTable; readonly names: Names }): ReactElement | null {
  const { notice } = table;
  if (notice === null) return null;
  return (
    <div className="notice" role="alert">
      {notice.kind === 'refused' ? (
        <RefusalText refusal={notice.refusal} title={table.title} names={names} />
      ) : (
        <span>{words(notice.kind === 'conflict' ? 'notice.conflict' : FAILURES[notice.why])}</span>
      )}
      <button type="button" className="button button-plain" onClick={table.dismiss}>
        {words('notice.dismiss')}
      </button>
    </div>
  );
}
