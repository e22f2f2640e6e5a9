import { describeFault, exportRecord } from '@roundhouse/records';
import { json, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** The game as a file in the 18xx.games format. */
export async function GET(_request: Request, { params }: RouteContext<'/api/tables/[id]/export'>): Promise<Response> {
  const { id } = await params;
  const table = await store().table(id);
  const title = table === null ? null : await store().title(table.titleHash);
  if (table === null || title === null) return trouble('unknown_table', 404);
  const actions = (await store().log(id, 0, table.count)).map(({ action }) => action);
  const exported = exportRecord({ title, setup: table.setup, actions }, `${table.titleId}-${table.createdAt.slice(0, 10)}`);
  if (!exported.ok) return trouble('not_available', 500, describeFault(exported.fault));
  return json(exported.value, 200, {
    'content-disposition': `attachment; filename="${table.titleId}-${table.createdAt.slice(0, 10)}.json"`,
  });
}
