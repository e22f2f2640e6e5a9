import type { Kysely, Transaction } from 'kysely';
import type { Motion, People } from './people.ts';
import type { Rows } from './rows.ts';
import type { Wire } from './wire.ts';

/** Who sits where and what is said, by queries that every kind of database understands. */
export function sqlPeople(db: Kysely<Rows>, wire: Wire): People {
  /** One transaction that everybody at the table hears of. */
  const told = async <T>(id: string, work: (tx: Transaction<Rows>) => Promise<T>): Promise<T> => {
    const done = await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      await wire.within(tx, { id });
      return result;
    });
    wire.after({ id });
    return done;
  };
  const stir = (tx: Transaction<Rows>, id: string) =>
    tx
      .updateTable('tables')
      .set((eb) => ({ talk: eb('talk', '+', 1) }))
      .where('id', '=', id)
      .returning('talk')
      .executeTakeFirst();

  const linked: People['linked'] = async (hash, now) => {
    const link = db.selectFrom('links').selectAll().where('hash', '=', hash).where('expires_at', '>', now);
    const row = await link.executeTakeFirst();
    return row === undefined ? null : { id: row.table_id, player: row.player };
  };

  return {
    room: async (id) => {
      const table = await db.selectFrom('tables').select(['host', 'motion']).where('id', '=', id).executeTakeFirst();
      if (table === undefined) return null;
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('player').execute();
      const holders = await db.selectFrom('holders').selectAll().where('table_id', '=', id).execute();
      return {
        host: table.host,
        motion: table.motion === null ? null : (JSON.parse(table.motion) as Motion),
        seats: seats.map(({ player, bot }) => ({
          player,
          bot,
          holders: holders.flatMap((held) => (held.player === player ? [held.guest] : [])),
        })),
      };
    },
    tablesOf: async (guest, limit) => {
      const rows = await db
        .selectFrom('tables')
        .select('tables.id')
        .where((eb) =>
          eb.exists(
            eb.selectFrom('holders').select('holders.guest').whereRef('holders.table_id', '=', 'tables.id').where('guest', '=', guest),
          ),
        )
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    keepLink: ({ hash, id, player, expiresAt }) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('links').where('table_id', '=', id).where('player', '=', player).execute();
        await tx.insertInto('links').values({ hash, table_id: id, player, expires_at: expiresAt }).execute();
      }),
    linked,
    takeSeat: async (hash, guest, now) => {
      const link = await linked(hash, now);
      if (link === null) return null;
      const { id, player } = link;
      return told(id, async (tx) => {
        const taken = await tx.deleteFrom('links').where('hash', '=', hash).returning('hash').executeTakeFirst();
        if (taken === undefined) return null;
        await tx
          .insertInto('holders')
          .values({ table_id: id, player, guest })
          .onConflict((oc) => oc.doNothing())
          .execute();
        await stir(tx, id);
        return link;
      });
    },
    setMotion: (id, { revision, talk }, motion) =>
      told(id, async (tx) => {
        const row = await tx
          .updateTable('tables')
          .set((eb) => ({ talk: eb('talk', '+', 1), motion: motion === null ? null : JSON.stringify(motion) }))
          .where('id', '=', id)
          .where('revision', '=', revision)
          .where('talk', '=', talk)
          .returning('talk')
          .executeTakeFirst();
        return row === undefined ? 'conflict' : 'written';
      }),
    say: (id, { player, text, at }, request) =>
      told(id, async (tx) => {
        // Counted by the table's own row, which lets one writer after another through.
        const row = await stir(tx, id);
        if (row === undefined) return;
        await tx
          .insertInto('messages')
          .values({ table_id: id, number: row.talk, player, text, request, at })
          .onConflict((oc) => oc.doNothing())
          .execute();
      }),
    messages: async (id, limit) => {
      const rows = await db
        .selectFrom('messages')
        .select(['number', 'player', 'text', 'at'])
        .where('table_id', '=', id)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
    note: async (id, guest) => {
      const row = await db.selectFrom('notes').select('text').where('table_id', '=', id).where('guest', '=', guest).executeTakeFirst();
      return row?.text ?? '';
    },
    keepNote: async (id, guest, text) => {
      await db
        .insertInto('notes')
        .values({ table_id: id, guest, text })
        .onConflict((oc) => oc.columns(['table_id', 'guest']).doUpdateSet({ text }))
        .execute();
    },
  };
}
