import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SCHEMES, sound } from './sound.ts';
import { fits, watch } from './watch.ts';
import { wholePage } from './whole-page.ts';

const EXAMPLE = '1830/from-auction-to-remote-token';
const PAGES = ['', '/1830', '/compare', '/glossary', `/${EXAMPLE}`];
const OTHERS = [
  ['Čeština', 'cs'],
  ['Español', 'es'],
  ['Français', 'fr'],
] as const;

test('a rule is found by search, with a slip of the finger and without a connection', async ({ page, context, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/rules/en');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await search.fill('certifcate limt');
  await expect(page.getByRole('dialog').getByRole('link').first()).toContainText('Certificate limit');
  await sound(page);
  await search.fill('1830');
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', '/rules/en/1830');
  clean();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('reference-1')).match('/rules/en/search.json')) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('withhold');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await context.setOffline(false);
});

test('titles are compared, and the link carries the choice', async ({ page, context, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/rules/en/compare?t=1830,1846,1889&diff=1');
  const heads = page.locator('.compare-table thead th:visible');
  await expect(heads).toHaveText(['Question', '1830', '1846', 'Shikoku 1889']);
  await expect(page.getByRole('checkbox', { name: 'Only what differs' })).toBeChecked();
  await page.getByRole('checkbox', { name: '1846', exact: true }).uncheck();
  await expect(page).toHaveURL(/t=1830,1889&diff=1/);
  const rows = await page.locator('.compare-table tr[id]:visible').count();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.compare-table thead th:visible')).toHaveText(['Question', '1830', 'Shikoku 1889']);
  await expect(other.locator('.compare-table tr[id]:visible')).toHaveCount(rows);
  await expect(other.getByRole('row', { name: /How much is in the bank/ })).toContainText('$12,000');
  const download = other.waitForEvent('download');
  await other.locator('[data-csv]').click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n').filter((line) => line !== '');
  expect(lines[0]).toBe('\uFEFF"Question","1830","Shikoku 1889"');
  expect(lines).toHaveLength(rows + 1);
  clean();
});

test('titles are found by players, length, mechanics and family, and the address keeps what was asked', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/rules/en');
  const all = await page.locator('.title-list > li').count();
  const found = page.locator('.title-list > li:visible h2');
  const choose = (name: string, value: string) => page.locator(`[data-find] select[name="${name}"]`).selectOption(value);
  await expect(found).toHaveCount(all);
  await choose('mechanic', 'formation_by_vote');
  await expect(found).toHaveText([/1893/]);
  await choose('players', '12');
  await expect(found).toHaveCount(0);
  await choose('mechanic', '');
  await expect(found).toHaveText([/1817/]);
  await choose('players', '');
  await choose('family', 'incremental');
  await choose('hours', '5');
  await page.reload();
  await expect(page).toHaveURL(/hours=5&family=incremental|family=incremental&hours=5/);
  await expect(found).toHaveText([/1846/]);
  clean();
});

test('an example is walked to its end', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto(`/rules/en/${EXAMPLE}`);
  const step = page.locator('.example-steps > li:visible');
  await expect(step).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#bids$/);
  const next = page.getByRole('button', { name: /Next step/ });
  while (await next.isEnabled()) await next.click();
  await expect(step).toContainText('The run is worth 40 once more');
  await expect(page.locator('[data-board] svg')).toBeVisible();
  await page.goto(`/rules/en/${EXAMPLE}#green`);
  await page.reload();
  await expect(step).toContainText('turns Pittsburgh green');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/table\//);
  // The figures of the step are those of the table.
  await expect(page.locator('.panel')).toContainText('Treasury of PRR: $395Seat 1: $233');
  clean();
});

test('the language changes on every kind of page, which stays where it is', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  for (const place of PAGES) {
    await page.goto(`/rules/en${place}`);
    for (const [name, language] of OTHERS) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/rules/${language}${place}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `/rules/en${place}`);
    }
  }
  clean();
});

test('a strict content policy holds on every kind of page', async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => broken.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { noteViolation: (what: string) => void }).noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const place of PAGES) {
    const answer = await page.goto(`/rules/es${place}`, { waitUntil: 'networkidle' });
    const scripts = /script-src ([^;]*)/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
    expect(scripts.split(' ').filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    expect(broken, place).toEqual([]);
  }
  // A script that is not ours does not run, and the page says so.
  await page.evaluate(() => {
    const stranger = document.createElement('script');
    stranger.textContent = 'document.title = "taken over"';
    document.head.append(stranger);
  });
  await expect.poll(() => broken).toEqual([expect.stringContaining('script-src')]);
  await expect(page).not.toHaveTitle('taken over');
});

for (const scheme of SCHEMES) {
  for (const place of PAGES) {
    test(`the page “${place}” is free of faults on a phone, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`/rules/fr${place}`);
      await fits(page);
      await wholePage(page);
      await sound(page, scheme);
    });
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but search, filters and the player is there, and prints', async ({ page }) => {
    await page.goto('/rules/es/compare');
    await expect(page.locator('.compare-table thead th:visible').nth(2)).toBeVisible();
    await expect(page.locator('[data-compare]')).toBeHidden();
    await page.goto(`/rules/es/${EXAMPLE}`);
    await expect(page.locator('.example-steps > li:visible').nth(3)).toBeVisible();
    await page.goto('/rules/es/1830');
    await expect(page.getByRole('heading', { name: 'Por dónde fluye el dinero' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Empezar una partida' })).toHaveAttribute('href', '/new?title=1830');
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(50_000);
  });
});
