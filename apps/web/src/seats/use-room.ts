import { useCallback, useEffect, useState } from 'react';
import type { RoomView } from '../server/rooms.ts';

const PATIENCE = 10_000;

async function loadRoom(id: string): Promise<RoomView | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/room`, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as RoomView) : null;
  } catch {
    return null;
  }
}

/** Who sits at a table and what is said there; asked again whenever `stirred` grows. null: not known yet. */
export function useRoom(id: string, stirred: number): { readonly view: RoomView | null; readonly ask: () => void } {
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
  return { view, ask: useCallback(() => setAsked((times) => times + 1), []) };
}
