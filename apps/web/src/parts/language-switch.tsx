'use client';

import { LANGUAGES, LOCALES, type Locale } from '@roundhouse/messages';
import type { ReactElement } from 'react';
import { words } from './words.ts';

const YEAR = 365 * 24 * 60 * 60;

function choose(locale: Locale): void {
  document.cookie = `language=${locale}; path=/; max-age=${String(YEAR)}; samesite=lax`;
  location.reload();
}

/** Another language for every page on this device; the page stays where it is. */
export function LanguageSwitch(): ReactElement {
  return (
    <nav className="languages" aria-label={words('language.label')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className="language"
          lang={locale}
          aria-current={locale === words.locale ? 'true' : undefined}
          onClick={() => {
            choose(locale);
          }}
        >
          {LANGUAGES[locale]}
        </button>
      ))}
    </nav>
  );
}
