import { guarded } from '../../../server/guard.ts';
import { guestFor } from '../../../server/guests.ts';
import { importFile, type ImportLine } from '../../../server/imports.ts';
import { LARGEST_FILE, readText, trouble } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';
import { wordsHere } from '../../../server/words.ts';

export const dynamic = 'force-dynamic';

/**
 * Takes a game file as the body; answers one line of JSON after another, the last one with the table or the reason.
 * `?upTo=122` plays the first 122 actions only.
 */
export const POST = guarded('write', async (request) => {
  const read = await readText(request, LARGEST_FILE);
  if ('answer' in read) return read.answer;
  const wanted = new URL(request.url).searchParams.get('upTo');
  const upTo = wanted === null ? null : Number(wanted);
  if (upTo !== null && (!Number.isInteger(upTo) || upTo < 0)) return trouble('wrong_form', 400);
  const { guest, headers } = guestFor(request);
  const lines = importFile(await store(), read.text, upTo, { guest, words: await wordsHere() });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await lines.next();
      if (done === true) stream.close();
      else stream.enqueue(encoder.encode(`${JSON.stringify(value satisfies ImportLine)}\n`));
    },
    cancel: () => void lines.return(undefined),
  });
  // Compression would hold the lines back.
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store, no-transform', ...headers } });
});
