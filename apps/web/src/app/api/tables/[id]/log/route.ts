import { json, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** The log before an action (`?before=61` gives 1 to 60). */
export async function GET(request: Request, { params }: RouteContext<'/api/tables/[id]/log'>): Promise<Response> {
  const { id } = await params;
  const table = await store().table(id);
  if (table === null) return trouble('unknown_table', 404);
  const before = Number(new URL(request.url).searchParams.get('before') ?? table.count + 1);
  if (!Number.isInteger(before) || before < 1) return trouble('wrong_form', 400);
  return json({ entries: await store().log(id, 0, before - 1) });
}
