import { expect, test, type Page } from './guest.ts';
import { fits, watch } from './watch.ts';

const panel = (page: Page) => page.locator('.panel');
const turn = (page: Page, name: string) => expect(page.locator('.top-turn')).toHaveText(`Turn: ${name}`);

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a game of 1830' }).click();
  for (const [index, name] of ['Ann', 'Ben', 'Cem'].entries()) await page.getByLabel(`Seat ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  await turn(page, 'Ann');
}

async function does(page: Page, name: string | RegExp, next: string): Promise<void> {
  await panel(page).getByRole('button', { name }).first().click();
  await turn(page, next);
}

async function buyAllPrivates(page: Page): Promise<void> {
  await does(page, 'Buy Schuylkill Valley for $20', 'Ben');
  await does(page, 'Buy Champlain & St. Lawrence for $40', 'Cem');
  await does(page, 'Buy Delaware & Hudson for $70', 'Ann');
  await does(page, 'Buy Mohawk & Hudson for $110', 'Ben');
  await does(page, 'Buy Camden & Amboy for $160', 'Cem');
  await does(page, 'Buy Baltimore & Ohio for $220', 'Cem');
  await does(page, 'Start B&O at $100', 'Ann');
}

test('a hot-seat game from the first bid to the first tile', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await begin(page);

  // An amount that the rules do not allow says why and leads to the rule.
  const bid = panel(page).locator('[data-private="MH"]');
  await bid.getByRole('button', { name: /^Bid for/ }).click();
  await bid.getByLabel('Amount').fill('100');
  await expect(bid.locator('.refusal')).toHaveText(/too low.*\$115/);
  await expect(bid.getByRole('link')).toHaveAttribute('href', '/rules/en/1830#auction.bid.minimum');

  await buyAllPrivates(page);
  await expect(page.locator('.top-round')).toHaveText(/SR 1/);

  await panel(page).getByRole('button', { name: 'PRR' }).click();
  await does(page, /^Start PRR at \$67/, 'Ben');
  const share = panel(page).getByRole('group', { name: 'Buy PRR' }).getByRole('button');
  await share.first().click();
  await turn(page, 'Cem');
  await share.first().click();
  await turn(page, 'Ann');
  await share.first().click();
  await turn(page, 'Ben');
  await does(page, 'Pass', 'Cem');
  await does(page, 'Pass', 'Ann');
  await does(page, 'Pass', 'Ann');
  await expect(page.locator('.top-round')).toHaveText(/OR 1\.1/);
  await expect(panel(page).getByRole('heading', { name: /PRR lays track/ })).toBeVisible();

  // Lay track: a hex on the map, a tile, turned once, confirmed.
  await page.locator('[data-hex="H10"].hex-usable').click();
  await panel(page).locator('[data-tile="57"]').click();
  await expect(page.locator('[data-hex="H10"] .face-yellow')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Lay 57 in H10 Pittsburgh/ })
    .click();
  await expect(page.locator('.last-line')).toContainText('PRR lays tile 57 in H10 Pittsburgh');

  // A reload brings back the same table.
  const cash = await page.locator('[data-player="1"] [data-fact="cash"]').textContent();
  const count = await page.locator('.last-line .log-number').textContent();
  await page.reload();
  await expect(page.locator('.last-line .log-number')).toHaveText(count ?? '');
  await expect(page.locator('[data-player="1"] [data-fact="cash"]')).toHaveText(cash ?? '');
  await expect(page.locator('[data-hex="H10"] .face-yellow')).toBeVisible();

  // Undo and redo.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-hex="H10"] .face-white')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('[data-hex="H10"] .face-yellow')).toBeVisible();

  // The table is listed on this device.
  await page.goto('/');
  await expect(page.getByText('Ann, Ben, Cem')).toBeVisible();
  clean();
});

test('everything fits a phone of 360 pixels, light and dark', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const tab of ['Map', 'Market', 'Companies', 'Trains and more', 'Table', 'History']) {
      await page.getByRole('tab', { name: tab }).click();
      await fits(page);
    }
  }
  for (const path of ['/', '/new', '/rules', '/rules/en/1830']) {
    await page.goto(path);
    await fits(page);
  }
  clean();
});

test('two pages of one table: what is done in one shows in the other', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await turn(other, 'Ann');
  await does(page, 'Buy Schuylkill Valley for $20', 'Ben');
  await turn(other, 'Ben');
});

test('a page that has not heard of it is shown what has happened before it acts', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.route('**/events*', (route) => route.abort());
  await other.goto(page.url());
  await turn(other, 'Ann');
  await does(page, 'Buy Schuylkill Valley for $20', 'Ben');
  await other.getByRole('button', { name: 'Pass' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'The table has moved on' })).toBeVisible();
  await turn(other, 'Ben');
});

test('the rules of the title open at the rule', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/rules/en/1830#stock.buy.cash');
  await expect(page.getByRole('heading', { level: 1, name: /1830/ })).toBeVisible();
  await expect(page.locator('[id="stock.buy.cash"]')).toBeInViewport();
  await page.goto('/rules');
  await page.getByRole('link', { name: /1830/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /1830/ })).toBeVisible();
  clean();
});

test('wrong requests are answered, not obeyed', async ({ request }) => {
  expect((await request.post('/api/tables', { data: { title: '1830', players: ['A', 'B'], options: [], more: 1 } })).status()).toBe(400);
  expect((await request.post('/api/tables', { data: 'x'.repeat(70_000) })).status()).toBe(413);
  expect((await request.get('/api/tables/nothing')).status()).toBe(404);
  expect((await request.post('/api/tables', { headers: { origin: 'https://elsewhere.example' }, data: {} })).status()).toBe(403);
  const page = await request.get('/');
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");
});

test('scripts and styles come packed in the best way that the browser takes', async ({ request, baseURL }) => {
  const page = await (await request.get('/new')).text();
  const files = ['js', 'css'].map((kind) => new RegExp(`/_next/static/chunks/[^"]*\\.${kind}`).exec(page)?.[0] ?? '');
  for (const file of files) {
    const fetched = async (codings: string) => {
      const answer = await fetch(`${baseURL}${file}`, { headers: { 'accept-encoding': codings } });
      const { headers } = answer;
      return { coding: headers.get('content-encoding'), type: headers.get('content-type'), text: await answer.text() };
    };
    const plain = await fetched('identity');
    expect(plain.coding).toBeNull();
    expect(plain.text.length).toBeGreaterThan(100);
    for (const [codings, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      expect(await fetched(codings)).toEqual({ ...plain, coding });
    }
  }
});
