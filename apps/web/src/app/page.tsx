import type { ReactElement } from 'react';
import { Gallery } from '../home/gallery.tsx';
import { ImportFile } from '../home/import-file.tsx';
import { MyTables } from '../home/my-tables.tsx';
import { words } from '../parts/words.ts';
import { allTitles, hasPages } from '../server/titles.ts';
import '../home/home.css';

/** Home: my tables, and the titles to start one of. */
export default function Home(): ReactElement {
  return (
    <main className="page">
      <header className="page-head">
        <h1>{words('site.name')}</h1>
        <p className="lead">{words('site.description')}</p>
      </header>
      <section aria-labelledby="mine">
        <h2 id="mine">{words('home.mine')}</h2>
        <MyTables />
      </section>
      <section aria-labelledby="bring">
        <h2 id="bring">{words('import.heading')}</h2>
        <ImportFile />
      </section>
      <section aria-labelledby="titles">
        <h2 id="titles">{words('home.titles')}</h2>
        <Gallery titles={allTitles()} hasPages={hasPages} />
      </section>
    </main>
  );
}
