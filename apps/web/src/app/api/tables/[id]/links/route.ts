import { linkBody } from '../../../../../server/bodies.ts';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { json, readBody, trouble } from '../../../../../server/respond.ts';
import { linkFor, sitterAt } from '../../../../../server/seats.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** A link that gives a seat once. */
export const POST = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/links'>) => {
  const read = await readBody(request, linkBody);
  if ('answer' in read) return read.answer;
  const shelf = await store();
  const table = await shelf.table((await params).id);
  if (table === null) return trouble('unknown_table', 404);
  const token = await linkFor(shelf, table.id, await sitterAt(shelf, table, guestOf(request)), read.body.player);
  return token === null ? trouble('not_your_seat', 403) : json({ path: `/join/${token}` }, 201);
});
