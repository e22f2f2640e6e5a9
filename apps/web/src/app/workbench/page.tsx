import { findTitle, TITLES } from '@roundhouse/titles-data';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { wordsHere } from '../../server/words.ts';
import { positionsOf } from '../../workbench/positions.ts';
import { Workbench } from '../../workbench/workbench.tsx';
import '../../workbench/workbench.css';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.page', { page: words('workbench.name') }), robots: { index: false } };
}

/** For whoever works on the parts: linked from nowhere, open to all. */
export default async function WorkbenchPage({ searchParams }: PageProps<'/workbench'>): Promise<ReactElement> {
  const ids = Object.keys(TITLES);
  const { title: asked = ids[0], part } = await searchParams;
  const title = typeof asked === 'string' ? findTitle(asked) : null;
  if (title === null) notFound();
  return <Workbench title={title} titles={ids} positions={positionsOf(title)} part={typeof part === 'string' ? part : null} />;
}
