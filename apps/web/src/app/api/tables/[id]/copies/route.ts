import { guarded } from '../../../../../server/guard.ts';
import { copyBody } from '../../../../../server/bodies.ts';
import { copyTable } from '../../../../../server/copies.ts';
import { guestFor } from '../../../../../server/guests.ts';
import { json, readBody, trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** A private copy of a table from one of its moments. */
export const POST = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/copies'>) => {
  const read = await readBody(request, copyBody);
  if ('answer' in read) return read.answer;
  const { guest, headers } = guestFor(request);
  const made = await copyTable(await store(), (await params).id, read.body.at, guest);
  return 'trouble' in made ? trouble(made.trouble, made.trouble === 'unknown_table' ? 404 : 400) : json(made, 201, headers);
});
