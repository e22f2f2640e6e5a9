import type { ReactElement } from 'react';
import type { Origin } from '@roundhouse/storage';
import { words } from '../parts/words.ts';

/** Where a table comes from that was not started empty. */
export function OriginNote({ origin }: { readonly origin: Origin | null }): ReactElement | null {
  if (origin === null) return null;
  if (origin.kind === 'copy')
    return (
      <p className="origin">
        {words('origin.copy', { at: origin.at })} <a href={`/table/${origin.table}?at=${origin.at}`}>{words('origin.original')}</a>
      </p>
    );
  const { played, of } = origin;
  return <p className="origin">{played < of ? words('origin.file_part', { played, of }) : words('origin.file')}</p>;
}
