import { stepsOf, titleWith, type Action, type Choice } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { kindOf } from '../src/table/kind.ts';
import { collect, type Met } from './kinds.ts';
import { tableFrom } from './position.ts';

// Every kind of action that a title has is made through the page. The kinds are those that bots meet in its games; every type of action that
// its steps take must be among them. Nothing here knows the page's panels: what picks a thing has
// data-pick, what does an action data-kind, what belongs to one of several who may act data-by.

/** For bots to look for positions, on the slowest machine. */
const SEARCH = 60_000;
/** For kinds that an earlier title has shown already. */
const REPEAT = 15_000;

/** Where nothing is said of the rare decisions of a title: what its bots meet in this time is clicked. */
const SHORT = 12_000;
/** With ALL_KINDS=1 every title is searched for all types of action, and every kind is clicked. */
const ALL = process.env['ALL_KINDS'] !== undefined;
const LONG = 300_000;

/** Rare decisions of a title, which must not be missed; all types of action of these titles must be met too. */
const RARE: Readonly<Record<string, readonly RegExp[]>> = {
  '1830': [/trade_in/, /@home_token/, /place_token.*@waiting_token/, /place_token private.*@follow_up/, /@par_owed/, /over bank_broken/],
  '1889': [/trade_in/, /lay_tile private.*@seller_lay/, /lay_tile private.*@stock_turn/, /lay_tile private.*@aside/, /over bank_broken/],
};

/** Options that give occasion for more. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = { '1833ne': ['takeover', 'trial_figures'] };

/** Steps that stand beside others apart, one table for each kind, whatever the step. */
const kindIn = ({ name }: Met): string => (name.startsWith('over') ? name : name.replace(/ @(?!aside).*/, ''));

/** Of what was met: one of each kind, one of each step, and what is rare. */
function chosen(met: readonly Met[], rare: readonly RegExp[]): readonly Met[] {
  const firsts = met.filter((one, index) => met.findIndex((other) => kindIn(other) === kindIn(one)) === index);
  const must = rare.flatMap((pattern) => met.find(({ name }) => pattern.test(name)) ?? []);
  const named = [...firsts, ...must];
  const steps = met.filter(
    ({ step, choice }, index) =>
      choice.action.type !== 'end_game' &&
      !named.some((one) => one.step === step) &&
      met.findIndex((one) => one.step === step && one.choice.action.type !== 'end_game') === index,
  );
  return [...new Set([...named, ...steps])];
}

test.use({ actionTimeout: 10_000 });

const shown = new Set<string>();

for (const title of Object.values(TITLES)) {
  test(`every kind of action of ${title.id} is made through the page`, async ({ page }) => {
    test.setTimeout(ALL ? 3_600_000 : 600_000);
    const rare = RARE[title.id] ?? [];
    const whole = ALL || title.id in RARE;
    const options = OPTIONS[title.id] ?? [];
    const types = new Set<string>(['end_game', ...stepsOf(titleWith(title, options)).flatMap(({ handles }) => handles)]);
    const missing = (met: ReadonlyMap<string, Met>) => ({
      types: [...types].filter((type) => ![...met.values()].some(({ choice }) => choice.action.type === type)),
      rare: rare.filter((pattern) => ![...met.keys()].some((name) => pattern.test(name))),
    });
    const done = (met: ReadonlyMap<string, Met>) => missing(met).types.length + missing(met).rare.length === 0;
    const began = performance.now();
    const met = collect(title, done, ALL ? LONG : whole ? SEARCH : SHORT, options);
    test.info().annotations.push({ type: 'search', description: `${Math.round(performance.now() - began)} ms` });
    if (!whole) test.info().annotations.push({ type: 'not met', description: missing(met).types.join(', ') });
    else expect(missing(met), 'decisions that no bot has met: tell e2e/kinds.ts how games come to them').toEqual({ types: [], rare: [] });

    const kinds = chosen([...met.values()], rare);
    const fresh = kinds.filter(({ name }) => !shown.has(name));
    const end = performance.now() + REPEAT;
    for (const one of [...fresh, ...kinds.filter((kind) => !fresh.includes(kind))]) {
      if (!fresh.includes(one) && performance.now() > end && !ALL) break;
      shown.add(one.name);
      await test.step(one.name, () => makes(page, one));
    }
  });
}

async function makes(page: Page, { name, game, choice }: Met): Promise<void> {
  const id = await tableFrom(game);
  await page.goto(`/table/${id}`);
  const panel = page.locator('.panel');
  await expect(panel.locator('#panel-heading')).toBeVisible();
  const way = await wayTo(page, choice);
  expect(way, `the page of ${game.title.id} has no way to: ${name}`).not.toBeNull();
  const answer = page.waitForResponse(`**/api/tables/${id}/actions`);
  await way?.click();
  if (choice.action.type === 'bankrupt' || choice.action.type === 'end_game') await panel.locator('.confirm [data-kind]').click();
  const answered = await answer;
  expect(answered.status(), name).toBe(200);
  expect(kindOf((answered.request().postDataJSON() as { action: Action }).action)).toBe(kindOf(choice.action));
  if (name.startsWith('over')) await expect(page.locator('#standings')).toBeVisible();
}

/** What the action is done with: hex, tile, train, corporation and so on. */
const valuesOf = (action: Action): readonly string[] =>
  Object.values(action).flatMap((value: unknown) => (typeof value === 'string' ? [value] : []));

/** The button that makes an action of the kind, once everything is open and picked that leads there; null: there is none. */
async function wayTo(page: Page, { action, decider }: Choice): Promise<Locator | null> {
  const panel = page.locator('.panel');
  const button = panel.locator(`[data-kind="${kindOf(action)}"]:not(option):not([aria-disabled="true"]):visible`);
  const picked = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const folded = panel.locator('details:not([open]) > summary:visible');
    while (await folded.count()) await folded.first().click();
    const out = panel.locator(`[data-aside="${decider}"]:visible`);
    if (await out.count()) {
      await out.click();
      continue;
    }
    if (action.type === 'run_routes') await expect(panel.locator('.button-primary')).toBeVisible();
    if (await button.count()) return button.first();
    const values = valuesOf(action).filter((value) => !picked.has(value));
    // Where several may do the same, each has a part of the panel.
    const own = panel.locator(`[data-by="${action.by.id}"]`);
    const next = (await pickOf(own, values)) ?? (await pickOf(panel, values));
    if (next === null) return null;
    picked.add(next);
  }
  return null;
}

/** Picks the first thing that can be picked; its value, or null. */
async function pickOf(part: Locator, values: readonly string[]): Promise<string | null> {
  for (const value of values) {
    const select = part.locator('select').filter({ has: part.page().locator(`option[value="${value}"]`) });
    if (await select.count()) {
      await select.first().selectOption(value);
      return value;
    }
    const thing = part.locator(`[data-pick="${value}"]:visible`);
    if (await thing.count()) {
      await thing.first().click();
      return value;
    }
  }
  return null;
}
