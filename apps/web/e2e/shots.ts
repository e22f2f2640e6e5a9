import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gap, needsHelp, type Action, type Choice, type Game } from '@roundhouse/engine';
import { tableAt, type Wanted } from './drive.ts';
import { expect, test } from './guest.ts';
import { REFERENCE } from './shots-reference.ts';
import { viewsOf } from './shots-title.ts';
import { tab, type View } from './shots-view.ts';

// Pictures of every kind of page, light and dark, wide and narrow. Not a test: somebody has to look at them.

const FOLDER = process.env['SHOTS_DIR'] ?? '';
const TITLE = process.env['SHOTS_TITLE'];
const OPTIONS = process.env['SHOTS_OPTIONS']?.split(',') ?? [];
const OF_REFERENCE = process.env['SHOTS_REFERENCE'] === '1';
const DEVICES = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
} as const;
const SCHEMES = ['light', 'dark'] as const;

const may = (list: readonly Choice[], type: Action['type']): boolean => list.some(({ action }) => action.type === type);
const later = (game: Game, turn: number): boolean => game.state.turn >= turn;

/** A table played to a position; the same game for the same seed. */
function table(wanted: Wanted, seed = 1): View['open'] {
  return async (request) => {
    const id = await tableAt(request, wanted, seed, 1500);
    if (id === null) throw new Error('the game never came to this position');
    return `/table/${id}`;
  };
}

const late = table((game, list) => later(game, 4) && may(list, 'buy_train'));

const PAGES: readonly View[] = [
  { name: '01-home', open: () => Promise.resolve('/') },
  { name: '02-new-table', open: () => Promise.resolve('/new') },
  {
    name: '03-auction',
    open: table(({ state }) => Object.keys(state.mechanics.waterfall_auction?.bids ?? {}).length > 0 || state.count > 3),
  },
  { name: '04-stock-round', open: table((game, list) => later(game, 3) && may(list, 'buy_shares') && may(list, 'sell_shares')) },
  {
    name: '05-track',
    open: table((game, list) => later(game, 3) && may(list, 'lay_tile')),
    press: async (page) => {
      await page.locator('.hex-usable').first().click();
      await page.locator('.tile-button').first().click();
    },
  },
  { name: '06-token', open: table((game, list) => later(game, 2) && may(list, 'place_token')) },
  {
    name: '07-routes',
    open: table((game, list) => later(game, 4) && may(list, 'run_routes')),
    press: (page) => expect(page.locator('.panel .button-primary')).toBeVisible(),
  },
  { name: '08-dividend', open: table((game, list) => later(game, 3) && may(list, 'dividend')), press: tab('Market') },
  { name: '09-trains', open: late, press: tab('Trains and more') },
  {
    name: '10-emergency',
    open: table((game, list) => {
      const { round } = game.state;
      const operator = round.kind === 'operating' ? (round.turn?.operator ?? null) : null;
      return operator !== null && needsHelp(game, operator) && gap(game, operator) > 0 && may(list, 'sell_shares');
    }, 3),
  },
  { name: '11-companies', open: late, press: tab('Companies') },
  { name: '12-table', open: late, press: tab('Table') },
  { name: '13-history', open: late, press: tab('History') },
  { name: '14-end', open: table(({ state }) => state.over !== null) },
];

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const ofTable = TITLE === undefined ? PAGES : viewsOf(TITLE, OPTIONS);
for (const { name, open, press } of OF_REFERENCE ? REFERENCE : ofTable) {
  test(name, async ({ browser, request }) => {
    mkdirSync(FOLDER, { recursive: true });
    const address = await open(request);
    const storageState = await request.storageState();
    for (const [width, device] of Object.entries(DEVICES)) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({ ...device, colorScheme, reducedMotion: 'reduce', storageState });
        const page = await context.newPage();
        await page.goto(address);
        await expect(page.locator('main')).toBeVisible();
        await press?.(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({
          path: join(FOLDER, `${name}-${width}-${colorScheme}.png`),
          fullPage: width === 'narrow' || !address.startsWith('/table'),
        });
        await context.close();
      }
    }
  });
}
