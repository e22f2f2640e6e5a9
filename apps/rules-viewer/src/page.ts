import type { FactWords, Locale, Words } from '@roundhouse/messages';
import type { ReactElement } from 'react';

/** What a page is made with. */
export interface Voice {
  readonly locale: Locale;
  readonly words: Words;
  readonly facts: FactWords;
}

/** A page before it is written: one for all languages. */
export interface Page {
  /** Its place below the language. */
  readonly place: string;
  readonly title: (voice: Voice) => string;
  readonly body: (voice: Voice) => ReactElement;
}
