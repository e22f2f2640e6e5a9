import type { ReactElement } from 'react';
import { words } from '../../../parts/words.ts';

/** Shown for a table that the server does not know. */
export default function NoTable(): ReactElement {
  return (
    <main className="page page-narrow">
      <h1>{words('table.missing')}</h1>
      <p>{words('table.missing_note')}</p>
      <p className="buttons">
        <a className="button button-primary" href="/">
          {words('table.home')}
        </a>
        <a className="button button-plain" href="/new">
          {words('new.heading')}
        </a>
      </p>
    </main>
  );
}
