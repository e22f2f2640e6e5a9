import { wakeBots } from '../../../../server/bots.ts';
import { guarded } from '../../../../server/guard.ts';
import { guestOf } from '../../../../server/guests.ts';
import { answer } from '../../../../server/outcomes.ts';
import { json } from '../../../../server/respond.ts';
import { store } from '../../../../server/stores.ts';
import { openTable } from '../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

/** A table as it stands; `?seen=7` spares the answer where revision 7 is still the newest. */
export const GET = guarded('read', async (request, { params }: RouteContext<'/api/tables/[id]'>) => {
  const { id } = await params;
  const shelf = await store();
  void wakeBots(shelf, id);
  const seen = new URL(request.url).searchParams.get('seen');
  if (seen !== null && (await shelf.table(id))?.revision === Number(seen)) return json({ unchanged: true });
  return answer(await openTable(shelf, id, guestOf(request)));
});
