import { LOCALES } from '@roundhouse/messages';
import type { View } from './shots-view.ts';
import { wholePage } from './whole-page.ts';

const KINDS = {
  home: '',
  title: '/1830',
  compare: '/compare?t=1817,1830,1846&diff=1',
  glossary: '/glossary',
  example: '/1830/from-auction-to-remote-token#green',
} as const;

/** Every kind of page of the reference in every language, and the search. */
export const REFERENCE: readonly View[] = LOCALES.flatMap((locale): readonly View[] => [
  ...Object.entries(KINDS).map(([kind, place]): View => ({
    name: `${kind}-${locale}`,
    open: () => Promise.resolve(`/rules/${locale}${place}`),
    // Parts of a long page that are out of sight are drawn when they are scrolled to; a picture shows all of them.
    press: wholePage,
  })),
  {
    name: `search-${locale}`,
    open: () => Promise.resolve(`/rules/${locale}`),
    press: async (page) => {
      await page.locator('[data-search]').click();
      await page.getByRole('searchbox').fill('1830');
      await page.locator('.search-found a').first().waitFor();
    },
  },
]);
