import type { Action, Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { Logged } from '../storage/store.ts';
import type { TableView } from '../server/tables.ts';

/** What came of a request: the fresh table, a refusal by the rules, or why it failed. */
export type Reply =
  | { readonly kind: 'done' | 'conflict'; readonly view: TableView }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'unknown_table' | 'server' | 'nothing_to_undo' | 'nothing_to_redo' };

async function send(path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    return { kind: 'failed', why: 'offline' };
  }
  const answer = (await response.json().catch(() => ({}))) as { view?: TableView; refusal?: Refusal; trouble?: string };
  if (answer.view !== undefined) return { kind: response.status === 409 ? 'conflict' : 'done', view: answer.view };
  if (answer.refusal !== undefined) return { kind: 'refused', refusal: answer.refusal };
  const known = ['unknown_table', 'nothing_to_undo', 'nothing_to_redo'] as const;
  return { kind: 'failed', why: known.find((one) => one === answer.trouble) ?? 'server' };
}

const path = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`;

export const openTable = (id: string): Promise<Reply> => send(path(id));
export const playAction = ({ table }: TableView, action: Action): Promise<Reply> =>
  send(path(table.id, '/actions'), { expected: table.count + 1, revision: table.revision, action });
export const undoAction = ({ table }: TableView): Promise<Reply> => send(path(table.id, '/undo'), { revision: table.revision });
export const redoAction = ({ table }: TableView): Promise<Reply> => send(path(table.id, '/redo'), { revision: table.revision });

/** The title a table is played by; null when it cannot be had now. */
export async function loadTitle(hash: string): Promise<Title | null> {
  try {
    const response = await fetch(`/api/titles/${encodeURIComponent(hash)}`);
    return response.ok ? ((await response.json()) as Title) : null;
  } catch {
    return null;
  }
}

/** The log before an action. */
export async function loadLog(id: string, before: number): Promise<readonly Logged[]> {
  const response = await fetch(path(id, `/log?before=${before}`));
  return response.ok ? ((await response.json()) as { entries: readonly Logged[] }).entries : [];
}
