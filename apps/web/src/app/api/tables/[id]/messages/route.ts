import { messageBody } from '../../../../../server/bodies.ts';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { json, readBody, trouble } from '../../../../../server/respond.ts';
import { sitterAt } from '../../../../../server/seats.ts';
import { store } from '../../../../../server/stores.ts';
import { now } from '../../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

/** Says something at the table; only who sits there may. */
export const POST = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/messages'>) => {
  const read = await readBody(request, messageBody);
  if ('answer' in read) return read.answer;
  const shelf = await store();
  const table = await shelf.table((await params).id);
  if (table === null) return trouble('unknown_table', 404);
  const [player] = (await sitterAt(shelf, table, guestOf(request))).mine;
  if (player === undefined) return trouble('not_your_seat', 403);
  await shelf.say(table.id, { player, text: read.body.text, at: now() }, read.body.request ?? null);
  return json({ said: true }, 201);
});
