import type { ReactElement } from 'react';
import { Gallery } from '../home/gallery.tsx';
import { ImportFile } from '../home/import-file.tsx';
import { Learn } from '../home/learn.tsx';
import { MyTables } from '../home/my-tables.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { allTitles, hasPages } from '../server/titles.ts';
import { wordsHere } from '../server/words.ts';
import '../home/home.css';

/** Home: my tables, how to learn, and the titles to start a table of. */
export default async function Home(): Promise<ReactElement> {
  const words = await wordsHere();
  return (
    <main className="page">
      <header className="page-head">
        <LanguageSwitch />
        <h1>{words('site.name')}</h1>
        <p className="lead">{words('site.description')}</p>
      </header>
      <section aria-labelledby="mine">
        <h2 id="mine">{words('home.mine')}</h2>
        <MyTables />
      </section>
      <Learn words={words} />
      <section aria-labelledby="bring">
        <h2 id="bring">{words('import.heading')}</h2>
        <ImportFile />
      </section>
      <section aria-labelledby="titles">
        <h2 id="titles">{words('home.titles')}</h2>
        <Gallery titles={allTitles()} hasPages={hasPages} words={words} />
      </section>
    </main>
  );
}
