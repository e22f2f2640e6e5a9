import { stepBody } from '../../../../../server/bodies.ts';
import { answer } from '../../../../../server/outcomes.ts';
import { readBody } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';
import { redo } from '../../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/tables/[id]/redo'>): Promise<Response> {
  const read = await readBody(request, stepBody);
  return 'answer' in read ? read.answer : answer(await redo(await store(), (await params).id, read.body, read.body.to));
}
