import { json, trouble } from '../../../../server/respond.ts';
import { store } from '../../../../server/stores.ts';
import { openTable } from '../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: RouteContext<'/api/tables/[id]'>): Promise<Response> {
  const view = await openTable(store(), (await params).id);
  return view === null ? trouble('unknown_table', 404) : json({ view });
}
