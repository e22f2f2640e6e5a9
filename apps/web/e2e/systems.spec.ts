import { foreseeMerger, trainsOf, type Action, type ActionOf, type Game } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { expect, test } from '@playwright/test';
import { firstSteps } from './found.ts';
import { tableFrom } from './position.ts';
import { watch } from './watch.ts';

/** A position of bots in which two corporations with trains may become a system, and the merger. */
function beforeMerger(): { readonly game: Game; readonly action: ActionOf<'merge'> } {
  const isWanted = (game: Game, action: Action): action is ActionOf<'merge'> =>
    action.type === 'merge' &&
    [action.by.id, action.corporation].every((id) => trainsOf(game, id).length > 0) &&
    !foreseeMerger(game, action.by.id, action.corporation).fails;
  const { before: game, action } = firstSteps(
    '1828',
    { merger: ({ before, action }) => isWanted(before, action) },
    { maxActions: 700 },
  ).merger;
  if (!isWanted(game, action)) throw new Error('found what was not wanted');
  return { game, action };
}

test('two corporations become a system at the table: what it leads to is told before, and both fleets are shown after', async ({
  page,
  baseURL,
}) => {
  const faults = watch(page, baseURL ?? '');
  const { game, action } = beforeMerger();
  const system = `${action.by.id}-${action.corporation}`;
  const { after } = foreseeMerger(game, action.by.id, action.corporation);
  await page.goto(`/table/${await tableFrom({ ...game, title: TITLES['1828'] ?? game.title })}`);
  const panel = page.locator('.panel');
  const pick = panel.locator(`.chip-button[data-pick="${action.by.id}"]:not(.paper-button)`);
  if ((await pick.count()) > 0) await pick.click();
  const offer = panel
    .locator('.offer')
    .filter({ has: page.getByRole('button', { name: `Merge ${action.corporation} into ${action.by.id}`, exact: true }) });
  await offer.getByText('What it leads to').click();
  const told = offer.locator(`[data-of="${system}"]`);
  for (const { name } of trainsOf(after, system)) await expect(told).toContainText(name);
  await expect(told).toContainText(`$${String(after.title.market.cells.of[after.state.operators[system]?.cell ?? '']?.price ?? 0)}`);
  await page.screenshot({ path: test.info().outputPath('before.png') });
  await offer.getByRole('button', { name: `Merge ${action.corporation} into ${action.by.id}`, exact: true }).click();
  // Odd shares and tokens too many are decided until the exchange is over.
  const open = panel.locator('[data-kind^="choose "], [data-kind^="remove_token "]');
  await expect(async () => {
    if ((await open.count()) > 0) await open.first().click({ timeout: 1000 });
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('tab', { name: 'Companies' }).click();
  const charter = page.locator(`.charter[data-operator="${system}"]`);
  for (const shelf of [action.by.id, action.corporation]) await expect(charter).toContainText(`Trains, ${shelf}`);
  await charter.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('after.png') });
  await page.getByRole('tab', { name: 'Market' }).click();
  await page.screenshot({ path: test.info().outputPath('market.png') });
  faults.clean();
});
