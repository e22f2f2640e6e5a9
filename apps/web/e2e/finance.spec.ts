import type { PlayedStep } from '@roundhouse/bots';
import { saleOutlook, unitsHeld } from '@roundhouse/engine';
import { expect, test } from '@playwright/test';
import { firstSteps, openAt, type Wanted } from './found.ts';

// Loans, shorts, mergers and sales by force, at tables that stand where bots came to.

const WANTED = {
  loan: ({ before, action }: PlayedStep) => before.state.round.kind === 'operating' && action.type === 'take_loan',
  short: ({ action }: PlayedStep) => action.type === 'short',
  merger: ({ before, action }: PlayedStep) => before.state.round.kind === 'merger' && action.type === 'merge',
  takeover: ({ before, action }: PlayedStep) => action.type === 'bid_corporation' && (saleOutlook(before)?.buyers.length ?? 0) > 0,
  liquidation: ({ action, events }: PlayedStep) =>
    action.type === 'pass' && events.some((event) => event.type === 'liquidated' && event.cause === 'no_train'),
} as const satisfies Wanted;

test('a loan is taken, a share sold short, corporations merge, are bid for and fall into liquidation', async ({ page }) => {
  const found = firstSteps('1817na', WANTED, { maxActions: 1500, consent: 'implied' });
  const panel = page.locator('.panel');
  const acts = async (type: string) => {
    const answer = page.waitForResponse('**/actions');
    await panel.locator(`[data-action="${type}"]:visible`).first().click();
    expect((await answer).status()).toBe(200);
  };

  await test.step('loan', async () => {
    const { before } = found.loan;
    await openAt(page, before);
    await page.getByRole('tab', { name: 'Market' }).click();
    const out = Object.values(before.state.mechanics.loans?.of ?? {}).reduce((sum, count) => sum + count, 0);
    const track = page.getByRole('region', { name: 'Loans and interest' });
    await expect(track).toContainText(`${String(out)} of 56 loans are out.`);
    await acts('take_loan');
    await expect(track).toContainText(`${String(out + 1)} of 56 loans are out.`);
  });

  await test.step('short', async () => {
    const { before, action } = found.short;
    if (action.type !== 'short') throw new Error('no short');
    await openAt(page, before);
    const select = panel.locator('select[data-type="short"]');
    if (await select.count()) await select.selectOption({ index: 0 });
    const card = page.locator(`[data-player="${action.by.id}"]`).first();
    const had = await card.locator('.shorted').count();
    await acts('short');
    await expect(page.locator('.last-line')).toContainText('short');
    const owes = before.title.corporations.ids.some((id) => unitsHeld(before, `player/${action.by.id}`, id) < 0);
    if (!owes) expect(had).toBe(0);
    await expect(card.locator('.shorted').first()).toContainText('−');
  });

  await test.step('merger', async () => {
    await openAt(page, found.merger.before);
    const offer = panel
      .locator('.offer')
      .filter({ has: page.locator('[data-action="merge"]') })
      .first();
    await offer.locator('summary').click();
    await expect(offer.locator('.outcome')).toContainText('leaves the game');
    await offer.locator('[data-action="merge"]').click();
    await expect(page.locator('.last-line')).toContainText(/merge/i);
  });

  await test.step('takeover', async () => {
    const { before } = found.takeover;
    const sale = saleOutlook(before);
    await openAt(page, before);
    const foreseen = panel.locator('.foreseen').filter({ hasText: /^If / }).first();
    await foreseen.locator('summary').click();
    await expect(foreseen.locator(`[data-of="${sale?.corporation ?? ''}"]`)).toContainText('leaves the game');
    await acts('bid_corporation');
  });

  await test.step('liquidation', async () => {
    await openAt(page, found.liquidation.before);
    await acts('pass');
    await page.getByRole('tab', { name: 'Market' }).click();
    await expect(page.getByRole('region', { name: 'In a zone' })).toContainText('without a train');
  });
});
