import { expect, test, type APIRequestContext, type Page } from './guest.ts';
import { tableAt } from './drive.ts';

// What the page does where the line, the hand or the request is bad.

const panel = (page: Page) => page.locator('.panel');
const turn = (page: Page, name: string) => expect(page.locator('.top-turn')).toHaveText(`Turn: ${name}`);

async function open(page: Page, request: APIRequestContext): Promise<void> {
  const id = await tableAt(request, () => true);
  await page.goto(`/table/${id ?? ''}`);
  await turn(page, 'Ann');
}

test('the second click of a slow double click does nothing', async ({ page, request }) => {
  await open(page, request);
  // Until its letters are there things may still move.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const button = panel(page).getByRole('button', { name: /^Buy Schuylkill/ });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(130);
  await page.mouse.click(x, y);
  await turn(page, 'Ben');
  await page.waitForTimeout(600);
  await turn(page, 'Ben');
  await expect(page.locator('.last-line .log-number')).toHaveText('1');
  // The pause ends by itself.
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await turn(page, 'Cem');
});

test('an action whose answer is lost is shown as it was done', async ({ page, request }) => {
  await open(page, request);
  await page.route('**/actions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await turn(page, 'Ben');
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('an action that the server never saw is said not to be done, one in doubt to be in doubt', async ({ page, request }) => {
  await open(page, request);
  await page.route('**/actions', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('.notice')).toContainText('has not done this');
  await page.route('**/api/tables/*', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('.notice')).toContainText('may or may not');
  await page.unroute('**/api/tables/*');
  await page.getByRole('button', { name: 'Look again now' }).click();
  await expect(page.locator('.notice')).toContainText('has not done this');
});

test('a slow request is told of', async ({ page, request }) => {
  await open(page, request);
  await page.route('**/actions', async (route) => {
    await new Promise((done) => setTimeout(done, 1200));
    await route.continue();
  });
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('.sending')).toHaveText('Sending …');
  await expect(page.locator('.play')).toHaveAttribute('aria-busy', 'true');
  await turn(page, 'Ben');
  await expect(page.locator('.sending')).toBeEmpty();
});

test('the focus goes on to the next decision, and the page bears its name', async ({ page, request }) => {
  await open(page, request);
  await expect(page).toHaveTitle(/^\* Roundhouse: 1830, Opening sale, Ann to act$/);
  await panel(page).getByRole('button', { name: 'Pass' }).focus();
  await page.keyboard.press('Enter');
  await turn(page, 'Ben');
  await expect(page.locator('#panel-heading')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await turn(page, 'Ann');
  await expect(page.locator('#panel-heading')).toBeFocused();
});

test('a page learns what was done elsewhere when it is looked at again', async ({ page, context, request }) => {
  await open(page, request);
  const other = await context.newPage();
  await other.goto(page.url());
  await panel(other).getByRole('button', { name: 'Pass' }).click();
  await turn(other, 'Ben');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await turn(page, 'Ben');
});

test('addresses and requests that make no sense are answered so', async ({ page, request }) => {
  const data = { title: '1830', players: ['Ann', 'Ben'], options: [] };
  for (const origin of ['null', 'garbage']) expect((await request.post('/api/tables', { headers: { origin }, data })).status()).toBe(403);
  expect((await request.post('/api/tables', { headers: { 'content-type': 'text/plain' }, data: JSON.stringify(data) })).status()).toBe(415);
  for (const wrong of [
    { title: '__proto__' },
    { options: ['constructor'] },
    { players: ['Ann', 'ann '] },
    { players: ['A\u202eB', 'Ben'] },
  ])
    expect((await request.post('/api/tables', { data: { ...data, ...wrong } })).status()).toBe(400);
  for (const path of ['/api/tables/%E0%A4%A', '/table/%E0%A4%A']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(400);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
  expect((await page.goto('/table/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such table' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
});

test('players are numbered by the first free number', async ({ page }) => {
  await page.goto('/new?title=1830');
  await page.getByRole('button', { name: 'Remove Player 1' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByLabel('Seat 3')).toHaveValue('Player 1');
  await expect(page.getByLabel('Seed')).toBeHidden();
  await page.getByText('Advanced').click();
  await expect(page.getByLabel('Seed')).toBeVisible();
});
