import { noteBody } from '../../../../../server/bodies.ts';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { json, readBody, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Keeps what a guest writes for himself; nobody else is shown it. */
export const PUT = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/note'>) => {
  const read = await readBody(request, noteBody);
  if ('answer' in read) return read.answer;
  const [shelf, { id }, guest] = [await store(), await params, guestOf(request)];
  if (guest === null) return trouble('not_your_seat', 403);
  if ((await shelf.table(id)) === null) return trouble('unknown_table', 404);
  await shelf.keepNote(id, guest, read.body.text);
  return json({ kept: true });
});
