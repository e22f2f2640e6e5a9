import { guarded } from '../../../../../server/guard.ts';
import { reopen } from '../../../../../server/reopen.ts';
import { json, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** While somebody works on a title: the table under the newest data. Not there otherwise. */
export const POST = guarded('read', async (request, { params }: RouteContext<'/api/tables/[id]/reopen'>) => {
  if (process.env.FOLLOW_TITLES !== '1') return trouble('not_available', 404);
  // A form of another site cannot send this type.
  if (request.headers.get('content-type') !== 'application/json') return trouble('not_json', 415);
  const answer = await reopen(await store(), (await params).id);
  return answer === null ? trouble('unknown_table', 404) : json(answer);
});
