import { textIn, type Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { MapCover, officialPlayers, writeMoney } from '@roundhouse/ui';
import type { ReactElement } from 'react';

interface GalleryProps {
  readonly titles: readonly Title[];
  /** Whether the reference has pages about a title. */
  readonly hasPages: (id: string) => boolean;
  readonly words: Words;
}

/** The titles that can be played, each with its map as the cover. */
export function Gallery({ titles, hasPages, words }: GalleryProps): ReactElement {
  return (
    <ul className="gallery">
      {titles.map((title) => (
        <li key={title.id}>
          <TitleCard title={title} hasPages={hasPages(title.id)} words={words} />
        </li>
      ))}
    </ul>
  );
}

function TitleCard({
  title,
  hasPages,
  words,
}: Omit<GalleryProps, 'titles' | 'hasPages'> & { readonly title: Title; readonly hasPages: boolean }): ReactElement {
  const { min, max } = officialPlayers(title.players);
  const { hours } = title;
  const special = textIn(words.locale, title.special);
  const facts = [
    words('home.players', { min, max }),
    ...(hours === undefined ? [] : [words('home.hours', { min: hours.min, max: hours.max })]),
    words('home.companies', { count: title.corporations.ids.length }),
    ...(title.money.bank === 'unlimited'
      ? []
      : [words('table.bank', { amount: writeMoney(title.money.currency, title.money.bank, words.locale) })]),
  ];
  return (
    <article className="title-card" aria-labelledby={`title-${title.id}`}>
      <div className="title-cover">
        <MapCover title={title} />
      </div>
      <div className="title-text">
        <h3 id={`title-${title.id}`}>{title.name}</h3>
        <p className="title-by">
          {words('home.setting', { setting: textIn(words.locale, title.setting), designers: title.designers.join(', ') })}
        </p>
        {special !== '' && <p className="title-special">{special}</p>}
        <ul className="title-figures">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="buttons">
          <a className="button button-primary" href={`/new?title=${title.id}`}>
            {words('home.start', { title: title.id.toUpperCase() })}
          </a>
          {hasPages && (
            <a className="button button-plain" href={`/rules/${words.locale}/${title.id}`}>
              {words('home.rules')}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
