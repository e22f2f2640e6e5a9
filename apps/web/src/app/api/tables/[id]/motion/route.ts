import { answerBody } from '../../../../../server/bodies.ts';
import { wakeBots } from '../../../../../server/bots.ts';
import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { answer } from '../../../../../server/outcomes.ts';
import { readBody } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';
import { answerMotion } from '../../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export const POST = guarded('write', async (request, { params }: RouteContext<'/api/tables/[id]/motion'>) => {
  const read = await readBody(request, answerBody);
  if ('answer' in read) return read.answer;
  const [shelf, { id }] = [await store(), await params];
  const outcome = await answerMotion(shelf, id, read.body, guestOf(request));
  void wakeBots(shelf, id);
  return answer(outcome);
});
