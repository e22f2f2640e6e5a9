import { createFactWords, createWords, LOCALES } from '@roundhouse/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Shell } from './shell.tsx';

const page = (place: string): Document => {
  const voice = { locale: 'fr', words: createWords('fr'), facts: createFactWords('fr') } as const;
  const html = renderToStaticMarkup(
    <Shell voice={voice} place={place} title="Titre" assets={{ script: '/rules/main.js', styles: [] }}>
      <p>Texte</p>
    </Shell>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
};
const hrefs = (found: NodeListOf<Element>): readonly (string | null)[] => [...found].map((one) => one.getAttribute('href'));

it.each(['', 'compare', '1830/an-example'])('the page “%s” names itself in every language, and its switch stays there', (place) => {
  const { documentElement: html } = page(place);
  const end = place === '' ? '' : `/${place}`;
  const there = LOCALES.map((locale) => `/rules/${locale}${end}`);
  expect(html.lang).toBe('fr');
  expect(hrefs(html.querySelectorAll('link[hreflang]:not([hreflang=x-default])'))).toEqual(there);
  expect(hrefs(html.querySelectorAll('link[hreflang=x-default]'))).toEqual([`/rules/en${end}`]);
  expect(hrefs(html.querySelectorAll('[data-language]'))).toEqual(there);
  expect(html.querySelector('[aria-current=page]')?.textContent).toBe('Français');
});

it('a page has no script but one of its own address, and leads back to the tables', () => {
  const { documentElement: html } = page('');
  expect([...html.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.textContent])).toEqual([
    ['/rules/main.js', ''],
  ]);
  expect(html.querySelector('header a[href="/"]')).not.toBeNull();
});
