import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

// A title that lies outside the checkout, served as `npm start -- --titles DIR` serves it.

const ID = 'seven-hexes';
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-own-'));
const titles = join(folder, 'titles');
const head = join(titles, ID, 'title.yaml');
const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(Number(process.env['E2E_PORT']) + 1), FOLLOW_TITLES: '1' };
let server: ChildProcess | null = null;

/** Starts the server; the address that it prints once it answers. */
function serve(): Promise<string> {
  const started = spawn(process.execPath, ['scripts/start.mjs', '--titles', titles], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  return new Promise((found, failed) => {
    let said = '';
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Roundhouse: (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    started.on('exit', (code) => failed(new Error(`the server ended with ${String(code)}: ${said}`)));
  });
}

test.beforeAll(() => cpSync(join('docs/authoring', ID), join(titles, ID), { recursive: true }));
test.afterAll(() => {
  server?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('a title of a folder outside is played, and its table goes over to the data of the next save', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(await serve());
  await page.getByRole('link', { name: 'Start a game of Seven Hexes' }).click();
  for (const [index, name] of ['Ann', 'Ben'].entries()) await page.getByLabel(`Seat ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  const first = page.url();
  await page.locator('.panel').getByRole('button', { name: 'Buy Pier for £20' }).click();
  await expect(page.locator('.top-turn')).toHaveText('Turn: Ben');

  // What `npm run dev` compiles after each save, the page takes over with the move that was made.
  writeFileSync(head, readFileSync(head, 'utf8').replace('currency: £', 'currency: €'));
  const built = ['packages/cli/dist/main.js', 'compile', '--titles', titles, '--out', join(env.DATA_DIR, 'titles')];
  expect(spawnSync(process.execPath, built).status).toBe(0);
  await page.waitForURL((url) => url.href !== first);
  await expect(page.locator('.top-turn')).toHaveText('Turn: Ben');
  await expect(page.locator('.panel').getByRole('button', { name: 'Buy Lighthouse for €40' })).toBeVisible();

  // A fault in the file keeps the last good data; the table stays as it is.
  const reopened = page.url();
  writeFileSync(head, `${readFileSync(head, 'utf8')}\nbankk: 3\n`);
  expect(spawnSync(process.execPath, built).status).toBe(1);
  await page.reload();
  await expect(page.locator('.panel').getByRole('button', { name: 'Buy Lighthouse for €40' })).toBeVisible();
  expect(page.url()).toBe(reopened);
});
