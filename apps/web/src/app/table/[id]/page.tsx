import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { store } from '../../../server/stores.ts';
import { wordsHere } from '../../../server/words.ts';
import { FollowTitle } from '../../../table/follow-title.tsx';
import { TableScreen } from '../../../table/table-screen.tsx';

export async function generateMetadata({ params }: PageProps<'/table/[id]'>): Promise<Metadata> {
  const words = await wordsHere();
  const table = await (await store()).table((await params).id);
  return { title: words('site.page', { page: table?.titleName ?? words('table.missing') }) };
}

export default async function TablePage({ params }: PageProps<'/table/[id]'>): Promise<ReactElement> {
  const { id } = await params;
  if ((await (await store()).table(id)) === null) notFound();
  return (
    <>
      {process.env.FOLLOW_TITLES === '1' && <FollowTitle id={id} />}
      <TableScreen key={id} id={id} />
    </>
  );
}
