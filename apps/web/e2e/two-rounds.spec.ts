import { brokenInvariants } from '@roundhouse/engine';
import { readRecord, replay } from '@roundhouse/records';
import { TITLES } from '@roundhouse/titles-data';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { watch } from './watch.ts';

// A game as three people at one table play it: from the start page through two operating rounds, by what the page shows alone.

const PLAYERS = ['Ann', 'Ben', 'Cem'];
const MOST_DECISIONS = 220;
const panel = (page: Page) => page.locator('.panel');
const ready = '[data-kind]:not([aria-disabled="true"])';
const button = (page: Page, type: string) => panel(page).locator(`[data-kind^="${type} "]:not([aria-disabled="true"]):visible`);

/** Presses the first of these that is there; whether one was. */
async function pressed(...some: readonly Locator[]): Promise<boolean> {
  for (const one of some) {
    if ((await one.count()) === 0) continue;
    await one.first().click();
    return true;
  }
  return false;
}

/** Makes the decision that the page asks for, and waits until the table has moved on. */
async function decide(page: Page, pending: { trains: number }): Promise<string> {
  const step = (await panel(page).getAttribute('data-step')) ?? '';
  const answered = page.waitForResponse('**/actions');
  const pass = button(page, 'pass');
  switch (step) {
    case 'track': {
      if (!(await pressed(page.locator('.hex-usable')))) {
        await pass.click();
        break;
      }
      await page.locator('.tile-button').first().click();
      await button(page, 'lay_tile').first().click();
      break;
    }
    case 'routes':
      await expect(panel(page).locator('.button-primary')).toBeVisible();
      await panel(page).locator('.button-primary').click();
      break;
    case 'stock_turn':
      if (await pressed(button(page, 'buy_shares'))) break;
      // A corporation is started by whoever can pay for it.
      if ((await pressed(panel(page).locator('.chip-button[data-pick]'))) && (await pressed(button(page, 'par')))) break;
      await pass.click();
      break;
    case 'trains':
      pending.trains += 1;
      await pressed(...(pending.trains % 3 === 0 ? [pass, button(page, 'buy_train')] : [button(page, 'buy_train'), pass]));
      break;
    case 'privates':
      await pass.click();
      break;
    default:
      await pressed(
        button(page, 'bid'),
        button(page, 'dividend'),
        button(page, 'place_token'),
        button(page, 'par'),
        panel(page).locator(ready),
      );
  }
  expect((await answered).status(), step).toBe(200);
  await expect(page.locator('.play')).toHaveAttribute('aria-busy', 'false');
  return step;
}

test('from the start page through two operating rounds, with a reload in the middle', async ({ page, baseURL }) => {
  test.setTimeout(600_000);
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a game of 1830' }).click();
  for (const [index, name] of PLAYERS.entries()) await page.getByLabel(`Seat ${index + 1}`).fill(name);
  await page.getByLabel('Colour of player 1').selectOption('violet');
  await page.getByLabel('Colour of player 2').selectOption('red');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  // Who takes the colour of another changes with him, and nobody else.
  await expect(page.locator('.player .seat-mark')).toHaveCount(3);
  for (const [seat, colour] of [4, 1, 3].entries())
    await expect(page.locator(`[data-player="${seat + 1}"] .seat-${colour}`)).toHaveCount(1);
  const round = page.locator('.top-round');
  const rounds: string[] = [];
  const steps = new Set<string>();
  const pending = { trains: 0 };
  let reloaded = false;
  for (let made = 0; made < MOST_DECISIONS; made += 1) {
    const now = (await round.getAttribute('data-round')) ?? '';
    if (rounds.at(-1) !== now) rounds.push(now);
    if (rounds.filter((one) => one.startsWith('OR')).length === 2 && !now.startsWith('OR')) break;
    if (rounds.filter((one) => one.startsWith('OR')).length === 2 && !reloaded) {
      const [number, cash] = [page.locator('.last-line .log-number'), page.locator('[data-player] [data-fact="cash"]')];
      const before = [await number.textContent(), ...(await cash.allTextContents())];
      await page.reload();
      await expect(number).toHaveText(before[0] ?? '');
      expect([await number.textContent(), ...(await cash.allTextContents())]).toEqual(before);
      reloaded = true;
    }
    steps.add(await decide(page, pending));
  }
  expect(rounds.filter((one) => one.startsWith('OR'))).toEqual(['OR 1.1', 'OR 2.1']);
  expect(reloaded).toBe(true);
  expect([...steps]).toEqual(expect.arrayContaining(['auction', 'stock_turn', 'track', 'routes', 'dividend', 'trains']));

  // What was played comes out as a file that the engine plays to the same end, with every invariant.
  const file = await page.request.get((await page.getByRole('link', { name: 'Save as file' }).getAttribute('href')) ?? '');
  const read = readRecord(await file.text(), Object.values(TITLES));
  if (!read.ok) throw new Error(read.fault.problem);
  const { game } = replay(read.value.record, read.value.title);
  if (game === null) throw new Error('the file does not play');
  expect(brokenInvariants(game)).toEqual([]);
  const shown = await page.locator('[data-player] [data-fact="cash"]').allTextContents();
  expect(shown).toEqual(game.state.seating.map((player) => `$${(game.state.players[player]?.cash ?? 0).toLocaleString('en')}`));
  clean();
});
