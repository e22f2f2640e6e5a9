import { hasSecrets } from '@roundhouse/engine';
import { guarded } from '../../../../../server/guard.ts';
import { json, trouble } from '../../../../../server/respond.ts';
import { present } from '../../../../../server/positions.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** The start of a game and every action played since: enough to play it again anywhere. */
export const GET = guarded('read', async (_request, { params }: RouteContext<'/api/tables/[id]/history'>) => {
  const { id } = await params;
  const shelf = await store();
  const here = await present(shelf, id);
  if (typeof here === 'string') return trouble(here, here === 'outdated' ? 409 : 404);
  if (hasSecrets(here.position.game)) return trouble('secret', 409);
  const start = await shelf.snapshot(id, 0);
  if (start === null) return trouble('not_available', 409);
  const actions = await shelf.log(id, 0, here.table.count);
  return json({ start: start.state, actions: actions.map(({ action }) => action) });
});
