import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { wordsHere } from '../server/words.ts';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.page', { page: words('site.not_found') }) };
}

export default async function NotFound(): Promise<ReactElement> {
  const words = await wordsHere();
  return (
    <main className="page page-narrow">
      <h1>{words('site.not_found')}</h1>
      <p>
        <a href="/">{words('table.home')}</a>
      </p>
    </main>
  );
}
