import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { sharedDir } from '@roundhouse/testing';
import { sound } from './sound.ts';
import { fits, watch } from './watch.ts';

const own = (name: string) => join(import.meta.dirname, '../../../packages/records/test/games', name);
const FINISHED = own('1830-6-34.json');
const UNFINISHED = own('1830-4-42.json');

interface Recorded {
  title: string;
  settings: { optional_rules: string[] };
  players: { id: number | string; name: string }[];
  result: Record<string, number>;
  actions: Record<string, unknown>[];
}
const recorded = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Recorded;

async function choose(page: Page, file: string | { readonly name: string; readonly text: string }): Promise<void> {
  await page.goto('/');
  const given = typeof file === 'string' ? file : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) };
  const input = page.getByLabel('Choose a file');
  await expect(async () => {
    await input.setInputFiles(given);
    await expect(page.locator('.import-progress, .import .notice').or(page.locator('.top'))).toBeVisible({ timeout: 1500 });
  }).toPass();
}

/** Goes to the end of the game by the slider and compares what stands there with what the file tells. */
async function scrubbed(page: Page, { result }: Recorded): Promise<void> {
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  for (const part of [0, 0.25, 0.5, 0.75]) {
    const at = Math.round(last * part);
    await slider.fill(String(at));
    await expect(page.locator('.past')).toContainText(`after action ${at} of`);
    await expect(page).toHaveURL(new RegExp(`at=${at}$`));
  }
  await slider.fill(String(last));
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  const told = await page.locator('.standings li').allTextContents();
  for (const value of Object.values(result)) expect(told.join(' ')).toContain(`$${value.toLocaleString('en')}`);
}

test('a game file is opened by picker and scrubbed to its recorded end', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await choose(page, FINISHED);
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  await expect(page.locator('.origin')).toHaveText('From a game file.');
  await expect(page.locator('.standings')).toContainText('bankrupt');
  await scrubbed(page, recorded(FINISHED));
  await page.getByRole('button', { name: 'See how it came to this' }).click();
  await expect(page.locator('.chart svg').first()).toBeVisible();
  await page.getByText('Value of the players as a table').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Every action as CSV' }).first().click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(csv.length).toBe(2 + Number(await page.locator('.last-line .log-number').textContent()));
  expect(csv.at(-1)?.split(',').slice(2).map(Number)).toEqual(Object.values(recorded(FINISHED).result));
  await sound(page);
  // The same game comes out again.
  const saved = await page.request.get((await page.getByRole('link', { name: 'Save as file' }).getAttribute('href')) ?? '');
  expect(((await saved.json()) as Recorded).actions.length).toBe(recorded(FINISHED).actions.length);
  clean();
});

test('an unfinished game is dropped on the page and gone on with', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  await page.goto('/');
  await expect(page.getByLabel('Choose a file')).toBeEnabled();
  const drop = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.json', { type: 'application/json' }));
      return data;
    },
    readFileSync(UNFINISHED, 'utf8'),
  );
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer: drop });
  await expect(page.locator('.import-drop')).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer: drop });
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  const number = Number(await page.locator('.last-line .log-number').textContent());
  await page
    .locator('.panel')
    .getByRole('button', { name: /^(Pass|Done|Run nothing|Withhold)/ })
    .first()
    .click();
  await expect(page.locator('.last-line .log-number')).toHaveText(String(number + 1));
  await page.goto('/');
  await expect(page.locator('.table-list').getByText('From a file')).toBeVisible();
  clean();
});

test('files that cannot be opened are refused with the reason', async ({ page, baseURL }) => {
  const { clean } = watch(page, baseURL ?? '');
  const text = readFileSync(FINISHED, 'utf8');
  const changed = (change: (file: Recorded) => void): string => {
    const file = JSON.parse(text) as Recorded;
    change(file);
    return JSON.stringify(file);
  };
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['page.json', '<!doctype html><script>alert(1)</script>', /not JSON/],
    ['deep.json', '['.repeat(300_000), /not JSON|one JSON object/],
    ['proto.json', '{"__proto__": {"title": "1830"}}', /title: is missing/],
    ['types.json', changed((file) => (file.actions = [{ type: 'pass', id: 'x' }])), /actions\[0\]/],
    ['html.json', changed((file) => (file.title = '<img src=x onerror=alert(1)>')), /not a title that we have/],
    ['option.json', changed((file) => (file.settings.optional_rules = ['moon'])), /no option moon/],
    ['large.json', ' '.repeat(5 * 1024 * 1024 + 1), /larger than 5 MB/],
  ];
  for (const [name, content, reason] of cases) {
    await choose(page, { name, text: content });
    await expect(page.locator('.import').getByRole('alert')).toContainText(reason);
    await expect(page.locator('.import').getByRole('alert')).toContainText(name);
  }
  await sound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  clean();
});

test('a file with an action that breaks a rule opens up to the one before', async ({ page }) => {
  const file = recorded(FINISHED);
  file.actions[40] = { ...file.actions[40], type: 'bankrupt' };
  await choose(page, { name: 'broken.json', text: JSON.stringify(file) });
  await expect(page.locator('.import').getByRole('alert')).toContainText('Action 41 of the file (bankrupt) breaks a rule');
  await page.getByRole('button', { name: 'Open it with its first 40 actions' }).click();
  await page.waitForURL(/\/table\/[\w-]{24}$/);
  await expect(page.locator('.origin')).toContainText(`its first 40 of ${file.actions.length} actions`);
  await expect(page.locator('.last-line .log-number')).toHaveText('40');
});

test('a game between people is scrubbed to its recorded end', async ({ page }) => {
  const path = join(sharedDir() ?? '', 'games/1830/29133.json');
  test.skip(!existsSync(path), 'the reference games are not beside this checkout');
  test.setTimeout(180_000);
  await choose(page, path);
  await page.waitForURL(/\/table\/[\w-]{24}$/, { timeout: 60_000 });
  await scrubbed(page, recorded(path));
});
