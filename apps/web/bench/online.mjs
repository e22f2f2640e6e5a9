// Many tables at once: moves at a steady pace while everybody at the tables listens, and the opening of a long finished
// game. TABLES (200), LISTENERS (4), MOVES a second (100), SECONDS (60), BENCH_PORT (3191), DATABASE_URL for PostgreSQL.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apply, choices, newGame } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';

const setting = (name, usual) => Number(process.env[name] ?? usual);
const [tables, listeners, pace, seconds] = [setting('TABLES', 200), setting('LISTENERS', 4), setting('MOVES', 100), setting('SECONDS', 60)];
const port = process.env.BENCH_PORT ?? '3191';
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
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
    sent.on('error', fail);
    sent.end(text);
  });
}

async function started() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
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
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await ask('GET', '/api/ready').catch(() => null);
    if (answer?.status === 200) return () => (server.kill('SIGKILL'), rmSync(folder, { recursive: true, force: true }));
    await new Promise((go) => setTimeout(go, 250));
  }
  server.kill('SIGKILL');
  throw new Error('The app does not answer. Build it first: npm run build.');
}

/** What is played at every table: passes where there are any, so that the log and not the game is the load. */
function moves(count) {
  const title = findTitle('1830');
  const players = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}` }));
  let game = newGame(title, { players, seed: 7, options: [], quirks: [], consent: 'asked' });
  return Array.from({ length: count }, () => {
    const open = choices(game).filter(({ action }) => action.type !== 'end_game');
    const { action } = open.find((choice) => choice.action.type === 'pass') ?? open[0];
    ({ game } = apply(game, action));
    return action;
  });
}

/** Listens to a table; what it was told, and when. */
function listen({ id, cookie }) {
  const heard = { numbers: [], late: [] };
  let rest = '';
  const sent = request({ host: '127.0.0.1', port, path: `/api/tables/${id}/events`, headers: { cookie } }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (part) => {
      const frames = (rest + part).split('\n\n');
      rest = frames.pop();
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
const stop = await started();
try {
  const each = Math.ceil((pace * seconds) / tables);
  const script = moves(each);
  const shelf = [];
  for (let index = 0; index < tables; index += 1) {
    const made = await ask('POST', '/api/tables', {
      title: '1830',
      players: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
      options: [],
      seed: 7,
    });
    shelf.push({ id: JSON.parse(made.text).id, cookie: made.headers['set-cookie'][0].split(';')[0], count: 0 });
  }
  const ears = shelf.map((table) => Array.from({ length: listeners }, () => listen(table)));
  await new Promise((go) => setTimeout(go, 3000));
  const took = [];
  const answers = {};
  const pending = [];
  const begun = performance.now();
  for (let move = 0; move < each * tables; move += 1) {
    const due = begun + (move * 1000) / pace;
    if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
    const table = shelf[move % tables];
    const number = (table.count += 1);
    const sent = performance.now();
    posted.set(`${table.id} ${number}`, sent);
    const body = { expected: number, revision: number - 1, request: `bench-${number}`, action: script[number - 1] };
    pending.push(
      ask('POST', `/api/tables/${table.id}/actions`, body, table.cookie).then(({ status }) => {
        took.push(performance.now() - sent);
        answers[status] = (answers[status] ?? 0) + 1;
      }),
    );
  }
  await Promise.all(pending);
  const lasted = (performance.now() - begun) / 1000;
  await new Promise((go) => setTimeout(go, 1000));
  const due = Array.from({ length: each }, (_, index) => index + 1).join();
  const broken = ears.flat().filter(({ numbers }) => numbers.join() !== due).length;
  const late = ears.flat().flatMap((ear) => ear.late);
  for (const ear of ears.flat()) ear.stop();
  console.log(
    `${took.length} moves at ${tables} tables with ${listeners} listeners each in ${lasted.toFixed(1)} s: answers ${JSON.stringify(answers)}`,
  );
  console.log(`a move: p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms`);
  console.log(`until a listener has it: p50 ${quantile(late, 0.5).toFixed(0)} ms, p99 ${quantile(late, 0.99).toFixed(0)} ms`);
  console.log(`listeners that missed or doubled something: ${broken} of ${ears.flat().length}`);

  const file = at('../../../packages/records/test/games/1830-3-76.json');
  if (existsSync(file)) {
    const imported = await ask('POST', '/api/imports', JSON.parse(readFileSync(file, 'utf8')));
    const { id } = JSON.parse(imported.text.trim().split('\n').at(-1));
    const opened = [];
    for (let times = 0; times < 20; times += 1) {
      const sent = performance.now();
      const { text } = await ask('GET', `/api/tables/${id}`);
      opened.push(performance.now() - sent);
      if (times === 0)
        console.log(`a finished game of ${JSON.parse(text).view.table.count} actions, first opening: ${opened[0].toFixed(0)} ms`);
    }
    console.log(`opened again: p50 ${quantile(opened, 0.5).toFixed(0)} ms, p99 ${quantile(opened, 0.99).toFixed(0)} ms`);
  }
} finally {
  stop();
}
