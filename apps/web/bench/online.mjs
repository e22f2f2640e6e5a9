// Many tables at once: moves at a steady pace in the middle of a game while everybody at the tables listens, and the
// opening of a long finished game by a server that has just started. Figures are given as measured and divided by the
// calibration loop of the same run. TABLES (200), LISTENERS (4), MOVES a second (100), SECONDS (60), BENCH_PORT (3191),
// DATABASE_URL for PostgreSQL; BENCH_WRITE=1 puts the figures into docs/measured.md.
/* global document, MutationObserver -- functions that run in the page */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { BOTS, playGame } from '@roundhouse/bots';
import { exportRecord, readRecord, replay } from '@roundhouse/records';
import { findTitle } from '@roundhouse/titles-data';
import { calibrate, REFERENCE_MS } from '../../../packages/cli/dist/calibration.js';

const setting = (name, usual) => Number(process.env[name] ?? usual);
const [tables, listeners, pace, seconds] = [setting('TABLES', 200), setting('LISTENERS', 4), setting('MOVES', 100), setting('SECONDS', 60)];
const port = process.env.BENCH_PORT ?? '3191';
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
/** A recorded game, and how many of its actions the tables begin with. */
const GAME = { file: at('../../../packages/records/test/games/1830-3-76.json'), title: '1830', begun: 200 };
/** A game of bots that is longer than `actions`. */
const LONG = { title: '1830', seed: 4, players: 3, actions: 1700 };
const OPENINGS = 20;
/** Passes of two before the first private costs nothing and has to be taken. */
const PASSES = 6;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function ask(method, path, body, cookie = '') {
  return new Promise((done, fail) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie,
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }));
    });
    // A kept connection may be closed by the server just as it is used again; the name of a request makes it count once.
    sent.on('error', (error) => (sent.reusedSocket && error.code === 'ECONNRESET' ? done(ask(method, path, body, cookie)) : fail(error)));
    sent.end(text);
  });
}

/** Starts a server on a folder; `busy`: its processor time so far, in ms. */
async function started(folder) {
  const server = spawn(
    process.execPath,
    ['--dns-result-order=ipv4first', at('../node_modules/next/dist/bin/next'), 'start', '-p', port, '-H', 'localhost'],
    {
      cwd: at('..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        LIMIT_FACTOR: '10000',
        LOG_LEVEL: 'warn',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((done) => server.once('exit', done));
  // Also where something fails in between.
  process.once('exit', () => server.kill('SIGKILL'));
  const stop = async () => (server.kill('SIGKILL'), ended);
  const busy = () => {
    const [user, system] = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  };
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await ask('GET', '/api/ready').catch(() => null);
    if (answer?.status === 200) return { stop, busy };
    await new Promise((go) => setTimeout(go, 250));
  }
  await stop();
  throw new Error('The app does not answer. Build it first: npm run build.');
}

/** Opens a game file as a table; its id and the cookie of its guest. */
async function imported(record, upTo) {
  const answer = await ask('POST', `/api/imports${upTo === undefined ? '' : `?upTo=${upTo}`}`, record);
  const { id, reason } = JSON.parse(answer.text.trim().split('\n').at(-1));
  if (id === undefined) throw new Error(reason);
  return { id, cookie: answer.headers['set-cookie'][0].split(';')[0] };
}

/** What is played at every table: the actions of the recorded game after those that it begins with. */
function moves(record, count) {
  const title = findTitle(GAME.title);
  const { value } = readRecord(record, [title]);
  const { log } = replay(value.record, title);
  const script = log.actions.slice(GAME.begun, GAME.begun + count);
  if (script.length < count) throw new Error(`The game has no ${count} actions after the first ${GAME.begun}.`);
  return script;
}

/** A finished game that is long enough. */
function longGame() {
  const title = findTitle(LONG.title);
  for (let seed = LONG.seed; ; seed += 1) {
    const { game, setup, actions } = playGame(title, { bots: Array.from({ length: LONG.players }, () => BOTS.random), seed });
    if (game.state.over === null || actions.length < LONG.actions) continue;
    return exportRecord({ title, setup, actions }).value;
  }
}

/** Listens to a table; what it was told, and when. */
function listen({ id, cookie }) {
  const heard = { numbers: [], late: [], opened: null };
  let opened = () => undefined;
  heard.opened = new Promise((done) => (opened = done));
  let rest = '';
  const sent = request({ host: '127.0.0.1', port, path: `/api/tables/${id}/events`, headers: { cookie } }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (part) => {
      const frames = (rest + part).split('\n\n');
      rest = frames.pop();
      opened();
      for (const frame of frames) {
        if (!frame.startsWith('event: table')) continue;
        const { entries } = JSON.parse(frame.slice(frame.indexOf('data: ') + 6));
        for (const { number } of entries ?? []) {
          heard.numbers.push(number);
          heard.late.push(performance.now() - (posted.get(`${id} ${number}`) ?? performance.now()));
        }
      }
    });
  });
  sent.on('error', () => undefined);
  sent.end();
  return { ...heard, stop: () => sent.destroy() };
}

