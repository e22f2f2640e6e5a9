'use client';

import type { Locale } from '@roundhouse/messages';
import { createContext, type ReactElement, type ReactNode } from 'react';

/** The language in which a page is rendered. */
export const LanguageContext = createContext<Locale>('en');

export function Language({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }): ReactElement {
  return <LanguageContext value={locale}>{children}</LanguageContext>;
}
