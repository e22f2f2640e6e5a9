import type { Choice } from '@roundhouse/engine';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A person at a device of his own: nothing of one is known to another. */
async function person(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}

/** What a seat may do, as the server lists it. */
interface Listed {
  readonly revision: number;
  readonly expected: number;
  readonly choices: readonly Choice[];
}

/** Starts a table of two with a seat for somebody else, and answers the link to that seat. */
async function tableWithLink(page: Page): Promise<string> {
  await page.goto('/new?title=1830');
  await page.getByLabel('Seat 1', { exact: true }).fill('Ann');
  await page.getByLabel('Seat 2', { exact: true }).fill('Ben');
  await page.getByLabel('Who plays as number 2').selectOption('link');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  return linkTo(page, 'Link for Ben');
}

async function linkTo(page: Page, button: string): Promise<string> {
  await page.getByText('People, chat and notes').click();
  await page.getByRole('button', { name: button }).click();
  return page.getByLabel('This link works once:').inputValue();
}

async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: `Take the seat of ${name}` }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('[data-live="live"]')).toBeVisible();
}

/** Whose turn the page says it is. */
const turn = (page: Page) => page.locator('.top-turn');
const pass = (page: Page) => page.locator('.panel').getByRole('button', { name: /^Pass/ });

test('two browsers play one table: each sees what the other does, and acts for himself alone', async ({ browser }) => {
  const [ann, ben, eve] = [await person(browser), await person(browser), await person(browser)];
  const link = await tableWithLink(ann.page);
  await takeSeat(ben.page, link, 'Ben');
  await eve.page.goto(ann.page.url());
  await expect(turn(eve.page)).toHaveAttribute('data-turn', 'Ann');
  await expect(pass(eve.page)).toHaveCount(0);
  await expect(ben.page.locator('[data-waiting]')).toHaveText('Waiting for Ann.');
  await expect(pass(ben.page)).toHaveCount(0);
  await expect(ann.page).toHaveTitle(/^\* /);
  await expect(ben.page).toHaveTitle(/^Roundhouse/);

  await pass(ann.page).click();
  await expect(turn(ben.page)).toHaveAttribute('data-turn', 'Ben');
  await expect(turn(eve.page)).toHaveAttribute('data-turn', 'Ben');
  await expect(eve.page.getByRole('button', { name: /^(Undo|Redo)/ })).toHaveCount(0);
  await expect(ben.page).toHaveTitle(/^\* /);
  await expect(ben.page.locator('link[rel~="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  await expect(pass(ben.page)).toBeEnabled();
  await expect(pass(ann.page)).toHaveCount(0);

  // The start page says first where one is awaited.
  await ben.page.goto('/');
  await expect(ben.page.locator('.table-list li').first()).toContainText('Your turn');

  // The link has been used.
  await eve.page.goto(link);
  await expect(eve.page.getByText('This link has been used')).toBeVisible();
  for (const { context } of [ann, ben, eve]) await context.close();
});

test('what another has done is taken back when he agrees', async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await takeSeat(ben.page, await tableWithLink(ann.page), 'Ben');
  await pass(ann.page).click();
  await pass(ben.page).click();
  await expect(turn(ann.page)).toHaveAttribute('data-turn', 'Ann');
  await expect(ann.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ben.page.locator('[data-motion="undo"]')).toContainText('Ann asks to take back');
  await ben.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(ann.page.locator('[data-motion]')).toHaveCount(0);

  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ben.page.getByRole('button', { name: 'Agree' })).toBeEnabled();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ben.page.locator('[data-motion]')).toHaveCount(0);
  await expect(pass(ann.page)).toBeEnabled();
  await expect(ann.page.getByRole('button', { name: /^Redo/ }).first()).toBeEnabled();
  for (const { context } of [ann, ben]) await context.close();
});

