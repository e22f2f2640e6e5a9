import { BOTS, playGame, type PlayedStep } from '@roundhouse/bots';
import { saleOutlook, unitsHeld, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { expect, test, type Page } from '@playwright/test';
import { tableFrom } from './position.ts';

// Loans, shorts, mergers and sales by force, at tables that stand where bots came to.

const WANTED = {
  loan: ({ before, action }: PlayedStep) => before.state.round.kind === 'operating' && action.type === 'take_loan',
  short: ({ action }: PlayedStep) => action.type === 'short',
  merger: ({ before, action }: PlayedStep) => before.state.round.kind === 'merger' && action.type === 'merge',
  takeover: ({ before, action }: PlayedStep) => action.type === 'bid_corporation' && (saleOutlook(before)?.buyers.length ?? 0) > 0,
  liquidation: ({ action, events }: PlayedStep) =>
    action.type === 'pass' && events.some((event) => event.type === 'liquidated' && event.cause === 'no_train'),
} as const satisfies Record<string, (step: PlayedStep) => boolean>;
type Wanted = keyof typeof WANTED;

/** The first position of each kind, with what the bot did there. */
function positions(): Readonly<Record<Wanted, PlayedStep>> {
  const title = findTitle('1817na');
  if (title === null) throw new Error('no title');
  const names = Object.keys(WANTED) as readonly Wanted[];
  const found: Partial<Record<Wanted, PlayedStep>> = {};
  for (let seed = 1; names.some((name) => found[name] === undefined); seed += 1) {
    playGame(title, {
      bots: [BOTS.random, BOTS.random, BOTS.random],
      seed,
      maxActions: 1500,
      consent: 'implied',
      watch: (step) => {
        for (const name of names) if (found[name] === undefined && WANTED[name](step)) found[name] = step;
        return names.every((name) => found[name] !== undefined) ? 'all found' : null;
      },
    });
  }
  return found as Record<Wanted, PlayedStep>;
}

async function open(page: Page, game: Game): Promise<void> {
  const id = await tableFrom(game);
  await page.goto(`/table/${id}`);
  await expect(page.locator('#panel-heading')).toBeVisible();
}

test('a loan is taken, a share sold short, corporations merge, are bid for and fall into liquidation', async ({ page }) => {
  const found = positions();
  const panel = page.locator('.panel');
  const acts = async (type: string) => {
    const answer = page.waitForResponse('**/actions');
    await panel.locator(`[data-action="${type}"]:visible`).first().click();
    expect((await answer).status()).toBe(200);
  };

  await test.step('loan', async () => {
    const { before } = found.loan;
    await open(page, before);
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
    await open(page, before);
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
    await open(page, found.merger.before);
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
    await open(page, before);
    const foreseen = panel.locator('.foreseen').filter({ hasText: /^If / }).first();
    await foreseen.locator('summary').click();
    await expect(foreseen.locator(`[data-of="${sale?.corporation ?? ''}"]`)).toContainText('leaves the game');
    await acts('bid_corporation');
  });

  await test.step('liquidation', async () => {
    await open(page, found.liquidation.before);
    await acts('pass');
    await page.getByRole('tab', { name: 'Market' }).click();
    await expect(page.getByRole('region', { name: 'In a zone' })).toContainText('without a train');
  });
});
