import type { Action } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { tableAt } from './drive.ts';
import { expect, test, type Page } from './guest.ts';
import { collect, type Met } from './kinds.ts';
import { tableFrom } from './position.ts';
import { sound } from './sound.ts';
import { fits, watch } from './watch.ts';

// How a player acts: by keys, on a phone, under the pressure of a forced purchase.

test.use({ actionTimeout: 20_000 });

const WANTED = {
  auction: /^bid .* @auction/,
  stock: /^sell_shares .* @stock_turn/,
  consent: /^accept .* @consent/,
  track: /^lay_tile operator .* @track/,
  token: /^place_token operator .* @token/,
  routes: /^run_routes .* @routes/,
  dividend: /^dividend .* @dividend/,
  trains: /^buy_train .* @trains/,
  emergency: /^sell_shares .* @trains/,
} as const;
type State = keyof typeof WANTED;

let found: Readonly<Partial<Record<State, Met>>> = {};

test.beforeAll(() => {
  test.setTimeout(120_000);
  const title = TITLES['1830'];
  if (title === undefined) throw new Error('no title');
  const patterns = Object.values(WANTED);
  const met = collect(title, (seen) => patterns.every((pattern) => [...seen.keys()].some((name) => pattern.test(name))), 60_000);
  const of = (state: State) => [...met.values()].find(({ name }) => WANTED[state].test(name));
  found = Object.fromEntries((Object.keys(WANTED) as State[]).map((state) => [state, of(state)]));
});

async function open(page: Page, state: State): Promise<void> {
  const met = found[state];
  if (met === undefined) throw new Error(`bots came to no position: ${state}`);
  await page.goto(`/table/${await tableFrom(met.game)}`);
  await expect(page.locator('#panel-heading')).toBeVisible();
}

const heading = (page: Page) => page.locator('#panel-heading');
const panel = (page: Page) => page.locator('.panel');

test('a tile is turned by key, click and wheel, and laid by key; keys change the view', async ({ page, request, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  const id = await tableAt(request, (_, list) => list.some((one) => list.some((other) => turns(one.action, other.action))));
  await page.goto(`/table/${id ?? ''}`);
  await expect(heading(page)).toBeVisible();
  const before = await heading(page).textContent();
  await aTileThatTurns(page);
  const lay = panel(page).locator('[data-kind^="lay_tile"]').first();
  await expect(lay).toBeVisible();
  const facing = page.locator('.hex-selected');
  const drawn = await facing.innerHTML();
  const turned = async () => {
    await expect.poll(() => facing.innerHTML()).not.toBe(drawn);
    await page.keyboard.press('Shift+R');
    await expect.poll(() => facing.innerHTML()).toBe(drawn);
  };
  await page.keyboard.press('r');
  await turned();
  await panel(page).getByRole('button', { name: 'Rotate (R)' }).click();
  await turned();
  await page.locator('.tile-button[aria-pressed="true"]').click();
  await turned();
  await facing.locator('.face-ground').click();
  await turned();
  await facing.locator('.face-ground').hover();
  await page.mouse.wheel(0, 120);
  await turned();
  // What it leads to stands there before it is done.
  await lay.focus();
  await expect(page.locator('.consequence')).toContainText(/Opens|within reach/);
  await page.locator('.tile-button').first().focus();
  await page.keyboard.press('k');
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('m');
  await expect(page.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'true');
  // Enter presses what has the focus; from anywhere else it does what has been prepared.
  await heading(page).evaluate((node: HTMLElement) => {
    node.tabIndex = -1;
    node.focus();
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('.last-line')).toContainText('lays tile');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  clean();
  expect(before).toContain('lays track');
});

/** Whether these lay one tile in one hex, a sixth of a turn apart: it looks different then, whatever its track. */
const turns = (one: Action, other: Action): boolean =>
  one.type === 'lay_tile' &&
  other.type === 'lay_tile' &&
  one.hex === other.hex &&
  one.tile === other.tile &&
  (one.rotation + 1) % 6 === other.rotation;

/** Chooses by keys the first hex and tile that fit in more than one way. */
async function aTileThatTurns(page: Page): Promise<void> {
  const hexes = page.locator('.hex-usable');
  for (let at = 0; at < (await hexes.count()); at += 1) {
    await hexes.nth(at).focus();
    await page.keyboard.press('Enter');
    const tiles = page.locator('.tile-button');
    await expect(tiles.first()).toBeVisible();
    for (let which = 0; which < (await tiles.count()); which += 1) {
      await tiles.nth(which).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page).locator('[data-kind^="lay_tile"]')).toBeVisible();
      if (await panel(page).getByRole('button', { name: 'Rotate (R)' }).count()) return;
    }
  }
  throw new Error('no tile turns');
}

test('from the start page on every kind of decision is made by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await reach(page, 'a[href="/new?title=1830"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/new/);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
  await reach(page, '.new-start button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await expect(heading(page)).toBeVisible();
  const states: readonly State[] = ['auction', 'stock', 'consent', 'token', 'routes', 'dividend', 'trains', 'emergency'];
  for (const state of states) {
    await test.step(state, async () => {
      await open(page, state);
      if (state === 'routes') await expect(panel(page).locator('.button-primary')).toBeVisible();
      if (state === 'token' && (await panel(page).locator('[data-kind^="place_token"]').count()) === 0) {
        await reach(page, '.panel select');
        await page.keyboard.press('ArrowDown');
      }
      await reach(page, '.panel [data-kind]:not([data-kind^="pass"]):not([aria-disabled="true"])');
      const answered = page.waitForResponse('**/actions');
      await page.keyboard.press('Enter');
      expect((await answered).status()).toBe(200);
    });
  }
});

