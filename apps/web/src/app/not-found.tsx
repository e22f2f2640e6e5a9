import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

export const metadata: Metadata = { title: words('site.page', { page: words('site.not_found') }) };

export default function NotFound(): ReactElement {
  return (
    <main className="page page-narrow">
      <h1>{words('site.not_found')}</h1>
      <p>
        <a href="/">{words('table.home')}</a>
      </p>
    </main>
  );
}
