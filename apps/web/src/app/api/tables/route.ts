import { newTableBody } from '../../../server/bodies.ts';
import { json, readBody, trouble } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';
import { createTable } from '../../../server/tables.ts';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, newTableBody);
  if ('answer' in read) return read.answer;
  const made = await createTable(await store(), read.body);
  return 'trouble' in made ? trouble(made.trouble, 400) : json(made, 201);
}
