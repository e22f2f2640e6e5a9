import { expect, test } from './guest.ts';
import { tableAt } from './drive.ts';
import { SCHEMES, sound } from './sound.ts';

for (const scheme of SCHEMES) {
  test(`pages are sound for assistive technology, ${scheme}`, async ({ page, request }) => {
    for (const path of ['/', '/new', '/rules/en/1830']) {
      await page.goto(path);
      await sound(page, scheme);
    }
    const id = await tableAt(request, (game, list) => game.state.turn > 1 && list.some(({ action }) => action.type === 'lay_tile'));
    await page.goto(`/table/${id ?? ''}`);
    await expect(page.locator('.panel')).toBeVisible();
    for (const tab of ['Map', 'Market', 'Companies', 'Trains and more', 'Table', 'History']) {
      await page.getByRole('tab', { name: tab }).click();
      await sound(page, scheme);
    }
  });
}

test('track is laid from the list of hexes', async ({ page, request }) => {
  const id = await tableAt(request, (_, list) => list.some(({ action }) => action.type === 'lay_tile'));
  await page.goto(`/table/${id ?? ''}`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByLabel(/^Only the/).check();
  await sound(page);
  await page.locator('[data-hex-row]').first().click();
  await expect(page.locator('tr[aria-current="true"]')).toHaveCount(1);
  await page.locator('.tile-button').first().click();
  await page.locator('.panel .button-primary').click();
  await expect(page.locator('.last-line')).toContainText('lays tile');
});

test('track is laid without a mouse', async ({ page, request }) => {
  const id = await tableAt(request, (_, list) => list.some(({ action }) => action.type === 'lay_tile'));
  await page.goto(`/table/${id ?? ''}`);
  await page.locator('.hex-usable').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.tile-button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.locator('.panel .button-primary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.last-line')).toContainText('lays tile');
});

test('nothing glides or blinks for who wants less motion', async ({ page, request }) => {
  const id = await tableAt(request, (_, list) => list.some(({ action }) => action.type === 'lay_tile'));
  const gliding = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((part) =>
          [null, '::before', '::after'].some((pseudo) => {
            const { transitionDuration, animationName, animationTimeline } = getComputedStyle(part, pseudo);
            // What goes by scrolling stands still by itself.
            const plays = animationName !== 'none' && animationTimeline === 'auto';
            return plays || transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0);
          }),
        )
        .map(({ tagName, className }) => `${tagName}.${String(className)}`),
    );
  await page.goto(`/table/${id ?? ''}`);
  await expect(page.locator('.panel')).toBeVisible();
  expect((await gliding()).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await gliding()).toEqual([]);
});
