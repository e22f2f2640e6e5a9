import { expect, test } from '@playwright/test';
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
  // Nothing moves on paper or is cut off: what scrolls on the screen is shown whole.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const grid of await page.locator('.market-grid').all()) {
    const [wide, room] = await grid.evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
  }
});
