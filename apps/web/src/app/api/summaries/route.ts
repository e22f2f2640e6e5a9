import { guarded } from '../../../server/guard.ts';
import { summariesBody } from '../../../server/bodies.ts';
import { json, readBody } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';
import type { Table } from '../../../storage/store.ts';

export const dynamic = 'force-dynamic';

const summary = ({ id, titleName, setup, standing, origin, updatedAt }: Table) => ({
  id,
  titleName,
  players: setup.players.map(({ name }) => name),
  standing,
  origin: origin?.kind ?? null,
  updatedAt,
});

/** Where the tables stand that a device knows; ids nobody has named stay secret. */
export const POST = guarded('read', async (request) => {
  const read = await readBody(request, summariesBody);
  if ('answer' in read) return read.answer;
  const shelf = await store();
  const tables = await Promise.all(read.body.ids.map((id) => shelf.table(id)));
  return json({ tables: tables.flatMap((table) => (table === null ? [] : [summary(table)])) });
});
