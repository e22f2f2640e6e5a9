import type { Choice } from '@roundhouse/engine';
import { expect, test, type Page } from './guest.ts';
import { tableAt, type Wanted } from './drive.ts';
import { watch } from './watch.ts';

// Every kind of action is made through the page once, from a position played up to by the server.

const offers =
  (type: Choice['action']['type'], more: (choice: Choice) => boolean = () => true): Wanted =>
  (_, list) =>
    list.some((choice) => choice.action.type === type && more(choice));

interface Kind {
  readonly name: string;
  readonly wanted: Wanted;
  readonly act: (page: Page) => Promise<void>;
  /** What the log says afterwards. */
  readonly told: RegExp;
}

const panel = (page: Page) => page.locator('.panel');

const KINDS: readonly Kind[] = [
  {
    name: 'bid on a later private',
    wanted: offers('bid'),
    act: async (page) => {
      const row = panel(page).locator('[data-private="BO"]');
      await row.getByRole('button', { name: /^Bid for/ }).click();
      await row.getByLabel('Amount').fill('231');
      await row.getByRole('button', { name: 'Bid', exact: true }).click();
    },
    told: /Ann bids \$231 for Baltimore & Ohio/,
  },
  {
    name: 'sell shares',
    wanted: offers('sell_shares'),
    act: (page) => panel(page).locator('[data-action="sell_shares"]').first().click(),
    told: /The bank pool receives/,
  },
  {
    name: 'exchange a private',
    wanted: offers('buy_shares', ({ action }) => action.by.kind === 'private'),
    act: (page) =>
      panel(page)
        .getByRole('button', { name: /^Hand in/ })
        .first()
        .click(),
    told: /receives 10 % NYC[\s\S]*Mohawk & Hudson closes|Mohawk & Hudson closes[\s\S]*receives 10 % NYC/,
  },
  {
    name: 'place a token',
    wanted: (game, list) => game.state.round.kind === 'operating' && offers('place_token')(game, list),
    act: async (page) => {
      const select = panel(page).getByLabel('City');
      await expect(panel(page)).toBeVisible();
      if (await select.isVisible()) await select.selectOption({ index: 1 });
      await panel(page).locator('[data-action="place_token"]').first().click();
    },
    told: /places a token in/,
  },
  {
    name: 'run less than the best',
    wanted: (game, list) => offers('run_routes')(game, list) && game.state.turn > 1,
    act: async (page) => {
      await expect(panel(page).getByText(/Best possible run/)).toBeVisible({ timeout: 20_000 });
      await panel(page).getByRole('button', { name: 'Run nothing' }).click();
    },
    told: /earns \$0/,
  },
  {
    name: 'run the best',
    wanted: offers('run_routes'),
    act: (page) =>
      panel(page)
        .getByRole('button', { name: /^Run for \$/ })
        .click({ timeout: 20_000 }),
    told: /earns \$\d+: \w+–/,
  },
  {
    name: 'withhold',
    wanted: offers('dividend'),
    act: (page) =>
      panel(page)
        .getByRole('button', { name: /^Withhold/ })
        .click(),
    told: /pays nothing and keeps the revenue/,
  },
  {
    name: 'buy a train from the depot',
    wanted: offers('buy_train', ({ amount }) => amount === undefined),
    act: (page) =>
      panel(page)
        .getByRole('button', { name: /^Buy a \w+ from the depot/ })
        .first()
        .click(),
    told: /gets a \w+ train from the bank for \$/,
  },
  {
    name: 'discard a train',
    wanted: offers('discard_train'),
    act: (page) => panel(page).locator('[data-action="discard_train"]').first().click(),
    told: /train from|discards a train/,
  },
];

for (const { name, wanted, act, told } of KINDS) {
  test(name, async ({ page, request, baseURL }) => {
    const { clean } = watch(page, baseURL ?? '');
    const id = await tableAt(request, wanted);
    expect(id).not.toBeNull();
    await page.goto(`/table/${id ?? ''}`);
    await act(page);
    await expect(page.locator('.last-line')).toContainText(told);
    clean();
  });
}

test('another owner is asked, refuses, then accepts a better price', async ({ page, request }) => {
  const id = await tableAt(request, (game, list) =>
    list.some(({ action, decider, amount }) => {
      const owner = action.type === 'buy_private' ? game.state.privates[action.private]?.owner : undefined;
      return owner?.startsWith('player/') === true && owner !== `player/${decider}` && amount !== undefined && amount.max >= amount.min + 5;
    }),
  );
  await page.goto(`/table/${id ?? ''}`);
  const buyer = await page.locator('.top-turn').textContent();
  await panel(page)
    .getByText(/Buy (a private company|one of \d)/)
    .click();
  const forms = panel(page).locator('details form.amount');
  const form = forms.filter({ has: page.getByRole('button', { name: 'Offer' }) }).first();
  const price = Number(await form.locator('input').inputValue());
  await form.getByRole('button', { name: 'Offer' }).click();
  await panel(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(page.locator('.top-turn')).toHaveText(buyer ?? '');
  await panel(page)
    .getByText(/Buy (a private company|one of \d)/)
    .click();
  await form.locator('input').fill(String(price));
  await expect(form.locator('.refusal')).toContainText('refused');
  await form.locator('input').fill(String(price + 1));
  await form.getByRole('button', { name: 'Offer' }).click();
  await panel(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('.last-line')).toContainText(/goes to/);
});

test('a route is put together stop by stop', async ({ page, request }) => {
  const id = await tableAt(request, (game, list) => offers('run_routes')(game, list) && Object.keys(game.state.board.tiles).length > 6);
  await page.goto(`/table/${id ?? ''}`);
  const best = panel(page).getByRole('button', { name: /^Run for \$/ });
  await expect(best).toBeVisible({ timeout: 20_000 });
  const sum = await best.textContent();
  const stops = panel(page).locator('.run-stops').first();
  const whole = (await stops.textContent()) ?? '';
  const hexes = whole.split(' – ').map((stop) => stop.split(' ')[0] ?? '');
  await panel(page).locator('.run-train').first().click();
  // A click on the last stop cuts it off, another one puts it back. A hex may have several stops: find the one of the route.
  const targets = page.locator(`[data-stop^="${hexes.at(-1) ?? ''}/"]`);
  let cut = false;
  for (let index = 0; index < (await targets.count()) && !cut; index += 1) {
    await targets.nth(index).click();
    cut = ((await stops.textContent()) ?? '').split(' – ').length < hexes.length;
    if (hexes.length === 2 && cut) await expect(panel(page).locator('.refusal').first()).toContainText('two stops');
    await targets.nth(index).click();
  }
  expect(cut).toBe(true);
  await expect(stops).toHaveText(whole);
  await panel(page).getByRole('button', { name: 'Clear' }).first().click();
  await expect(stops).toHaveText('does not run');
  await panel(page).getByRole('button', { name: 'Take the best run' }).click();
  await expect(best).toHaveText(sum ?? '');
});

test('the players end the game and see the standings', async ({ page, request }) => {
  const id = await tableAt(request, (game) => game.state.round.kind === 'operating');
  await page.goto(`/table/${id ?? ''}`);
  await page.getByText('End the game early').click();
  await page.getByRole('button', { name: 'End the game now by agreement' }).click();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expect(page.locator('.standings li')).toHaveCount(3);
  const download = await page.request.get(`/api/tables/${id ?? ''}/export`);
  expect(download.ok()).toBe(true);
  expect(((await download.json()) as { title: string }).title).toBe('1830');
});
