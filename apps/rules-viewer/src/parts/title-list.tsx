import type { Locale, Words } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { officialPlayers } from '@roundhouse/ui';
import Link from 'next/link';
import type { ReactElement } from 'react';

/** All titles of the reference. */
export function TitleList({ locale, words }: { readonly locale: Locale; readonly words: Words }): ReactElement {
  return (
    <main className="book">
      <p>
        <a href="/">{words('reference.home_page')}</a>
      </p>
      <h1>{words('reference.heading')}</h1>
      <p className="lead">{words('reference.lead')}</p>
      <ul className="title-list">
        {Object.values(TITLES).map((title) => (
          <li key={title.id}>
            <h2>
              <Link href={`/${locale}/${title.id}`}>{title.name}</Link>
            </h2>
            <p>
              {words('home.title_facts', {
                setting: title.setting,
                designers: title.designers.join(', '),
                ...officialPlayers(title.players),
              })}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