const posted = new Map();

/** Plays at all tables at the pace asked for; the rows of the report. */
async function load({ busy }) {
  const each = Math.ceil((pace * seconds) / tables);
  const record = JSON.parse(readFileSync(GAME.file, 'utf8'));
  const script = moves(record, each);
  const { id: source, cookie } = await imported(record, GAME.begun);
  const shelf = [];
  for (let index = 0; index < tables; index += 1) {
    const made = await ask('POST', `/api/tables/${source}/copies`, { at: GAME.begun }, cookie);
    shelf.push({ id: JSON.parse(made.text).id, cookie, played: 0, last: Promise.resolve() });
  }
  const ears = shelf.map((table) => Array.from({ length: listeners }, () => listen(table)));
  await Promise.all(ears.flat().map((ear) => ear.opened));
  await new Promise((go) => setTimeout(go, 1000));
  const took = [];
  const answers = {};
  const worked = busy();
  const begun = performance.now();
  for (let move = 0; move < each * tables; move += 1) {
    const due = begun + (move * 1000) / pace;
    if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
    const table = shelf[move % tables];
    const number = GAME.begun + (table.played += 1);
    const body = { expected: number, revision: table.played - 1, request: `bench-${number}`, action: script[table.played - 1] };
    // Nobody moves before he knows of the move before; the wait for that counts.
    table.last = table.last.then(async () => {
      posted.set(`${table.id} ${number}`, due);
      const { status } = await ask('POST', `/api/tables/${table.id}/actions`, body, table.cookie);
      took.push(performance.now() - due);
      answers[status] = (answers[status] ?? 0) + 1;
    });
  }
  await Promise.all(shelf.map(({ last }) => last));
  const lasted = (performance.now() - begun) / 1000;
  const perMove = (busy() - worked) / took.length;
  for (let wait = 0; wait < 20 && ears.flat().some(({ numbers }) => numbers.length < each); wait += 1)
    await new Promise((go) => setTimeout(go, 500));
  const told = script.map((_, index) => GAME.begun + index + 1).join();
  const broken = ears.flat().filter(({ numbers }) => numbers.join() !== told).length;
  const late = ears.flat().flatMap((ear) => ear.late);
  for (const ear of ears.flat()) ear.stop();
  const wanted = JSON.stringify(script);
  let wrong = 0;
  for (const { id } of shelf) {
    const { actions } = JSON.parse((await ask('GET', `/api/tables/${id}/history`, undefined, cookie)).text);
    if (JSON.stringify(actions.slice(GAME.begun)) !== wanted) wrong += 1;
  }
  console.log(
    `${took.length} moves at ${tables} tables with ${listeners} listeners each in ${lasted.toFixed(1)} s: answers ${JSON.stringify(answers)}`,
  );
  return [
    ['a move until it is acknowledged', took, 100],
    ['a move until a listener has it', late, 300],
    ['processor time of the server for a move', [perMove]],
    [`of ${tables} tables, those that lost or doubled a move`, wrong],
    [`of ${ears.flat().length} listeners, those that missed or doubled a move`, broken],
    ['moves that were not acknowledged', took.length - (answers[200] ?? 0)],
  ];
}

