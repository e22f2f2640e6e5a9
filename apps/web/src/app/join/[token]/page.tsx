import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { TakeSeat } from '../../../seats/take-seat.tsx';
import { linkedSeat } from '../../../server/seats.ts';
import { store } from '../../../server/stores.ts';
import { wordsHere } from '../../../server/words.ts';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.page', { page: words('seats.join_heading') }), robots: { index: false } };
}

/** A link to a seat. To look at it does not use it up, so that a program that fetches links does no harm. */
export default async function JoinPage({ params }: PageProps<'/join/[token]'>): Promise<ReactElement> {
  const { token } = await params;
  const words = await wordsHere();
  const shelf = await store();
  const linked = await linkedSeat(shelf, token);
  const table = linked === null ? null : await shelf.table(linked.id);
  const player = table?.setup.players.find(({ id }) => id === linked?.player)?.name;
  return (
    <main className="page page-narrow">
      <h1>{words('seats.join_heading')}</h1>
      {table === null || player === undefined ? (
        <p role="alert">{words('seats.void')}</p>
      ) : (
        <TakeSeat token={token} player={player} title={table.titleName} />
      )}
      <p>
        <a href="/">{words('table.home')}</a>
      </p>
    </main>
  );
}
