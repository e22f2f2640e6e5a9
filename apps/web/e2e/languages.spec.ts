import { messages, type Locale } from '@roundhouse/messages';
import { expect, test } from '@playwright/test';

const OTHERS: readonly Exclude<Locale, 'en'>[] = ['fr', 'cs', 'es'];

test('the language is that of the browser until one is chosen', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'cs-CZ' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  await context.close();
});

test('a game is played in every language, without a word that the page renders otherwise than the server', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/new?title=1830');
  await page.getByRole('button', { name: messages.en.new.start }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText(messages.en.auction.heading).first()).toBeVisible();
  for (const locale of OTHERS) {
    await page.context().addCookies([{ name: 'language', value: locale, url: new URL('/', page.url()).href }]);
    await page.reload();
    const said = messages[locale];
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(said.auction.heading).first()).toBeVisible();
    await page.goto('/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.new.heading);
    await page.goBack();
  }
  expect(faults).toEqual([]);
});
