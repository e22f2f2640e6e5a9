import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve, type Server } from './server.ts';

// A title that lies outside the checkout, compiled and served as `npm start -- --titles DIR` and `npm run dev` do it.

const ID = 'seven-hexes';
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-own-'));
const titles = join(folder, 'titles');
const head = join(titles, ID, 'title.yaml');
const data = join(folder, 'data');
const built = join(data, 'titles');
let server: Server | null = null;

const compile = () => spawnSync(process.execPath, ['packages/cli/dist/main.js', 'compile', '--titles', titles, '--out', built]).status;

test.beforeAll(() => {
  mkdirSync(data, { recursive: true });
  cpSync(join('docs/authoring', ID), join(titles, ID), { recursive: true });
});
test.afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('a title of a folder outside is played, and its table goes over to the data of the next save', async ({ page }) => {
  test.setTimeout(180_000);
  expect(compile()).toBe(0);
  server = await serve({ DATA_DIR: data, BUILT_TITLES: built, FOLLOW_TITLES: '1' });
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Start a game of seven-hexes' }).click();
  for (const [index, name] of ['Ann', 'Ben'].entries()) await page.getByLabel(`Seat ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  const first = page.url();
  await page.locator('.panel').getByRole('button', { name: 'Buy Pier for £20' }).click();
  await expect(page.locator('.top-turn')).toHaveText('Turn: Ben');

  // What `npm run dev` compiles after each save, the page takes over with the move that was made.
  writeFileSync(head, readFileSync(head, 'utf8').replace('currency: £', 'currency: €'));
  expect(compile()).toBe(0);
  await page.waitForURL((url) => url.href !== first);
  await expect(page.locator('.top-turn')).toHaveText('Turn: Ben');
  await expect(page.locator('.panel').getByRole('button', { name: 'Buy Lighthouse for €40' })).toBeVisible();

  // A fault in the file keeps the last good data; the table stays as it is.
  const reopened = page.url();
  writeFileSync(head, `${readFileSync(head, 'utf8')}\nbankk: 3\n`);
  expect(compile()).toBe(1);
  await page.reload();
  await expect(page.locator('.panel').getByRole('button', { name: 'Buy Lighthouse for €40' })).toBeVisible();
  expect(page.url()).toBe(reopened);
});
