import { LOCALES } from '@roundhouse/messages';
import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { guidesIn } from './guides.ts';

const guides = guidesIn('packages/titles-data');

it.each(Object.values(TITLES))('$id is told of in every language', (title) => {
  for (const locale of LOCALES) {
    expect(title.special?.[locale], locale).toBeTruthy();
    expect(title.setting[locale], locale).toBeTruthy();
    const { lead, special, setting } = guides.of(title, locale);
    expect([lead === '', special, setting]).toEqual([false, title.special?.[locale], title.setting[locale]]);
    expect(title.options.ids.filter((option) => !title.options.of[option]?.effect[locale]?.trim())).toEqual([]);
  }
});

it.each(Object.values(EXAMPLES).flat())('the example $id of $title is told in every language', ({ name, columns, steps }) => {
  const texts = [name, ...columns.map(({ label }) => label), ...steps.flatMap(({ caption, why = caption }) => [caption, why])];
  for (const locale of LOCALES) expect(texts.filter((text) => !text[locale]?.trim())).toEqual([]);
});

it('a title without a guide says what its data say', () => {
  const { special: _, ...title } = Object.values(TITLES)[0] ?? {};
  const own = { ...title, id: 'unknown', setting: { en: 'somewhere' } } as Parameters<typeof guides.of>[0];
  expect(guides.of(own, 'fr')).toEqual({ setting: 'somewhere', special: 'somewhere', lead: '' });
});
