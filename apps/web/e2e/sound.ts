import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** The colours that pages are looked at in; everything else about a page is the same in both, so the second look is for contrast alone. */
export const SCHEMES = ['light', 'dark'] as const;

/** Axe finds nothing on the page in these colours, outside of the parts left out. */
export async function sound(page: Page, scheme: (typeof SCHEMES)[number] = 'light', leftOut?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    runOnly: scheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: ['color-contrast'] },
  });
  const { violations } = await (leftOut === undefined ? axe : axe.exclude(leftOut)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, new URL(page.url()).pathname).toEqual([]);
}
