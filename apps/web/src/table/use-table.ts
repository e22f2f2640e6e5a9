import type { Action, Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableView } from '../server/tables.ts';
import { useLive, type LiveLine } from '../live/use-live.ts';
import { afterChange } from '../live/after-change.ts';
import { answerMotion, loadTitle, newerTable, openTable, playAction, redoAction, undoAction, type Reply, type Why } from './api.ts';

/** After a change other buttons stand where the pointer is: a click that was meant for the old ones comes to nothing. */
const SETTLING = 400;
/** How often the table is asked while it is not known whether an action was done. */
const ASKING = 4000;

/** Something to tell beside the table. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'not_done' }
  | { readonly kind: 'uncertain'; readonly ask: () => Promise<Reply> }
  | { readonly kind: 'failed'; readonly why: Why };

/** What a click tells of itself; the second of a double click is no wish of its own. */
export interface Press {
  readonly detail: number;
}

export interface OpenTable {
  readonly title: Title;
  readonly view: TableView;
  readonly notice: Notice | null;
  /** Nothing can be done now: a request is on its way, or the table has only just changed. */
  readonly busy: boolean;
  /** A request is on its way. */
  readonly sending: boolean;
  /** Amounts typed and not sent yet, by what they are for; they outlive a change made elsewhere. */
  readonly typed: Map<string, string>;
  readonly act: (action: Action) => void;
  readonly undo: (press?: Press) => void;
  readonly redo: (press?: Press) => void;
  /** Takes back all but the first `to` actions. */
  readonly takeBack: (to: number) => void;
  /** Plays everything again that was taken back. */
  readonly redoAll: () => void;
  /** News of the table as they happen, and who else looks at it. */
  readonly live: LiveLine;
  /** Agrees to what is asked, or does not; `talk` names what was read when it was decided. */
  readonly answer: (talk: number, agree: boolean) => void;
  /** Asks the table now whether a doubtful action was done. */
  readonly ask: () => void;
  readonly dismiss: () => void;
}

export type LoadFailure = 'offline' | 'unknown_table' | 'outdated' | 'server';

export type TableStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: LoadFailure; readonly retry: () => void }
  | ({ readonly kind: 'open' } & OpenTable);

function failureOf(why: Why): LoadFailure {
  if (why === 'slow' || why === 'away') return 'offline';
  return why === 'offline' || why === 'unknown_table' || why === 'outdated' ? why : 'server';
}

/**
 * A table of the server: loads it, plays on it, tells what went wrong. Nothing is done before the server agrees.
 * `titleHash`: the title it was played by when the page was made.
 */
export function useTable(id: string, titleHash: string): TableStatus {
  const [title, setTitle] = useState<Title | null>(null);
  const [view, setView] = useState<TableView | null>(null);
  const [failed, setFailed] = useState<LoadFailure | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [sending, setSending] = useState(false);
  const [settled, setSettled] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [typed] = useState(() => new Map<string, string>());
  /** Changes at once, unlike state: two clicks may come before the page is drawn again. */
  const locked = useRef(false);
  const revision = view?.table.revision ?? null;

  // Before the page is painted: what is asked for was fetched beside the scripts and may be there already.
  useLayoutEffect(() => {
    let left = false;
    const load = async () => {
      const likely = loadTitle(titleHash);
      const reply = await openTable(id);
      if (left) return;
      if (reply.kind !== 'done') {
        const why = reply.kind === 'failed' ? reply.why : 'server';
        setFailed(failureOf(why));
        return;
      }
      const hash = reply.view.table.titleHash;
      const print = await (hash === titleHash ? likely : loadTitle(hash));
      if (left) return;
      setView(reply.view);
      setSettled(reply.view.table.revision);
      setTitle(print);
      setFailed(print === null ? 'server' : null);
    };
    void load();
    return () => {
      left = true;
    };
  }, [id, titleHash, attempt]);

  const settling = revision !== settled;
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettled(revision), SETTLING);
    return () => clearTimeout(timer);
  }, [settling, revision]);

  /** Shows a table unless a newer one is shown already. */
  const show = useCallback((fresh: TableView) => {
    setView((old) => (old !== null && old.table.revision > fresh.table.revision ? old : fresh));
  }, []);

  const send = useCallback(
    (request: () => Promise<Reply>) => {
      if (locked.current) return;
      locked.current = true;
      setSending(true);
      setNotice(null);
      void request()
        .then((reply) => {
          if (reply.kind === 'done') {
            typed.clear();
            show(reply.view);
          } else if (reply.kind === 'conflict' || reply.kind === 'asked') {
            show(reply.view);
            setNotice({ kind: reply.kind });
          } else setNotice(reply);
        })
        .finally(() => {
          locked.current = false;
          setSending(false);
        });
    },
    [show, typed],
  );

  // A page that has lain in the back does not know what was done elsewhere.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  useEffect(() => {
    const look = () => {
      const seen = latest.current;
      if (document.visibilityState === 'hidden' || seen === null || locked.current) return;
      void newerTable(seen).then((fresh) => {
        if (fresh !== null) show(fresh);
      });
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [show]);

  const live = useLive(id, (change) => {
    const seen = latest.current;
    if (seen === null || seen.table.revision >= change.table.revision) return;
    const next = afterChange(seen, change);
    if (next !== null) show(next);
    else
      void newerTable(seen).then((fresh) => {
        if (fresh !== null) show(fresh);
      });
  });

  const doubt = notice?.kind === 'uncertain' ? notice.ask : null;
  useEffect(() => {
    if (doubt === null || sending) return;
    let left = false;
    const look = async () => {
      const reply = await doubt();
      if (left || reply.kind === 'uncertain' || locked.current) return;
      send(() => Promise.resolve(reply));
    };
    const timer = setInterval(() => void look(), ASKING);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [doubt, sending, send]);

  if (failed !== null) return { kind: 'failed', why: failed, retry: () => (setFailed(null), setAttempt(attempt + 1)) };
  if (title === null || view === null) return { kind: 'loading' };
  const wish = (request: () => Promise<Reply>, press?: Press) => {
    if (!settling && (press?.detail ?? 0) < 2) send(request);
  };
  return {
    kind: 'open',
    title,
    view,
    notice,
    busy: sending || settling,
    sending,
    typed,
    act: (action) => wish(() => playAction(view, action)),
    undo: (press) => wish(() => undoAction(view), press),
    redo: (press) => wish(() => redoAction(view), press),
    takeBack: (to) => wish(() => undoAction(view, to)),
    redoAll: () => wish(() => redoAction(view, view.table.count + view.table.undone)),
    live,
    answer: (talk, agree) => wish(() => answerMotion(view, talk, agree)),
    ask: () => {
      if (doubt !== null) send(doubt);
    },
    dismiss: () => setNotice(null),
  };
}
