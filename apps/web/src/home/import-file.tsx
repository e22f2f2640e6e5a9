'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { rememberTable } from './device-tables.ts';
import { sendFile, type Sent } from './send-file.ts';

type Status =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly name: string; readonly done: number; readonly of: number }
  | ({ readonly kind: 'refused'; readonly file: File | null } & Omit<Extract<Sent, { kind: 'refused' }>, 'kind'>);

/** Takes a game file by picker, or dropped anywhere on the page, and opens it as a table. */
export function ImportFile(): ReactElement {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [over, setOver] = useState(false);
  const busy = useRef(false);

  const take = async (file: File, upTo: number | null) => {
    if (busy.current) return;
    busy.current = true;
    setStatus({ kind: 'busy', name: file.name, done: 0, of: 0 });
    const sent = await sendFile(file, upTo, (done, of) => setStatus({ kind: 'busy', name: file.name, done, of }));
    busy.current = false;
    if (sent.kind === 'refused') return setStatus({ ...sent, kind: 'refused', file });
    rememberTable(sent.id);
    window.location.assign(`/table/${sent.id}`);
  };

  const takeLatest = useRef(take);
  useEffect(() => {
    takeLatest.current = take;
  });
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      const [file, ...more] = event.dataTransfer?.files ?? [];
      if (more.length > 0) return setStatus({ kind: 'refused', file: null, reason: words('import.many'), upTo: null, of: 0 });
      if (file !== undefined) void takeLatest.current(file, null);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <div className="import">
      <p className="quiet" id="import-note">
        {words('import.note')}
      </p>
      <label className="button button-plain import-choose">
        {words('import.choose')}
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          aria-describedby="import-note"
          disabled={status.kind === 'busy'}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after it has been mended.
            event.target.value = '';
            if (file !== undefined) void take(file, null);
          }}
        />
      </label>
      {status.kind === 'busy' && <Progress {...status} />}
      {status.kind === 'refused' && (
        <div className="notice" role="alert">
          <p>
            {status.file !== null && <strong>{words('import.failed', { name: status.file.name })} </strong>}
            {status.reason}
          </p>
          {status.file !== null && status.upTo !== null && (
            <OpenPart upTo={status.upTo} of={status.of} open={() => status.file !== null && void take(status.file, status.upTo)} />
          )}
          <button type="button" className="button button-plain" onClick={() => setStatus({ kind: 'idle' })}>
            {words('import.leave')}
          </button>
        </div>
      )}
      {over && (
        <div className="import-drop" aria-hidden="true">
          <p>{words('import.drop')}</p>
        </div>
      )}
    </div>
  );
}

function Progress({ name, done, of }: { readonly name: string; readonly done: number; readonly of: number }): ReactElement {
  return (
    <p role="status" className="import-progress">
      {of === 0 ? words('import.reading', { name }) : words('import.progress', { name, done, of })}
      <progress max={Math.max(of, 1)} value={done} aria-label={words('import.choose')} />
    </p>
  );
}

function OpenPart({ upTo, of, open }: { readonly upTo: number; readonly of: number; readonly open: () => void }): ReactElement {
  return (
    <button type="button" className="button button-primary" onClick={open}>
      {upTo === of ? words('import.open_anyway') : words('import.open_up_to', { count: upTo })}
    </button>
  );
}
