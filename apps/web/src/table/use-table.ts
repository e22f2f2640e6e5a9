import type { Action, Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { useCallback, useEffect, useState } from 'react';
import type { TableView } from '../server/tables.ts';
import { loadTitle, openTable, playAction, redoAction, undoAction, type Reply } from './api.ts';

/** Something to tell beside the table. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly why: Extract<Reply, { kind: 'failed' }>['why'] };

export interface OpenTable {
  readonly title: Title;
  readonly view: TableView;
  readonly notice: Notice | null;
  readonly busy: boolean;
  readonly act: (action: Action) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly dismiss: () => void;
}

export type TableStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'unknown_table' | 'server'; readonly retry: () => void }
  | ({ readonly kind: 'open' } & OpenTable);

/** A table of the server: loads it, plays on it, tells what went wrong. Nothing is done before the server agrees. */
export function useTable(id: string): TableStatus {
  const [title, setTitle] = useState<Title | null>(null);
  const [view, setView] = useState<TableView | null>(null);
  const [failed, setFailed] = useState<'offline' | 'unknown_table' | 'server' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const load = async () => {
      const reply = await openTable(id);
      if (left) return;
      if (reply.kind !== 'done') {
        setFailed(reply.kind === 'failed' && (reply.why === 'offline' || reply.why === 'unknown_table') ? reply.why : 'server');
        return;
      }
      const print = await loadTitle(reply.view.table.titleHash);
      if (left) return;
      setView(reply.view);
      setTitle(print);
      setFailed(print === null ? 'server' : null);
    };
    void load();
    return () => {
      left = true;
    };
  }, [id, attempt]);

  const send = useCallback((request: () => Promise<Reply>) => {
    setBusy(true);
    setNotice(null);
    void request()
      .then((reply) => {
        if (reply.kind === 'done' || reply.kind === 'conflict') setView(reply.view);
        if (reply.kind === 'conflict') setNotice({ kind: 'conflict' });
        if (reply.kind === 'refused') setNotice(reply);
        if (reply.kind === 'failed') setNotice(reply);
      })
      .finally(() => setBusy(false));
  }, []);

  if (failed !== null) return { kind: 'failed', why: failed, retry: () => (setFailed(null), setAttempt(attempt + 1)) };
  if (title === null || view === null) return { kind: 'loading' };
  return {
    kind: 'open',
    title,
    view,
    notice,
    busy,
    act: (action) => send(() => playAction(view, action)),
    undo: () => send(() => undoAction(view)),
    redo: () => send(() => redoAction(view)),
    dismiss: () => setNotice(null),
  };
}
