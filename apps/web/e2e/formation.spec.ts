import { BOTS, playGame } from '@roundhouse/bots';
import { voteOutlook, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { expect, test } from '@playwright/test';
import { tableFrom } from './position.ts';

/** The first position of bots in which a yes forms the first corporation that is formed by vote. */
function vote(): Game {
  const title = findTitle('1893');
  const [first] = title?.mechanics.formation_by_vote?.formations ?? [];
  if (title === null || first === undefined) throw new Error('no title of votes');
  let found: Game | null = null;
  for (let seed = 1; found === null; seed += 1) {
    playGame(title, {
      bots: [BOTS.random, BOTS.random, BOTS.random],
      seed,
      maxActions: 900,
      watch: ({ before }) => {
        const open = voteOutlook(before);
        const [voter] = open?.voters ?? [];
        if (open?.corporation !== first.corporation || voter === undefined || open.yes + voter.percent < open.needed) return null;
        found = before;
        return 'found';
      },
    });
  }
  return found;
}

test('the AGV is founded by vote', async ({ page }) => {
  const game = vote();
  await page.goto(`/table/${await tableFrom(game)}`);
  const panel = page.locator('.panel');
  await expect(panel.getByRole('heading', { name: 'The vote on AGV' })).toBeVisible();
  await panel.getByText('If AGV is formed').click();
  await expect(panel.locator('.outcome')).toContainText('leaves the game');
  await panel.getByRole('button', { name: /^Vote yes/ }).click();
  await expect(page.locator('.last-line')).toContainText('AGV');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page.locator('[data-operator="AGV"]')).toContainText('Floated');
});
