// The page of a table late in a long game, on a processor slowed four times: until it answers, a click, a step of the
// slider, what it loads. BENCH_PORT (3190), BENCH_WRITE=1 puts the figures into docs/measured.md.
/* global document, HTMLInputElement, Event, requestAnimationFrame -- functions that run in the page */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { keep, quantile, started } from './lib/server.mjs';

const SLOWED = 4;
const OPENINGS = 5;
const CLICKS = 8;
const STEPS = 60;
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const game = at('../../../packages/records/test/games/1830-3-76.json');
const port = process.env.BENCH_PORT ?? '3190';
const base = `http://localhost:${port}`;

/** Opens the game before its last pass, so that there is something to press; and the guest who sits at its table. */
async function imported(browser) {
  const upTo = JSON.parse(readFileSync(game, 'utf8')).actions.findLastIndex(({ type }) => type === 'pass');
  const context = await browser.newContext();
  await context.request.get(base);
  const answer = await context.request.post(`${base}/api/imports?upTo=${upTo}`, {
    headers: { 'content-type': 'application/json' },
    data: readFileSync(game),
  });
  const last = JSON.parse((await answer.text()).trim().split('\n').at(-1));
  if (last.id === undefined) throw new Error(last.reason);
  const guest = await context.storageState();
  await context.close();
  return { id: last.id, guest };
}

/** Waits in the page until there is something to press and the page answers within 50 ms, twice in a row. */
function untilAnswering() {
  return new Promise((resolve) => {
    const look = (good) => {
      const asked = performance.now();
      setTimeout(() => {
        const prompt = performance.now() - asked < 50 && document.querySelector('.panel button:not(:disabled)') !== null;
        if (prompt && good === 1) resolve(performance.now());
        else look(prompt ? good + 1 : 0);
      }, 5);
    };
    look(0);
  });
}

/** Moves the slider in the page and measures until it has answered, and until the board of that moment has been painted. */
async function stepped(steps) {
  const slider = document.querySelector('.time-slider');
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const took = [];
  for (const step of steps) {
    const began = performance.now();
    put.call(slider, String(step));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    const answered = performance.now() - began;
    while (document.querySelector('.play').dataset.at !== String(step)) await frame();
    took.push({ answered, drawn: performance.now() - began });
    await new Promise((rest) => setTimeout(rest, 30));
  }
  return took;
}

async function opened(browser, { id, guest }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: guest });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripts = new Map();
  let script = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.set(requestId, 0));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(`${base}/table/${id}`, { waitUntil: 'commit' });
  const answering = await page.evaluate(untilAnswering);
  const heap = async () => {
    await line.send('HeapProfiler.collectGarbage');
    return (await line.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  /** What the page has worked so far, in ms of its own processor time: other work on the machine does not count. */
  const busy = async () => {
    const { metrics } = await line.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const worked = await busy();
  const slow = (rate) => line.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, answering, worked, busy, slow, scripts: () => script / 1024, heap, close: () => context.close() };
}

/** Presses a button of the page and measures until the page says that it is on its way, and until it is done and drawn. */
async function clicked(page, button) {
  await button.waitFor();
  // Clicks right after a change are not taken.
  await page.waitForTimeout(900);
  const number = await page.locator('.last-line .log-number').textContent();
  return button.evaluate(
    (target, before) =>
      new Promise((resolve) => {
        const began = performance.now();
        let told = null;
        const look = () => {
          if (told === null && document.querySelector('.play[aria-busy="true"]') !== null) told = performance.now() - began;
          if (document.querySelector('.last-line .log-number')?.textContent === before) requestAnimationFrame(look);
          else setTimeout(() => resolve({ told: told ?? performance.now() - began, done: performance.now() - began }));
        };
        target.click();
        requestAnimationFrame(look);
      }),
    number,
  );
}

const server = await started(port);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const seat = await imported(browser);
  const answering = [];
  const opening = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    const table = await opened(browser, seat);
    answering.push(table.answering);
    opening.push(table.worked);
    await table.close();
  }
  const { page, busy, slow, scripts, heap } = await opened(browser, seat);
  await page.waitForTimeout(1000);
  const script = scripts();
  const clicks = [];
  let from = await busy();
  for (let time = 0; time < CLICKS; time += 2) {
    clicks.push(await clicked(page, page.locator('.panel [data-action="pass"]').first()));
    clicks.push(await clicked(page, page.getByRole('button', { name: 'Undo' })));
  }
  const perClick = ((await busy()) - from) / CLICKS;
  const before = await heap();
  from = await busy();
  const began = Date.now();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.waitForFunction(() => document.querySelector('.time-place [role="status"]') !== null);
  await page.waitForFunction(() => document.querySelector('.time-place [role="status"]') === null, null, { timeout: 60_000 });
  const replayed = Date.now() - began;
  const playing = (await busy()) - from;
  const kept = (await heap()) - before;
  const count = Number(await page.getByRole('slider').getAttribute('max'));
  const near = Array.from({ length: STEPS }, (_, step) => Math.floor(count / 2) + step);
  const far = Array.from({ length: STEPS }, (_, step) => Math.floor(((step * 379) % STEPS) * (count / STEPS)));
  await page.evaluate(stepped, near.slice(0, 5));
  from = await busy();
  const one = await page.evaluate(stepped, near);
  const perStep = ((await busy()) - from) / STEPS;
  from = await busy();
  const any = await page.evaluate(stepped, far);
  const perLeap = ((await busy()) - from) / STEPS;
  await slow(1);
  const quick = await page.evaluate(stepped, [...near, ...far]);
  await slow(SLOWED);
  const beforeCharts = scripts();
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.locator('.chart svg').first().waitFor();
  const ms = (values) => `${quantile(values, 0.5).toFixed(0)} | ${quantile(values, 0.95).toFixed(0)} | ${Math.max(...values).toFixed(0)}`;
  const whole = (value) => value.toFixed(0);
  const rows = [
    ['open a table until it answers, ms', ms(answering), whole(quantile(opening, 0.5)), '1500'],
    ['click until the page says it is on its way, ms', ms(clicks.map(({ told }) => told)), '', '100'],
    ['click until it is done and drawn, ms', ms(clicks.map(({ done }) => done)), whole(perClick), ''],
    ['slider, one action on, until it answers, ms', ms(one.map(({ answered }) => answered)), '', '50'],
    ['slider, one action on, until the board is drawn, ms', ms(one.map(({ drawn }) => drawn)), whole(perStep), ''],
    ['slider, anywhere, until it answers, ms', ms(any.map(({ answered }) => answered)), '', '50'],
    ['slider, anywhere, until the board is drawn, ms', ms(any.map(({ drawn }) => drawn)), whole(perLeap), ''],
    ['slider, not slowed, until the board is drawn, ms', ms(quick.map(({ drawn }) => drawn)), '', '50'],
    ['play the whole game through for the slider, ms', `${replayed} | | `, whole(playing), ''],
    ['kept for every moment, MB', `${kept.toFixed(1)} | | `, '', ''],
    ['JavaScript of the page, kB as sent', `${whole(script)} | | `, '', ''],
    ['more for the charts, once they are asked for, kB', `${whole(scripts() - beforeCharts)} | | `, '', ''],
  ];
  const table = [
    `| ${count} actions, processor slowed ${SLOWED} times | p50 | p95 | max | own processor time | aim |`,
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(([name, figures, own, aim]) => `| ${name} | ${figures} | ${own} | ${aim} |`),
  ].join('\n');
  console.log(table);
  if (process.env.BENCH_WRITE === '1') keep('The page of a table', 'table', table);
} finally {
  await browser.close();
  server.stop();
}
