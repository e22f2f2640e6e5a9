import { createWords, localeFor, type Locale, type Words } from '@roundhouse/messages';
import { use } from 'react';
import { LanguageContext } from './language.tsx';

/** The language of the page: in a browser what its root says, while the server renders what the layout chose. */
function languageHere(): Locale {
  if (typeof document !== 'undefined') return localeFor([document.documentElement.lang]);
  // On the server words are said only while a page is rendered, where `use` may stand anywhere.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  return use(LanguageContext);
}

/**
 * The words of the play app, in the language of the page: for what runs in the browser or is rendered for it.
 * Server components and routes take theirs from `server/words.ts`.
 */
export const words: Words = Object.defineProperty(
  (...[key, values]: Parameters<Words>) => createWords(languageHere())(key, values),
  'locale',
  { get: languageHere },
) as Words;
