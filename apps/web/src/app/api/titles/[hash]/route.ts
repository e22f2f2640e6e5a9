import { guarded } from '../../../../server/guard.ts';
import { json, trouble } from '../../../../server/respond.ts';
import { store } from '../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** A compiled title by its hash; what a hash names never changes. */
export const GET = guarded('read', async (_request, { params }: RouteContext<'/api/titles/[hash]'>) => {
  const title = await (await store()).title((await params).hash);
  return title === null ? trouble('unknown_title', 404) : json(title, 200, { 'cache-control': 'public, max-age=31536000, immutable' });
});
