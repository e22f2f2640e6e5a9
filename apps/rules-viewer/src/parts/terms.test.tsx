import type { Locale } from '@roundhouse/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithTerms } from './terms.tsx';

/** The words of a sentence that are linked, with the terms that they lead to. */
const linked = (locale: Locale, text: string): Readonly<Record<string, string>> => {
  const html = renderToStaticMarkup(<WithTerms text={text} locale={locale} />);
  return Object.fromEntries([...html.matchAll(/#(\w+)">([^<]*)</g)].map(([, id = '', word = '']) => [word, id]));
};

it.each<[Locale, string, Readonly<Record<string, string>>]>([
  ['en', 'Private companies pay; cities stay. Par is one part.', { 'Private companies': 'private_company', cities: 'city', Par: 'par' }],
  ['fr', 'Les certificats de directeur et les trajets.', { 'certificats de directeur': 'presidents_certificate', trajets: 'route' }],
  ['es', '¿Cuántas acciones y trenes?', { acciones: 'share', trenes: 'train' }],
  [
    'cs',
    'Kolik akcií leží na burze, kolik dílků na trati v burzovních kolech u ředitele?',
    { akcií: 'share', burze: 'share_market', dílků: 'tile', trati: 'path', ředitele: 'president' },
  ],
])('in %s, a term is linked in each of its forms', (locale, text, terms) => {
  expect(linked(locale, text)).toMatchObject(terms);
  expect(Object.values(linked(locale, text)).length).toBeLessThanOrEqual(Object.keys(terms).length + 1);
});

it('the longer term comes first, and a term is not linked in its own entry', () => {
  expect(linked('en', 'The certificate limit counts.')).toEqual({ 'certificate limit': 'certificate_limit' });
  expect(renderToStaticMarkup(<WithTerms text="A train." locale="en" but="train" />)).toBe('A train.');
});