/** Goes from the start of the page with the Tab key until something of this kind has the focus. */
async function reach(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

test('keys can be looked up, changed and switched off, and rest while one types', async ({ page }) => {
  await open(page, 'auction');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: 'Change the key of: Market' }).click();
  await page.keyboard.press('m');
  await expect(list.getByRole('status')).toContainText('taken by: Map');
  await page.keyboard.press('x');
  await expect(list.getByRole('row', { name: /^Market/ })).toContainText('x');
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('x');
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  // Kept on this device.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  // While one types a key is a letter.
  await panel(page)
    .getByRole('button', { name: /^Bid for/ })
    .first()
    .click();
  await panel(page).getByLabel('Amount').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('m');
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.last-line')).toHaveCount(0);
  await heading(page).click();
  await page.keyboard.press('?');
  await list.getByLabel('Keys act on this page').uncheck();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('m');
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
});

test('the map is enlarged by button and key, and a press that moves it chooses nothing', async ({ page }) => {
  await open(page, 'track');
  const hex = page.locator('.hex-usable').first();
  const width = async () => (await hex.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  const box = await page.locator('.map-window').boundingBox();
  if (box === null) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const start = await hex.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await hex.boundingBox())?.x).not.toBe(start?.x);
  await expect(page.locator('.hex-selected')).toHaveCount(0);
});

test('a forced purchase: shares are sold until the train can be paid', async ({ page }) => {
  await open(page, 'emergency');
  await expect(panel(page).locator('.alarm').first()).toContainText('must buy a train');
  const buy = panel(page).locator('[data-kind^="buy_train"].button-primary:not([aria-disabled="true"])');
  const sell = panel(page).locator('[data-kind^="sell_shares"]:not([aria-disabled="true"])');
  for (let sold = 0; sold < 12 && (await buy.count()) === 0 && (await sell.count()) > 0; sold += 1) {
    const action = page.waitForResponse('**/actions');
    await sell.last().click();
    expect((await action).status()).toBe(200);
    await expect(page.locator('.play')).toHaveAttribute('aria-busy', 'false');
  }
  if (await buy.count()) {
    await buy.first().click();
    await expect(page.locator('.last-line')).toContainText(/gets a .* train/);
  } else await expect(panel(page).getByRole('button', { name: 'Declare bankruptcy' })).toBeVisible();
});

test('on a phone the board keeps the page and the sheet has three heights', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'track');
  const side = page.locator('.play-side');
  await expect(side).toHaveAttribute('data-height', 'peek');
  await expect(heading(page)).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Pass' })).toBeInViewport();
  await fits(page);
  // The map has come close to where track can be laid.
  await expect.poll(async () => (await page.locator('.hex-usable').first().boundingBox())?.width).toBeGreaterThan(43);
  await expect(page.locator('.hex-usable').first()).toBeInViewport();
  await page.locator('.hex-usable').first().click();
  await expect(side).toHaveAttribute('data-height', 'half');
  await page.locator('.tile-button').first().click();
  await expect(panel(page).locator('.button-primary')).toBeInViewport();
  await fits(page);
  await side.getByRole('button', { name: 'More', exact: true }).click();
  await expect(side).toHaveAttribute('data-height', 'full');
  await expect(page.locator('.players')).toBeVisible();
  await fits(page);
  // Dragged down by its handle.
  const grip = await page.locator('.sheet-handle').boundingBox();
  if (grip === null) throw new Error('no handle');
  await page.mouse.move(grip.x + grip.width / 2, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, 600, { steps: 5 });
  await page.mouse.up();
  await expect(side).toHaveAttribute('data-height', 'peek');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.play-side button, .map-tools button, .tabs button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => button.getBoundingClientRect().height < 43.5)
      .map((button) => button.textContent),
  );
  expect(small).toEqual([]);
});

test('on a touch screen the first tap shows what a choice leads to, and the second does it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await open(page, 'auction');
  const number = page.locator('.log-number');
  const choice = panel(page).locator('[data-kind^="bid"]').first();
  const said = await choice.textContent();
  await choice.tap();
  const asked = page.locator('.consequence-asked');
  await expect(asked).toContainText('→');
  await expect(number).toHaveCount(0);
  await asked.getByRole('button', { name: 'No' }).tap();
  await expect(asked).toHaveCount(0);
  await choice.tap();
  await asked.locator('.button-primary').tap();
  await expect(number).toHaveCount(1);
  expect(said).toContain('Buy');
  await context.close();
});

test('on a touch screen the question falls when the tile is turned under it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await open(page, 'track');
  await page.locator('.hex-usable').first().tap();
  await page.locator('.tile-button').first().tap();
  const lay = panel(page).locator('[data-kind^="lay_tile"]').first();
  const asked = page.locator('.consequence-asked');
  await lay.tap();
  await expect(asked).toBeVisible();
  // The map keeps the chosen hex within its window.
  const chosen = page.locator('.hex-selected .face-ground');
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await chosen.tap();
  await expect(asked).toHaveCount(0);
  await context.close();
});

for (const width of [1280, 360]) {
  test(`every state of the panel is sound for assistive technology, ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 740 });
    let runs = 0;
    for (const state of Object.keys(WANTED) as State[]) {
      await open(page, state);
      if (state === 'routes') await expect(panel(page).locator('.button-primary')).toBeVisible();
      await test.step(state, () => sound(page));
      if (width < 500) expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), state).toBe(0);
      for (const tools of await page.locator('.map-tools').all())
        expect(await tools.evaluate((part) => part.scrollWidth - part.clientWidth), state).toBe(0);
      runs += await page.getByLabel('Last run').count();
    }
    // The tools beside the map are at their widest where runs may be looked at.
    expect(runs).toBeGreaterThan(0);
  });
}
