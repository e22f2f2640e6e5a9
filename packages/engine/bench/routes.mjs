// The best run in the positions of recorded games and on late boards drawn at random, in processor time, beside the
// calibration loop. With --write the table also goes to docs/routes.md, in the place of the old one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateBoard, sharedDir, titleOfFacts, tracedRuns } from '@roundhouse/testing';
import { REFERENCE_MS } from '../../cli/dist/calibration.js';
import { readRecord, replay } from '../../records/dist/index.js';
import { TITLES } from '../../titles-data/dist/index.js';
import { bestRun, judge, routeOf } from '../dist/index.js';
import { at, loopTime, processorTime, short, writeSection } from './kit/table.mjs';

/** When the host says stop, in ms of processor time. */
const PATIENCE = 2000;
const SEEDS = 12;
/** How often a run is judged; the median counts. */
const JUDGED = 5;
/** Folders of the recorded games, each named like its title. */
const FOLDERS = ['1830', '1817', '1817na', '1828', '1889', '1846', '1893'];
const LATE = [
  ['1817na', ['8'], ['brown', 'grey', 'green']],
  ['1817na', ['7', '8'], ['brown', 'grey', 'green']],
  ['1817na', ['8', '8'], ['grey', 'brown', 'green']],
  ['1830', ['D'], ['brown', 'green', 'yellow']],
  ['1830', ['D', 'D'], ['brown', 'green', 'yellow']],
  ['1828', ['D', 'D'], ['brown', 'green', 'yellow']],
  ['1828', ['3+D', '8E', 'D'], ['brown', 'green', 'yellow']],
];

const spent = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

function look(game, operator) {
  const began = process.cpuUsage();
  let stoppedAt = null;
  let asked = performance.now();
  const stop = () => {
    // The clock of the process costs as much to ask as a whole stretch of the search.
    if (stoppedAt === null && performance.now() - asked < 2) return false;
    asked = performance.now();
    const now = spent(began);
    if (now > PATIENCE) stoppedAt ??= now;
    return stoppedAt !== null;
  };
  const best = bestRun(game, operator, { stop });
  const milliseconds = spent(began);
  const routes = best.routes.map(routeOf);
  const verdicts = Array.from({ length: JUDGED }, () => processorTime(() => judge(game, operator, routes)));
  return {
    milliseconds,
    judging: at(
      verdicts.map(({ ms }) => ms),
      0.5,
    ),
    late: stoppedAt === null ? 0 : milliseconds - stoppedAt,
    open: best.proven ? null : `${best.revenue}–${best.bound}`,
    sound: verdicts.every(({ answer }) => answer.ok && answer.revenue === best.revenue),
  };
}

/** Every recorded run of a folder: in the replayed position where we have the title, else on the board that the trace tells. */
function recordedLooks(id) {
  const title = Object.values(TITLES).find((each) => each.id === id);
  if (title === undefined) return [...tracedRuns(id, titleOfFacts(id))].map(({ game, entity }) => look(game, entity));
  const folder = join(sharedDir(), 'games', id);
  const paths = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const looks = [];
  for (const name of paths) {
    const read = readRecord(readFileSync(join(folder, name), 'utf8'), [title]);
    if (!read.ok) continue;
    replay(read.value.record, title, {
      watch: ({ before, action }) => {
        if (action?.type === 'run_routes') looks.push(look(before, action.by.id));
      },
    });
  }
  return looks;
}

function row(name, looks, scale) {
  const times = looks.map((each) => each.milliseconds);
  const judging = looks.map((each) => each.judging);
  const open = looks.flatMap((each) => each.open ?? []);
  const cells = [
    name,
    looks.length,
    ...[0.5, 0.95, 0.99, 1].map((part) => short(at(times, part))),
    ...[0.5, 0.99].map((part) => short(at(times, part) * scale)),
    ...[0.5, 0.99].map((part) => short(at(judging, part))),
    looks.length - open.length,
    open.length === 0 ? '' : `${open.slice(0, 6).join(', ')}; stopped within ${short(Math.max(...looks.map(({ late }) => late)))} ms`,
  ];
  if (looks.some(({ sound }) => !sound)) process.exitCode = 1;
  return `| ${cells.join(' | ')} |`;
}

if (sharedDir() !== null) {
  const before = loopTime();
  const measured = [];
  const note = (name, looks) => {
    measured.push([name, looks]);
    console.log(row(name, looks, 1));
  };
  for (const id of FOLDERS) note(`${id}, recorded`, recordedLooks(id));
  for (const [id, trains, colours] of LATE) {
    const title = titleOfFacts(id);
    for (const others of [8, 0]) {
      const boards = Array.from({ length: SEEDS }, (_, index) => lateBoard(title, { seed: index + 1, trains, tokens: 4, colours, others }));
      note(
        `${id} late, ${trains.join(' ')}${others === 0 ? ', nobody else' : ''}`,
        boards.map((game) => look(game, 'us')),
      );
    }
  }
  const loop = (before + loopTime()) / 2;
  const lines = [
    '| board | runs | p50 ms | p95 | p99 | max | p50 scaled | p99 scaled | judged p50 | p99 | proven | not proven in 2 s: at least–at most |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...measured.map(([name, looks]) => row(name, looks, REFERENCE_MS / loop)),
    '',
    `Processor time. Calibration loop ${loop.toFixed(0)} ms (reference ${REFERENCE_MS} ms); peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB.`,
  ];
  console.log(`\n${lines.join('\n')}`);
  if (process.argv.includes('--write')) writeSection('Measured', lines);
}
