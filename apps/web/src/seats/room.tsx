import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useHeard, type LiveLine } from '../live/use-live.ts';
import type { RoomView } from '../server/rooms.ts';

const PATIENCE = 10_000;

/** Who sits at a table and what is said there. */
export interface RoomHere {
  /** null: not known yet. */
  readonly view: RoomView | null;
  /** Asks the server again. */
  readonly ask: () => void;
}

async function loadRoom(id: string): Promise<RoomView | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/room`, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as RoomView) : null;
  } catch {
    return null;
  }
}

const Here = createContext<RoomHere>({ view: null, ask: () => undefined });

/** Keeps the room of a table for the parts within, which take it with `useRoom`; asked again whenever something is said. */
export function Room(props: { readonly id: string; readonly line: LiveLine; readonly children: ReactNode }): ReactElement {
  const { id, line, children } = props;
  const { stirred } = useHeard(line);
  const [view, setView] = useState<RoomView | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    void loadRoom(id).then((room) => {
      if (!left && room?.seats !== undefined) setView(room);
    });
    return () => {
      left = true;
    };
  }, [id, stirred, asked]);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  return <Here value={useMemo(() => ({ view, ask }), [view, ask])}>{children}</Here>;
}

export const useRoom = (): RoomHere => use(Here);
