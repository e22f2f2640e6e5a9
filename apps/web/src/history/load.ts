import type { Action, State } from '@roundhouse/engine';

const PATIENCE = 20_000;

export interface History {
  readonly start: State;
  readonly actions: readonly Action[];
}

/** Everything that was played at a table; null when it cannot be had now. */
export async function loadHistory(id: string): Promise<History | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/history`, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as History) : null;
  } catch {
    return null;
  }
}

/** Makes a copy of a table from a moment; its id, or null when that cannot be done now. */
export async function copyTable(id: string, at: number): Promise<string | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/copies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ at }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? ((await response.json()) as { id: string }).id : null;
  } catch {
    return null;
  }
}
