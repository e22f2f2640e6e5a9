import type { ReactElement } from 'react';
import { wordsHere } from '../../../server/words.ts';

/** Shown for a table that the server does not know. */
export default async function NoTable(): Promise<ReactElement> {
  const words = await wordsHere();
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
