import { choices } from '@roundhouse/engine';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { present } from '../../../../../server/positions.ts';
import { json, trouble } from '../../../../../server/respond.ts';
import { sitterAt } from '../../../../../server/seats.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Everything that the seats of the one who asks may do now. */
export const GET = guarded('read', async (request, { params }: RouteContext<'/api/tables/[id]/choices'>) => {
  const shelf = await store();
  const here = await present(shelf, (await params).id);
  if (typeof here === 'string') return trouble(here, here === 'outdated' ? 409 : 404);
  const { mine } = await sitterAt(shelf, here.table, guestOf(request));
  const { revision, count } = here.table;
  const open = mine.length === 0 ? [] : choices(here.position.game).filter(({ decider }) => mine.includes(decider));
  return json({ revision, expected: count + 1, choices: open });
});
