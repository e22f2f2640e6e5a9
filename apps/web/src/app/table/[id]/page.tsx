import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { store } from '../../../server/stores.ts';
import { wordsHere } from '../../../server/words.ts';
import { tablePath, titlePath } from '../../../table/addresses.ts';
import { FollowTitle } from '../../../table/follow-title.tsx';
import { TableScreen } from '../../../table/table-screen.tsx';

export async function generateMetadata({ params }: PageProps<'/table/[id]'>): Promise<Metadata> {
  const words = await wordsHere();
  const table = await (await store()).table((await params).id);
  return { title: words('site.page', { page: table?.titleName ?? words('table.missing') }) };
}

export default async function TablePage({ params }: PageProps<'/table/[id]'>): Promise<ReactElement> {
  const { id } = await params;
  const table = await (await store()).table(id);
  if (table === null) notFound();
  // The browser fetches what the page will ask for while it still loads the scripts.
  for (const path of [tablePath(id), titlePath(table.titleHash)]) preload(path, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <>
      {process.env.FOLLOW_TITLES === '1' && <FollowTitle id={id} />}
      <TableScreen key={id} id={id} titleHash={table.titleHash} />
    </>
  );
}
