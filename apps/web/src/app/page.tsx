import type { ReactElement } from 'react';
import { MyTables } from '../home/my-tables.tsx';
import { words } from '../parts/words.ts';
import { allTitles, hasPages } from '../server/titles.ts';

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
      <section aria-labelledby="titles">
        <h2 id="titles">{words('home.titles')}</h2>
        <ul className="title-list">
          {allTitles().map((title) => (
            <li key={title.id}>
              <h3>{title.name}</h3>
              <p className="quiet">
                {words('home.title_facts', {
                  setting: title.setting,
                  designers: title.designers.join(', '),
                  min: title.players.min,
                  max: title.players.max,
                })}
              </p>
              <p className="buttons">
                <a className="button button-primary" href={`/new?title=${title.id}`}>
                  {words('home.start', { title: title.id })}
                </a>
                {hasPages(title.id) && (
                  <a className="button button-plain" href={`/rules/en/${title.id}`}>
                    {words('home.rules')}
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
