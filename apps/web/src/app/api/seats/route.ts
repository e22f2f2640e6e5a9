import { tokenBody } from '../../../server/bodies.ts';
import { guarded } from '../../../server/guard.ts';
import { guestFor } from '../../../server/guests.ts';
import { json, readBody, trouble } from '../../../server/respond.ts';
import { takeSeat } from '../../../server/seats.ts';
import { store } from '../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Takes the seat that a link gives. */
export const POST = guarded('write', async (request) => {
  const read = await readBody(request, tokenBody);
  if ('answer' in read) return read.answer;
  const { guest, headers } = guestFor(request);
  const taken = await takeSeat(await store(), read.body.token, guest);
  return taken === null ? trouble('void_link', 410) : json(taken, 200, headers);
});
