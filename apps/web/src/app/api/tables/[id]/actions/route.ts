import { playBody } from '../../../../../server/bodies.ts';
import { answer } from '../../../../../server/outcomes.ts';
import { readBody } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';
import { play } from '../../../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/tables/[id]/actions'>): Promise<Response> {
  const read = await readBody(request, playBody);
  if ('answer' in read) return read.answer;
  const { action, ...seen } = read.body;
  return answer(await play(await store(), (await params).id, seen, action));
}