/** A table of two people in the second stock round, where one may offer to buy a private of the other; and who may. */
async function beforeAnOffer(ann: BrowserContext, ben: BrowserContext) {
  const ask = async <T>(by: BrowserContext, path: string, data: object): Promise<T> => {
    const answer = await by.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const table = { title: '1830', players: ['Ann', 'Ben'], options: [], seats: ['here', 'link'] };
  const { id } = await ask<{ id: string }>(ann, '/api/tables', table);
  const { path } = await ask<{ path: string }>(ann, `/api/tables/${id}/links`, { player: '2' });
  await ask(ben, '/api/seats', { token: path.split('/').at(-1) });
  for (let step = 0; step < 40; step += 1) {
    for (const by of [ann, ben]) {
      const listed = (await (await by.request.get(`/api/tables/${id}/choices`)).json()) as Listed;
      const { choices, ...seen } = listed;
      if (choices.some(({ action }) => action.type === 'buy_private')) return { id, buyer: by };
      const fixed = choices.filter(({ amount }) => amount === undefined || amount.min === amount.max);
      const next = ['bid', 'par', 'pass'].flatMap((type) => fixed.find(({ action }) => action.type === type) ?? [])[0];
      if (next !== undefined) await ask(by, `/api/tables/${id}/actions`, { ...seen, action: next.action });
    }
  }
  throw new Error('nobody may buy a private of another');
}

test('what belongs to another changes hands when he accepts', async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  const { id, buyer } = await beforeAnOffer(ann.context, ben.context);
  const [wishes, owns] = buyer === ann.context ? [ann.page, ben.page] : [ben.page, ann.page];
  await Promise.all([wishes.goto(`/table/${id}`), owns.goto(`/table/${id}`)]);
  await expect(owns.locator('[data-live="live"]')).toBeVisible();
  await expect(wishes.locator('.last-line')).not.toContainText('goes to');
  const accept = (page: Page) => page.locator('.panel [data-action="accept"]');
  const offers = async (which: number) => {
    const offer = wishes.getByRole('button', { name: 'Offer', exact: true }).nth(which);
    if (!(await offer.isVisible())) await wishes.getByText(/^Buy one of \d+ private/).click();
    await expect(offer).toBeEnabled();
    await offer.click();
    await expect(accept(owns)).toBeEnabled();
    await expect(accept(wishes)).toHaveCount(0);
  };
  await offers(0);
  await owns.locator('.panel [data-action="refuse"]').click();
  await expect(accept(owns)).toHaveCount(0);
  // The same one at the same price may not be offered for again.
  await offers(1);
  await accept(owns).click();
  for (const page of [wishes, owns]) await expect(page.locator('.last-line')).toContainText(/ goes to (Ann|Ben) for \$1\./);
  await expect(accept(owns)).toHaveCount(0);
  for (const { context } of [ann, ben]) await context.close();
});

test('a broken connection shows, and comes back with all that has happened', async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await takeSeat(ben.page, await tableWithLink(ann.page), 'Ben');
  await ben.context.setOffline(true);
  await expect(ben.page.locator('[data-live="broken"]')).toBeVisible();
  await pass(ann.page).click();
  await expect(turn(ann.page)).toHaveAttribute('data-turn', 'Ben');
  await expect(turn(ben.page)).toHaveAttribute('data-turn', 'Ann');
  await ben.context.setOffline(false);
  await expect(ben.page.locator('[data-live="live"]')).toBeVisible();
  await expect(turn(ben.page)).toHaveAttribute('data-turn', 'Ben');
  await pass(ben.page).click();
  await expect(turn(ann.page)).toHaveAttribute('data-turn', 'Ann');
  for (const { context } of [ann, ben]) await context.close();
});

test('a seat goes on on a phone, with chat and notes', async ({ browser }) => {
  const ann = await person(browser);
  const link = await tableWithLink(ann.page);
  const ben = await person(browser);
  await takeSeat(ben.page, link, 'Ben');
  const own = await linkTo(ben.page, 'Link to play Ben on another device');
  const phone = await person(browser, { viewport: { width: 390, height: 780 }, hasTouch: true });
  await takeSeat(phone.page, own, 'Ben');
  await pass(ann.page).click();
  await expect(turn(phone.page)).toHaveAttribute('data-turn', 'Ben');
  await expect(pass(phone.page)).toBeEnabled();

  await ben.page.getByLabel('Say something').fill('Hello <b>Ann</b>');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ann.page.locator('.chat-list')).toContainText('Hello <b>Ann</b>');
  await ann.page.getByLabel('Notes for yourself').fill('Ben wants the Camden');
  await ann.page.getByRole('button', { name: 'Keep the notes' }).click();
  await expect(ann.page.getByText('Kept.')).toBeVisible();
  await ben.page.reload();
  await ben.page.getByText('People, chat and notes').click();
  await expect(ben.page.locator('.chat-list')).toContainText('Hello');
  await expect(ben.page.getByLabel('Notes for yourself')).toHaveValue('');
  for (const { context } of [ann, ben, phone]) await context.close();
});

test('bots play their seats until somebody is awaited', async ({ page }) => {
  await page.goto('/new?title=1830');
  await page.getByLabel('Who plays as number 2').selectOption('random');
  await page.getByLabel('Who plays as number 3').selectOption('random');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await pass(page).click();
  await expect(page.locator('.panel [data-waiting]')).toHaveCount(0, { timeout: 30_000 });
  await expect(turn(page)).toHaveAttribute('data-turn', 'Player 1');
});
