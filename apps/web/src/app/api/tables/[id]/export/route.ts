import { hasSecrets } from '@roundhouse/engine';
import { guarded } from '../../../../../server/guard.ts';
import { describeFault, exportRecord } from '@roundhouse/records';
import { present } from '../../../../../server/positions.ts';
import { json, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** The game as a file in the 18xx.games format. */
export const GET = guarded('read', async (_request, { params }: RouteContext<'/api/tables/[id]/export'>) => {
  const { id } = await params;
  const shelf = await store();
  const here = await present(shelf, id);
  if (typeof here === 'string') return trouble(here, here === 'outdated' ? 409 : 404);
  const { table, position } = here;
  if (hasSecrets(position.game)) return trouble('secret', 409);
  const actions = (await shelf.log(id, 0, table.count)).map(({ action }) => action);
  const name = `${table.titleId}-${table.createdAt.slice(0, 10)}`;
  const exported = exportRecord({ title: position.game.title, setup: table.setup, actions }, name);
  if (!exported.ok) return trouble('not_available', 500, describeFault(exported.fault));
  return json(exported.value, 200, { 'content-disposition': `attachment; filename="${name}.json"` });
});
