import type { Locale } from '@roundhouse/messages';

/** Where the site is served. */
export const BASE = '/rules';

/** Address of a page in a language; `page` is its place below it, empty for the start. */
export const addressOf = (locale: Locale, page: string): string => `${BASE}/${locale}${page === '' ? '' : `/${page}`}`;

/** Name of the file behind it. */
export const fileOf = (locale: Locale, page: string): string => `${locale}${page === '' ? '' : `/${page}`}.html`;
