import type { PlayedStep } from '@roundhouse/bots';
import { apply, bestRun, cellOf, foreseeTakeover, isPresidentless, premiumsOf, routeOf, takeoverPlan, type Game } from '@roundhouse/engine';
import { expect, test, type Page } from '@playwright/test';
import { firstSteps, openAt, type Wanted } from './found.ts';
import { watch } from './watch.ts';

// A launch, an issue of shares, a run with a bonus and a takeover, at tables that stand where bots came to.

const bonusesOf = (game: Game, operator: string) => premiumsOf(game, operator, bestRun(game, operator).routes.map(routeOf));

const WANTED = {
  launch: ({ before, action }: PlayedStep) => before.state.round.kind === 'stock' && action.type === 'par',
  issue: ({ before, action }: PlayedStep) =>
    before.state.round.kind === 'operating' &&
    action.type === 'sell_shares' &&
    action.by.kind === 'operator' &&
    before.state.offer === null,
  run: ({ before, action }: PlayedStep) =>
    action.type === 'run_routes' && !isPresidentless(before, action.by.id) && bonusesOf(before, action.by.id).length > 0,
  takeover: ({ before, action }: PlayedStep) => {
    const result = action.type === 'merge' ? apply(before, action) : null;
    return result?.ok === true && result.game.state.offer !== null;
  },
} as const satisfies Wanted;

/** The position of a table as the server has it. */
async function stateOf(page: Page, id: string): Promise<Game['state']> {
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { view: { state: Game['state'] } }).view.state;
}

test('a corporation is launched, one issues shares, one runs for a bonus, and one takes over another', async ({ page, baseURL }) => {
  const faults = watch(page, baseURL ?? '');
  const found = firstSteps('1833ne', WANTED, { maxActions: 1200, options: ['takeover', 'trial_figures'], consent: 'asked' });
  const panel = page.locator('.panel');
  const clicks = async (button: ReturnType<Page['locator']>) => {
    const answer = page.waitForResponse('**/actions');
    await button.click();
    expect((await answer).status()).toBe(200);
  };

  await test.step('launch', async () => {
    const { before, action } = found.launch;
    if (action.type !== 'par') throw new Error('no launch');
    const id = await openAt(page, before);
    const pick = panel.locator(`[data-pick="${action.corporation}"]`);
    if ((await pick.count()) > 0) await pick.click();
    await clicks(panel.locator('[data-action="par"]:visible').first());
    const { operators } = await stateOf(page, id);
    expect(operators[action.corporation]?.status).toBe('floated');
  });

  await test.step('issue', async () => {
    const { before, action } = found.issue;
    const id = await openAt(page, before);
    const part = panel.locator('section').filter({ has: page.getByRole('heading', { name: 'Issue or redeem shares' }) });
    const price = cellOf(before, action.by.id)?.price ?? 0;
    await expect(part).toContainText(`the price stays at $${String(price)}`);
    await clicks(part.locator('[data-action="sell_shares"]').first());
    const after = await stateOf(page, id);
    expect(after.operators[action.by.id]?.cash).toBeGreaterThan(before.state.operators[action.by.id]?.cash ?? 0);
    expect(after.operators[action.by.id]?.cell).toBe(before.state.operators[action.by.id]?.cell);
  });

  await test.step('run', async () => {
    const { before, action } = found.run;
    const { revenue } = bestRun(before, action.by.id);
    await openAt(page, before);
    const lines = panel.locator('.premium');
    await expect(lines).toHaveCount(bonusesOf(before, action.by.id).length);
    await expect(lines.first()).toContainText('+ ');
    await clicks(panel.getByRole('button', { name: `Run for $${String(revenue)}` }));
  });

  await test.step('takeover', async () => {
    const { before, action } = found.takeover;
    if (action.type !== 'merge') throw new Error('no takeover');
    const [acquirer, target] = [action.by.id, action.corporation];
    const id = await openAt(page, before);
    const offer = panel
      .locator('.offer')
      .filter({ has: page.getByRole('button', { name: `${acquirer} takes ${target} over`, exact: true }) });
    await offer.locator('summary').click();
    await expect(offer.locator(`[data-of="${target}"]`)).toContainText('leaves the game');
    await clicks(offer.locator('[data-action="merge"]'));
    // The other president sees the same before he answers.
    await expect(panel).toContainText(`${acquirer} would take ${target} over.`);
    await panel.locator('.foreseen > summary').first().click();
    const cash = foreseeTakeover(before, takeoverPlan(before, acquirer, target)).state.operators[acquirer]?.cash ?? 0;
    await expect(panel.locator(`[data-of="${acquirer}"]`)).toContainText(`$${String(cash)}`);
    await clicks(panel.locator('[data-action="accept"]'));
    for (let paid = 0; paid < 6 && (await stateOf(page, id)).operators[target]?.status === 'floated'; paid += 1) {
      await clicks(panel.locator('[data-action="buy_out"]').first());
    }
    expect((await stateOf(page, id)).operators[target]?.status).toBe('closed');
  });
  faults.clean();
});
