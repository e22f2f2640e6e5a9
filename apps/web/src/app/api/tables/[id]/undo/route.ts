import { stepBody } from '../../../../../server/bodies.ts';
import { wakeBots } from '../../../../../server/bots.ts';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { answer } from '../../../../../server/outcomes.ts';
import { readBody } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';
import { undo } from '../../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export const POST = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/undo'>) => {
  const read = await readBody(request, stepBody);
  if ('answer' in read) return read.answer;
  const [shelf, { id }] = [await store(), await params];
  const outcome = await undo(shelf, id, read.body, read.body.to, guestOf(request));
  void wakeBots(shelf, id);
  return answer(outcome);
});
