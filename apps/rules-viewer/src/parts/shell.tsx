import { LANGUAGES, LOCALES } from '@roundhouse/messages';
import type { ReactElement, ReactNode } from 'react';
import { addressOf, BASE } from '../addresses.ts';
import type { Voice } from '../page.ts';

/** Addresses of what the pages load, by the name of its content. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
}

interface ShellProps {
  readonly voice: Voice;
  readonly place: string;
  readonly title: string;
  readonly assets: Assets;
  readonly children: ReactNode;
}

/** A whole page: head, the way to the other parts and languages, and its content. */
export function Shell({ voice, place, title, assets, children }: ShellProps): ReactElement {
  const { locale, words, facts } = voice;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={words('site.description')} />
        <link rel="icon" href={`${BASE}/icon.svg`} />
        {LOCALES.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={addressOf(one, place)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={addressOf('en', place)} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {facts('page.skip')}
        </a>
        <header className="masthead">
          <nav aria-label={facts('page.parts')}>
            <ul className="masthead-parts">
              <li>
                <a href={addressOf(locale, '')}>{words('reference.heading')}</a>
              </li>
              <li>
                <a href={addressOf(locale, 'compare')}>{facts('page.compare')}</a>
              </li>
              <li>
                <a href={addressOf(locale, 'glossary')}>{facts('page.glossary')}</a>
              </li>
              <li>
                <a href="/">{words('reference.home_page')}</a>
              </li>
            </ul>
          </nav>
          <button type="button" className="button button-plain search-open" data-search hidden>
            {facts('page.search')} <kbd>/</kbd>
          </button>
          <nav aria-label={facts('page.language')}>
            <ul className="masthead-languages">
              {LOCALES.map((one) => (
                <li key={one}>
                  <a
                    href={addressOf(one, place)}
                    lang={one}
                    hrefLang={one}
                    aria-current={one === locale ? 'page' : undefined}
                    data-language={one}
                  >
                    {LANGUAGES[one]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="content" className="book">
          {children}
        </main>
        <dialog className="search" aria-label={facts('page.search')} data-index={`${BASE}/${locale}/search.json`}>
          <form method="dialog" className="search-form">
            <input type="search" aria-label={facts('page.search')} placeholder={facts('page.search')} autoComplete="off" />
            <button type="submit" className="button button-plain">
              {words('notice.dismiss')}
            </button>
          </form>
          <p className="quiet" role="status" data-none={facts('page.search_none')} data-failed={facts('page.search_failed')} />
          <ol className="search-found" />
        </dialog>
      </body>
    </html>
  );
}
