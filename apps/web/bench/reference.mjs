// The pages of the reference on a slow phone, each opened with nothing kept: a processor slowed four times, 1.6 Mb/s and
// 150 ms to the server. BENCH_PORT (3193), BENCH_WRITE=1 puts the figures into docs/measured.md.
/* global PerformanceObserver -- functions that run in the page */
import { chromium } from '@playwright/test';
import { keep, quantile, started } from './lib/server.mjs';

const SLOWED = 4;
const BYTES_A_SECOND = 1.6e6 / 8;
const LATENCY = 150;
const OPENINGS = 3;
const EXAMPLE = '1830/from-auction-to-remote-token';
const PAGES = ['en', 'en/1830', 'en/1817na', 'cs/1893', 'fr/compare', 'es/glossary', `en/${EXAMPLE}`];
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** When the largest content so far was painted. */
function largest() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

/** Opens a page with nothing kept. `slow`: as on the phone. All times in ms, bytes as sent. */
async function opened(browser, address, slow) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow) {
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  const kinds = new Map();
  const sent = { Script: 0, all: 0 };
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sent.Script += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(largest);
  const { metrics } = await line.send('Performance.getMetrics');
  const page_kB = sent.all / 1024;
  // The search is a script of its own, which comes when it is asked for.
  await page.locator('[data-search]').click();
  await page.getByRole('searchbox').fill('token');
  await page.locator('.search-found a').first().waitFor();
  const worked = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  await context.close();
  return { painted, worked, page_kB, script_kB: sent.Script / 1024 };
}

const { base, stop } = await started(process.env.BENCH_PORT ?? '3193');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const rows = [];
  for (const place of PAGES) {
    const address = `${base}/rules/${place}`;
    const raw = await opened(browser, address, false);
    const slow = [];
    for (let time = 0; time < OPENINGS; time += 1) slow.push(await opened(browser, address, true));
    const of = (figure) => slow.map((one) => one[figure]);
    const figures = [
      quantile(of('painted'), 0.5),
      Math.max(...of('painted')),
      raw.painted,
      quantile(of('worked'), 0.5),
      raw.page_kB,
      raw.script_kB,
    ];
    rows.push(`| /rules/${place} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const table = [
    '| page | largest content on the phone, ms, p50 | max | without any slowing, ms | own processor time on the phone, ms | the page as sent, kB | its JavaScript with the search, kB |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '| aim | 1500 | 1500 |  |  |  | 170 |',
  ].join('\n');
  console.log(`\n${table}`);
  if (process.env.BENCH_WRITE === '1') keep('The pages of the reference', 'reference', table);
} finally {
  await browser.close();
  stop();
}
