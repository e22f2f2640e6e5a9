import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

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
