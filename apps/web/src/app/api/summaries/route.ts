import { summariesBody } from '../../../server/bodies.ts';
import { json, readBody } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Where the tables stand that a device knows; ids nobody has named stay secret. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, summariesBody);
  if ('answer' in read) return read.answer;
  const tables = await Promise.all(read.body.ids.map((id) => store().table(id)));
  return json({
    tables: tables.flatMap((table) =>
      table === null
        ? []
        : [
            {
              id: table.id,
              titleName: table.titleName,
              players: table.setup.players.map(({ name }) => name),
              standing: table.standing,
              updatedAt: table.updatedAt,
            },
          ],
    ),
  });
}
