import { hasSecrets, type Game } from '@roundhouse/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../server/tables.ts';
import type { OpenTable } from '../table/use-table.ts';
import { atOf, withAt } from './address.ts';
import { loadHistory } from './load.ts';
import { gameAt, newReel, played, playOn, ready, spliced, type Reel } from './reel.ts';

/** Longest piece of replay between two looks at what the player does. */
const PIECE_MS = 8;
/** How often the page hears how far it is. */
const TOLD_MS = 400;
/** The address follows when the slider rests. */
const ADDRESS_MS = 200;

export type Loading =
  /** `secret`: it would tell what is hidden now. */
  | { readonly kind: 'asleep' | 'fetching' | 'offline' | 'secret' }
  /** `played`: actions that can be shown by now. */
  | { readonly kind: 'there'; readonly reel: Reel; readonly played: number; readonly ready: boolean };

/** The moment of a game that is looked at, and all others. */
export interface Time {
  /** Actions played at the moment that is looked at. */
  readonly at: number;
  /** Actions played by now. */
  readonly now: number;
  /** Whether it is a moment of the past. */
  readonly past: boolean;
  /** The game at that moment of the past; null in the present, and while it is not known. */
  readonly game: Game | null;
  readonly loading: Loading;
  /** Fetches the log and plays it through, once. */
  readonly wake: () => void;
  readonly goTo: (at: number) => void;
}

/** Moves through a table's past; `?at=` of the address names the moment. */
export function useTime({ title, view }: Pick<OpenTable, 'title' | 'view'>): Time {
  const { id, count, revision } = view.table;
  const [wanted, setWanted] = useState<number | null>(() => atOf(window.location.search));
  const [woken, setWoken] = useState(wanted !== null);
  const [reel, setReel] = useState<{ readonly reel: Reel; readonly revision: number } | null>(null);
  const [offline, setOffline] = useState(false);
  const wake = useCallback(() => (setWoken(true), setOffline(false)), []);

  const secret = hasSecrets({ title, state: view.state });
  const matching = reel?.revision === revision ? reel.reel : null;
  const unfinished = matching !== null && !ready(matching);
  useEffect(() => {
    if (!woken || offline || secret || matching !== null) return;
    const next = reel === null ? null : followed(reel, view);
    if (next !== null) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- brings what was played up to the new log
      setReel({ reel: next, revision });
      return;
    }
    let left = false;
    void loadHistory(id).then((history) => {
      if (left) return;
      if (history === null) setOffline(true);
      else setReel({ reel: newReel(title, history.start, history.actions.slice(0, count)), revision });
    });
    return () => {
      left = true;
    };
  }, [woken, offline, secret, matching, reel, view, revision, id, title, count]);

  const latest = useRef(matching);
  useEffect(() => {
    latest.current = matching;
  }, [matching]);
  useEffect(() => {
    if (!unfinished || latest.current === null) return;
    let now = latest.current;
    let told = performance.now();
    let timer = setTimeout(work);
    function work() {
      const began = performance.now();
      now = playOn(now, () => performance.now() - began > PIECE_MS);
      if (ready(now) || performance.now() - told > TOLD_MS) {
        told = performance.now();
        setReel({ reel: now, revision });
      }
      if (!ready(now)) timer = setTimeout(work);
    }
    return () => clearTimeout(timer);
  }, [unfinished, revision]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = withAt(window.location.href, wanted);
      // The state of the router goes along untouched, so that it takes this for no visit of its own.
      if (address !== window.location.href) window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    const look = () => setWanted(atOf(window.location.search));
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);

  const past = wanted !== null && wanted < count;
  const at = past ? wanted : count;
  const game = useMemo(() => (past && matching !== null ? gameAt(matching, at) : null), [past, matching, at]);
  const goTo = useCallback(
    (to: number) => {
      wake();
      setWanted(to >= count ? null : Math.max(0, Math.round(to)));
    },
    [wake, count],
  );
  const loading: Loading = useMemo(() => {
    if (secret) return { kind: 'secret' };
    if (offline) return { kind: 'offline' };
    if (!woken) return { kind: 'asleep' };
    return matching === null ? { kind: 'fetching' } : { kind: 'there', reel: matching, played: played(matching), ready: ready(matching) };
  }, [secret, offline, woken, matching]);
  return useMemo(() => ({ at, now: count, past, game, loading, wake, goTo }), [at, count, past, game, loading, wake, goTo]);
}

/** The reel brought up to what the table has become, where its newest entries tell that; null where they do not. */
function followed({ reel, revision }: { readonly reel: Reel; readonly revision: number }, { table, entries }: TableView): Reel | null {
  const first = entries[0]?.number ?? 1;
  // Over more than one change the older part of the log may be another one too.
  if (table.revision !== revision + 1 || first - 1 > reel.actions.length) return null;
  return spliced(reel, [...reel.actions.slice(0, first - 1), ...entries.map(({ action }) => action)]);
}
