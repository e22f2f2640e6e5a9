import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { json, trouble } from '../../../../../server/respond.ts';
import { roomOf } from '../../../../../server/rooms.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Who sits at a table and what is said there, as the one who asks may see it. */
export const GET = guarded('read', async (request, { params }: RouteContext<'/api/tables/[id]/room'>) => {
  const room = await roomOf(await store(), (await params).id, guestOf(request));
  return room === null ? trouble('unknown_table', 404) : json(room);
});
