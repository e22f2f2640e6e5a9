'use client';

import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

/** Shown when a page breaks; the table itself is with the server. */
export default function Broken({ reset }: { readonly reset: () => void }): ReactElement {
  return (
    <main className="page page-narrow" role="alert">
      <h1>{words('site.broken')}</h1>
      <p>{words('site.broken_note')}</p>
      <button type="button" className="button button-primary" onClick={reset}>
        {words('table.retry')}
      </button>
    </main>
  );
}
