import { voteOutlook, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { expect, test } from '@playwright/test';
import { firstSteps } from './found.ts';
import { tableFrom } from './position.ts';

/** The first position of bots in which a yes forms the first corporation that is formed by vote. */
function vote(): Game {
  const [first] = findTitle('1893')?.mechanics.formation_by_vote?.formations ?? [];
  const isDecided = (game: Game): boolean => {
    const open = voteOutlook(game);
    const [voter] = open?.voters ?? [];
    return open !== null && voter !== undefined && open.corporation === first?.corporation && open.yes + voter.percent >= open.needed;
  };
  return firstSteps('1893', { vote: ({ before }) => isDecided(before) }, { maxActions: 900 }).vote.before;
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
