import type { ImportLine } from '../server/imports.ts';
import { words } from '../parts/words.ts';

/** Largest file that the server takes. */
const LARGEST = 5 * 1024 * 1024;
/** The server says at least every so often how far it is. */
const PATIENCE = 30_000;

/** What became of a file: a table, or the reason why not and how many of its actions could be played. */
export type Sent =
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly upTo: number | null; readonly of: number };

const refused = (reason: string): Sent => ({ kind: 'refused', reason, upTo: null, of: 0 });

/** Sends a game file to the server and hears how far it is; `upTo`: only its first actions. */
export async function sendFile(file: File, upTo: number | null, hear: (done: number, of: number) => void): Promise<Sent> {
  if (file.size > LARGEST) return refused(words('import.too_large'));
  const given = new AbortController();
  let timer = setTimeout(() => given.abort(), PATIENCE);
  try {
    const response = await fetch(`/api/imports${upTo === null ? '' : `?upTo=${upTo}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await file.text(),
      signal: given.signal,
    });
    if (response.status === 413) return refused(words('import.too_large'));
    if (!response.ok || response.body === null) return refused(words('import.server'));
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return refused(words('import.server'));
      clearTimeout(timer);
      timer = setTimeout(() => given.abort(), PATIENCE);
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.map((text) => JSON.parse(text) as ImportLine)) {
        if ('id' in line) return { kind: 'table', id: line.id };
        if ('reason' in line) return { kind: 'refused', ...line };
        hear(line.done, line.of);
      }
    }
  } catch {
    return refused(words('import.offline'));
  } finally {
    clearTimeout(timer);
  }
}
