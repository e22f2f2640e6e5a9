import type { Action, Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { TableView } from '../server/tables.ts';
import { tablePath, titlePath } from './addresses.ts';

/** How long an answer is waited for; a request without end would lock the page. */
const PATIENCE = 10_000;

/** What the server says no to; the page has words for each. */
const TROUBLES = [
  'unknown_table',
  'outdated',
  'nothing_to_undo',
  'nothing_to_redo',
  'older_rules',
  'not_your_seat',
  'motion_pending',
  'too_many',
  'away',
] as const;
export type Why = 'offline' | 'slow' | 'server' | (typeof TROUBLES)[number];

/** What came of a request: the fresh table, a refusal by the rules, or why it failed. */
export type Reply =
  | { readonly kind: 'done'; readonly view: TableView }
  /** The others are asked, and the table stands as before. */
  | { readonly kind: 'asked'; readonly view: TableView }
  | { readonly kind: 'conflict'; readonly view: TableView }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly why: Why }
  /** The table stands as before, asked after the answer was lost. */
  | { readonly kind: 'not_done' }
  /** The answer was lost and the table cannot be asked now; `ask` tries that again. */
  | { readonly kind: 'uncertain'; readonly ask: () => Promise<Reply> };

interface Answer {
  readonly view?: TableView;
  readonly refusal?: Refusal;
  readonly trouble?: string;
  readonly unchanged?: boolean;
}

/** Asks the server; an answer that never comes whole is a failure by connection. */
async function ask(
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly answer: Answer } | { readonly lost: 'offline' | 'slow' }> {
  const signal = AbortSignal.timeout(PATIENCE);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, body === undefined ? { signal } : { ...post, signal });
    const text = await response.text();
    return { status: response.status, answer: read(text) };
  } catch {
    return { lost: signal.aborted ? 'slow' : 'offline' };
  }
}

function read(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

async function send(path: string, body?: unknown): Promise<Reply> {
  const reply = await ask(path, body);
  if ('lost' in reply) return { kind: 'failed', why: reply.lost };
  const { status, answer } = reply;
  if (answer.view !== undefined) return { kind: status === 409 ? 'conflict' : status === 202 ? 'asked' : 'done', view: answer.view };
  if (answer.refusal !== undefined) return { kind: 'refused', refusal: answer.refusal };
  return { kind: 'failed', why: TROUBLES.find((one) => one === answer.trouble) ?? 'server' };
}

/** A name of its own for each wish: a request that is sent twice on its way counts once. */
const requestName = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Changes a table. Where the answer is lost the change may still have been made: the table itself tells. */
async function change({ table }: TableView, what: string, body: object, made: (fresh: TableView) => boolean): Promise<Reply> {
  const reply = await send(tablePath(table.id, what), { revision: table.revision, request: requestName(), ...body });
  if (reply.kind !== 'failed' || !['offline', 'slow', 'server', 'away'].includes(reply.why)) return reply;
  const again = async (): Promise<Reply> => {
    const now = await openTable(table.id);
    if (now.kind !== 'done') return { kind: 'uncertain', ask: again };
    if (now.view.table.revision === table.revision) return reply.why === 'server' || reply.why === 'away' ? reply : { kind: 'not_done' };
    const ours = now.view.table.revision === table.revision + 1 && made(now.view);
    return { kind: ours ? 'done' : 'conflict', view: now.view };
  };
  return again();
}

/** A value written so that the order of its keys does not matter. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );

export const openTable = (id: string): Promise<Reply> => send(tablePath(id));

export const playAction = (seen: TableView, action: Action): Promise<Reply> =>
  change(seen, '/actions', { expected: seen.table.count + 1, action }, ({ entries }) => {
    const last = entries.at(-1);
    return last?.number === seen.table.count + 1 && written(last.action) === written(action);
  });

/** Takes back all but the first `to` actions; where it is left out, from one's own last action on. */
export const undoAction = (seen: TableView, to?: number): Promise<Reply> =>
  change(seen, '/undo', to === undefined ? {} : { to }, ({ table }) =>
    to === undefined ? table.count < seen.table.count : table.count === to,
  );

/** Agrees to what is asked at the table, or does not. */
export const answerMotion = (seen: TableView, talk: number, agree: boolean): Promise<Reply> =>
  send(tablePath(seen.table.id, '/motion'), { revision: seen.table.revision, talk, agree });

/** Plays what was taken back again, up to action `to`. */
export const redoAction = (seen: TableView, to = seen.table.count + 1): Promise<Reply> =>
  change(seen, '/redo', { to }, ({ table }) => table.count === to && table.undone === seen.table.undone - (to - seen.table.count));

/** The table where it has changed since it was seen; null where it has not, or cannot be asked. */
export async function newerTable({ table }: TableView): Promise<TableView | null> {
  const reply = await ask(tablePath(table.id, `?seen=${table.revision}`));
  const view = 'lost' in reply ? undefined : reply.answer.view;
  return view === undefined || view.table.revision <= table.revision ? null : view;
}

/** The title a table is played by; null when it cannot be had now. */
export async function loadTitle(hash: string): Promise<Title | null> {
  try {
    const response = await fetch(titlePath(hash), { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as Title) : null;
  } catch {
    return null;
  }
}
