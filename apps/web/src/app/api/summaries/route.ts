import type { Store, Table } from '@roundhouse/storage';
import { guarded } from '../../../server/guard.ts';
import { summariesBody } from '../../../server/bodies.ts';
import { json, readBody } from '../../../server/respond.ts';
import { store } from '../../../server/stores.ts';
import { guestOf } from '../../../server/guests.ts';
import { sitterAt } from '../../../server/seats.ts';

export const dynamic = 'force-dynamic';

const MOST = 50;

async function summary(shelf: Store, table: Table, guest: string | null) {
  const { id, titleName, setup, standing, origin, updatedAt } = table;
  const { mine } = await sitterAt(shelf, table, guest);
  const own = setup.players.flatMap((player) => (mine.includes(player.id) ? [player.name] : []));
  return {
    id,
    titleName,
    players: setup.players.map(({ name }) => name),
    standing,
    /** Whether it waits for a seat of the one who asks. */
    yours: standing.waiting.some((name) => own.includes(name)),
    origin: origin?.kind ?? null,
    updatedAt,
  };
}

/** Where the tables stand that a device knows or has a seat at; ids nobody has named stay secret. */
export const POST = guarded('read', async (request) => {
  const read = await readBody(request, summariesBody);
  if ('answer' in read) return read.answer;
  const shelf = await store();
  const guest = guestOf(request);
  const seated = guest === null ? [] : await shelf.tablesOf(guest, MOST);
  const tables = await Promise.all([...new Set([...read.body.ids, ...seated])].map((id) => shelf.table(id)));
  return json({ tables: await Promise.all(tables.flatMap((table) => (table === null ? [] : [summary(shelf, table, guest)]))) });
});
