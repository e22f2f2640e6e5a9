import { guarded } from '../../../server/guard.ts';
import { json, trouble } from '../../../server/respond.ts';
import { isClosing } from '../../../server/start.ts';
import { store } from '../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Whether requests can be served now: the database answers and the server is not about to end. */
export const GET = guarded('read', async () => {
  if (isClosing()) return trouble('away', 503);
  await (await store()).ping();
  return json({ ok: true });
});
