import { expect, test } from '@playwright/test';
import { TITLES } from '@roundhouse/titles-data';
import { SCHEMES, sound } from './sound.ts';
import { fits, watch } from './watch.ts';

// The pictures of the tiles are all of one kind; three of them stand for all, and each part has a page of its own.
const SAMPLE = '.bench-tiles li:nth-child(n + 4)';

test.describe.configure({ timeout: 240_000 });

for (const scheme of SCHEMES) {
  test(`every part is sound for assistive technology, ${scheme}`, async ({ page, baseURL }) => {
    const { clean } = watch(page, baseURL ?? '');
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/workbench?part=none');
    const parts = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
    const addresses = await parts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('.bench-section')).toHaveCount(1);
      await sound(page, scheme, SAMPLE);
    }
    clean();
  });
}

test('the parts fit a phone of 360 pixels, and paper', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/workbench');
  await expect(page.locator('.bench-section').first()).toBeVisible();
  await fits(page);
});

test('every kind of market is whole on paper, at its widest', async ({ page }) => {
  // Nothing moves on paper or is cut off: what scrolls on the screen is shown whole.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const widest = new Map(
    Object.values(TITLES)
      .toSorted((one, other) => one.market.columns - other.market.columns)
      .map(({ id, market }) => [market.kind, id]),
  );
  expect([...widest.keys()].sort()).toEqual(['grid', 'row']);
  for (const [kind, title] of widest) {
    await page.goto(`/workbench?title=${title}&part=markets`);
    const markets = page.locator(`.market-${kind}`);
    await expect(markets.first()).toBeVisible();
    for (const market of await markets.all()) {
      const beyond = await market.evaluate((whole) => {
        const paper = (whole.closest('.market') ?? whole).getBoundingClientRect().right + 1;
        const out = (part: Element) => part.getBoundingClientRect().right > paper;
        const cut = (part: Element) => part.scrollWidth > part.clientWidth + 1;
        const cells = [...whole.querySelectorAll('.market-cell')];
        return { cells: cells.length, out: cells.filter(out).length, cut: cells.filter(cut).map(({ textContent }) => textContent) };
      });
      expect(beyond).toEqual({ cells: Object.keys(TITLES[title]?.market.cells.of ?? {}).length, out: 0, cut: [] });
    }
  }
});
