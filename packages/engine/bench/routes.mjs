// The best run on the boards of recorded games and on late boards drawn at random, timed beside the calibration loop.
// With --write the table also goes to docs/routes.md, in the place of the old one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutRoot, lateBoard, sharedDir, titleOfFacts, tracedRuns } from '@roundhouse/testing';
import { calibrate, REFERENCE_MS } from '../../cli/dist/calibration.js';
import { bestRun, judge, routeOf } from '../dist/index.js';

/** When the host says stop, in ms. */
const PATIENCE = 2000;
const SEEDS = 12;
const TITLES = ['1830', '1817', '1817na', '1828', '1889', '1846', '1893'];
const LATE = [
  ['1817na', ['8'], ['brown', 'grey', 'green']],
  ['1817na', ['7', '8'], ['brown', 'grey', 'green']],
  ['1817na', ['8', '8'], ['grey', 'brown', 'green']],
  ['1830', ['D'], ['brown', 'green', 'yellow']],
  ['1830', ['D', 'D'], ['brown', 'green', 'yellow']],
  ['1828', ['D', 'D'], ['brown', 'green', 'yellow']],
  ['1828', ['3+D', '8E', 'D'], ['brown', 'green', 'yellow']],
];

function look(game, operator) {
  const began = performance.now();
  let stoppedAt = null;
  const stop = () => {
    const now = performance.now();
    if (now - began > PATIENCE) stoppedAt ??= now;
    return stoppedAt !== null;
  };
  const best = bestRun(game, operator, { stop });
  const ended = performance.now();
  const verdict = judge(game, operator, best.routes.map(routeOf));
  return {
    milliseconds: ended - began,
    judging: performance.now() - ended,
    late: stoppedAt === null ? 0 : ended - stoppedAt,
    open: best.proven ? null : `${best.revenue}–${best.bound}`,
    sound: verdict.ok && verdict.revenue === best.revenue,
  };
}

const at = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;
const short = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function row(name, looks, scale) {
  const times = looks.map((each) => each.milliseconds);
  const open = looks.flatMap((each) => each.open ?? []);
  const cells = [
    name,
    looks.length,
    ...[0.5, 0.95, 0.99, 1].map((part) => short(at(times, part))),
    ...[0.5, 0.99].map((part) => short(at(times, part) * scale)),
    short(
      at(
        looks.map(({ judging }) => judging),
        0.99,
      ),
    ),
    looks.length - open.length,
    open.length === 0 ? '' : `${open.slice(0, 6).join(', ')}; stopped within ${short(Math.max(...looks.map(({ late }) => late)))} ms`,
  ];
  if (looks.some(({ sound }) => !sound)) process.exitCode = 1;
  return `| ${cells.join(' | ')} |`;
}

if (sharedDir() !== null) {
  const before = calibrate();
  const measured = [];
  for (const id of TITLES) {
    const title = titleOfFacts(id);
    measured.push([`${id}, recorded`, [...tracedRuns(id, title)].map(({ game, entity }) => look(game, entity))]);
  }
  for (const [id, trains, colours] of LATE) {
    const title = titleOfFacts(id);
    for (const others of [8, 0]) {
      const boards = Array.from({ length: SEEDS }, (_, index) => lateBoard(title, { seed: index + 1, trains, tokens: 4, colours, others }));
      measured.push([`${id} late, ${trains.join(' ')}${others === 0 ? ', nobody else' : ''}`, boards.map((game) => look(game, 'us'))]);
    }
  }
  const loop = (before + calibrate()) / 2;
  const lines = [
    '| board | runs | p50 ms | p95 | p99 | max | p50 scaled | p99 scaled | judged p99 | proven | not proven in 2 s: at least–at most |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...measured.map(([name, looks]) => row(name, looks, REFERENCE_MS / loop)),
    '',
    `Calibration loop ${loop.toFixed(0)} ms (reference ${REFERENCE_MS} ms); peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB.`,
  ];
  console.log(lines.join('\n'));
  if (process.argv.includes('--write')) {
    const file = join(checkoutRoot(), 'docs/routes.md');
    const [text] = readFileSync(file, 'utf8').split('## Measured\n');
    writeFileSync(file, `${text}## Measured\n\n${lines.join('\n')}\n`);
  }
}
