import { newTableBody } from '../../../server/bodies.ts';
import { wakeBots } from '../../../server/bots.ts';
import { guarded } from '../../../server/guard.ts';
import { guestFor } from '../../../server/guests.ts';
import { json, readBody, trouble } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';
import { createTable } from '../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export const POST = guarded('write', async (request) => {
  const read = await readBody(request, newTableBody);
  if ('answer' in read) return read.answer;
  const { guest, headers } = guestFor(request);
  const shelf = await store();
  const made = await createTable(shelf, read.body, guest);
  if ('trouble' in made) return trouble(made.trouble, 400);
  void wakeBots(shelf, made.id);
  return json(made, 201, headers);
});
