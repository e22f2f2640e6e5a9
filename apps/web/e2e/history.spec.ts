import { expect, test, type Page } from './guest.ts';
import { tableAt } from './drive.ts';
import { sound } from './sound.ts';
import { fits, watch } from './watch.ts';

const panel = (page: Page) => page.locator('.panel');
const number = (page: Page) => page.locator('.last-line .log-number');
const past = (page: Page) => page.locator('.past');

test('the past is looked at by slider, buttons, log and link, and left again', async ({ page, request, baseURL, context }) => {
  const { clean } = watch(page, baseURL ?? '');
  const id = await tableAt(request, (game) => game.state.round.kind === 'operating' && game.state.turn > 2);
  await page.goto(`/table/${id ?? ''}`);
  const count = Number(await number(page).textContent());
  const cash = await page.locator('[data-player="1"] [data-fact="cash"]').textContent();

  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'One action back' }).click();
  await expect(past(page)).toContainText(`after action ${count - 1} of ${count}`);
  await page.getByRole('button', { name: 'To the start of the round, or the one before' }).click();
  await expect(page.locator('[data-fact="at"]')).toContainText(/^(SR \d|OR \d\.\d): after action/);
  await page.getByRole('button', { name: 'To the start of the game' }).click();
  await expect(page.locator('.top-round')).toContainText('Opening sale');
  await expect(page.locator('[data-player="1"] [data-fact="cash"]')).toHaveText('$800');
  // Nothing can be done there.
  await expect(panel(page).getByRole('button', { name: /^(Pass|Buy|Bid)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'To the next round' }).click();
  await expect(page.locator('.top-round')).toContainText('SR 1');
  await sound(page);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText(/^SR 2:/).click();
  const entry = page.locator('.chronicle a.log-number').first();
  const at = await entry.textContent();
  await entry.click();
  await expect(past(page)).toContainText(`after action ${at ?? ''} of`);
  await sound(page);

  // A reload and a copied link show the same moment.
  await expect(page).toHaveURL(new RegExp(`at=${at ?? ''}$`));
  await page.reload();
  await expect(past(page)).toContainText(`after action ${at ?? ''} of`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link to this moment has been copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(past(other)).toContainText(`after action ${at ?? ''} of`);

  await past(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(number(page)).toHaveText(String(count));
  await expect(page.locator('[data-player="1"] [data-fact="cash"]')).toHaveText(cash ?? '');
  await expect(page).not.toHaveURL(/at=/);
  clean();
});

test('keys step through the game while it is looked back on', async ({ page, request }) => {
  const id = await tableAt(request, (game) => game.state.round.kind === 'operating');
  await page.goto(`/table/${id ?? ''}`);
  const count = Number(await number(page).textContent());
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(past(page)).toContainText(`after action ${count - 1} of`);
  await page.keyboard.press('Home');
  await expect(page.locator('[data-fact="at"]')).toContainText('the start of the game');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.top-round')).toContainText('SR 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.top-round')).toContainText('SR 1');
  await page.keyboard.press('End');
  await expect(past(page)).toHaveCount(0);
});

test('a copy from the past changes nothing of its original', async ({ page, request, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  const id = await tableAt(request, (game) => game.state.round.kind === 'stock' && game.state.turn === 2);
  const before = await (await request.get(`/api/tables/${id ?? ''}`)).text();
  await page.goto(`/table/${id ?? ''}?at=3`);
  await page.getByRole('button', { name: 'Try from here' }).click();
  await expect(page.locator('.origin')).toContainText('A copy from action 3 of another table');
  await expect(number(page)).toHaveText('3');
  await panel(page).getByRole('button', { name: 'Pass' }).click();
  await expect(number(page)).toHaveText('4');
  expect(await (await request.get(`/api/tables/${id ?? ''}`)).text()).toBe(before);
  await sound(page);
  await page.goto('/');
  await expect(page.locator('.table-list').getByText('Copy', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'To the original' }).click();
  await expect(past(page)).toContainText('after action 3 of');
  clean();
});

test('a turn is restarted, and all of it played again', async ({ page, request }) => {
  const id = await tableAt(
    request,
    (game) => game.state.round.kind === 'operating' && game.state.turn > 1 && (game.state.round.turn?.revenue ?? 0) > 0,
  );
  await page.goto(`/table/${id ?? ''}`);
  const count = Number(await number(page).textContent());
  const heading = await panel(page).getByRole('heading').first().textContent();
  const restart = page.getByRole('button', { name: 'Restart turn' });
  await restart.click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(number(page)).toHaveText(String(count));
  await restart.click();
  await sound(page);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(panel(page).getByRole('heading').first()).toContainText('lays track');
  const now = Number(await number(page).textContent());
  expect(now).toBeLessThan(count - 1);
  await page.getByRole('button', { name: `Redo all ${count - now}` }).click();
  await expect(number(page)).toHaveText(String(count));
  await expect(panel(page).getByRole('heading').first()).toHaveText(heading ?? '');
});

test('the past and the charts fit a phone', async ({ page, request, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await tableAt(request, (game) => game.state.round.kind === 'stock' && game.state.turn > 2);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/table/${id ?? ''}?at=40`);
    await expect(past(page)).toBeVisible();
    await fits(page);
    await sound(page);
    for (const tab of ['History', 'Charts']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator(tab === 'Charts' ? '.chart svg' : '.chronicle').first()).toBeVisible();
      await fits(page);
      await sound(page);
    }
  }
  clean();
});