/** Two people in browsers of their own: from the click of one until the other sees whose turn it is; the rows of the report. */
async function watched() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const [ann, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
    const post = async (by, path, data) => (await by.request.post(`http://localhost:${port}${path}`, { data })).json();
    const { id } = await post(ann, '/api/tables', { title: '1830', players: ['Ann', 'Ben'], options: [], seats: ['here', 'link'] });
    const { path } = await post(ann, `/api/tables/${id}/links`, { player: '2' });
    await post(ben, '/api/seats', { token: path.split('/').at(-1) });
    const pages = await Promise.all([ann.newPage(), ben.newPage()]);
    for (const page of pages) await page.goto(`http://localhost:${port}/table/${id}`);
    for (const page of pages) await page.locator('[data-live="live"]').waitFor();
    const took = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      const [acts, sees] = pass % 2 === 0 ? pages : pages.toReversed();
      const button = acts.locator('.panel [data-action="pass"]:not(:disabled)');
      await button.waitFor();
      const seen = sees.evaluate(turnsTo, pass % 2 === 0 ? 'Ben' : 'Ann');
      const clicked = await button.evaluate((target) => {
        const began = Date.now();
        target.click();
        return began;
      });
      took.push((await seen) - clicked);
    }
    return [['a click until the browser of another shows it', took, 300]];
  } finally {
    await browser.close();
  }
}

/** Waits in the page until it is somebody's turn; that moment. */
function turnsTo(name) {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('.top-turn')?.dataset.turn !== name) return;
      watch.disconnect();
      resolve(Date.now());
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-turn'] });
  });
}

/** The opening of a finished game by a server that has not seen it yet, and again; the rows of the report. */
async function open({ id, cookie, count }, { warm }) {
  // The first request of all loads the code of the route.
  await ask('GET', `/api/tables/${warm}`, undefined, cookie);
  const took = [];
  for (let times = 0; times <= OPENINGS; times += 1) {
    const sent = performance.now();
    await ask('GET', `/api/tables/${id}`, undefined, cookie);
    took.push(performance.now() - sent);
  }
  const [first, ...again] = took;
  return [
    [`opening a finished table of ${count} actions, first`, [first], 50],
    ['opening it again', again, 50],
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
const long = longGame();
const before = calibrate();
let server = await started(folder);
try {
  const rows = [...(await load(server)), ...(await watched())];
  const table = { ...(await imported(long)), count: long.actions.length };
  const { id: warm } = await imported(JSON.parse(readFileSync(GAME.file, 'utf8')), 1);
  await server.stop();
  server = await started(folder);
  rows.push(...(await open(table, { warm })));
  const loop = (before + calibrate()) / 2;
  const report = written(rows, REFERENCE_MS / loop, loop);
  console.log(report);
  if (process.env.BENCH_WRITE === '1') write(report);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The rows as a table: times as measured and scaled, counts as they are. */
function written(rows, scale, loop) {
  const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  const times = (values) => `${ms(quantile(values, 0.5))} | ${ms(quantile(values, 0.99))} | ${ms(quantile(values, 0.99) * scale)}`;
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  return [
    `| ${tables} tables, ${listeners} listeners each, ${pace} moves a second for ${seconds} s, ${database} | p50 | p99 | p99 scaled | aim |`,
    '|---|---:|---:|---:|---:|',
    ...rows.map(([name, figures, aim]) =>
      Array.isArray(figures) ? `| ${name}, ms | ${times(figures)} | ${aim ?? ''} |` : `| ${name} | ${figures} | | | 0 |`,
    ),
    '',
    `Scaled: as if the calibration loop took ${REFERENCE_MS} ms; here it took ${ms(loop)}.`,
  ].join('\n');
}

/** Puts the report under its heading in docs/measured.md, in the place of the last one. */
function write(report) {
  const file = at('../../../docs/measured.md');
  const heading = '## Playing over days\n';
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(heading);
  const next = from < 0 ? -1 : text.indexOf('\n## ', from + 1);
  const kept = from < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, from);
  const after = next < 0 ? '' : text.slice(next);
  writeFileSync(file, `${kept}${heading}\nWritten by \`BENCH_WRITE=1 npm run bench -- online\`.\n\n${report}\n${after}`);
}
