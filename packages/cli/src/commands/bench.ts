import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { BOTS, playGame } from '@roundhouse/bots';
import { compileTitle, loadLibrary } from '@roundhouse/codegen';
import { exportRecord, readRecord, replay, type GameRecord } from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { calibrate, REFERENCE_MS } from '../calibration.ts';
import { gamePaths, readGameFile } from '../files.ts';
import { complain, type Io } from '../io.ts';
import { shortNumber } from '../numbers.ts';
import { dataFolder, openShelf, titleNamed, type Shelf } from '../titles.ts';

export interface BenchFlags {
  readonly games?: string;
  readonly json?: boolean;
  readonly titles?: string;
}
interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly raw: number;
  /** As on the reference machine. */
  readonly scaled: number;
}

const PASSES = 15;
const RANDOM_GAMES = 3;
const MAX_ACTIONS = 1500;

/**
 * Measures replay, random play and compilation of a title in one run, beside the calibration loop. Without a name it is
 * the title of the recorded games, else the first one. Answers the exit code.
 */
export function benchCommand(name: string | undefined, flags: BenchFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const title = titleToMeasure(name, flags, shelf, io);
  const before = calibrate();
  const records = recordsFor(title, flags, shelf, io);
  const figures = [...replaySpeed(records.games), playSpeed(title), ...compileSpeed(title, shelf)];
  const loop = (before + calibrate()) / 2;
  const scaled = figures.map((figure) => ({ ...figure, scaled: scale(figure.raw, figure.unit, loop) }));
  const memory = process.resourceUsage().maxRSS / 1024;
  if (flags.json) {
    const measured = { title: title.id, records: records.from, figures: scaled, peak_memory_mb: memory };
    io.out(JSON.stringify({ calibration_ms: loop, reference_ms: REFERENCE_MS, ...measured }));
  } else {
    io.out(title.name);
    io.out(`calibration loop ${shortNumber(loop, 0)} ms (reference ${REFERENCE_MS} ms); replayed: ${records.from}`);
    for (const { name, unit, raw, scaled: value } of scaled)
      io.out(`${name.padEnd(28)} ${shortNumber(raw).padStart(10)} ${unit}, scaled ${shortNumber(value)}`);
    io.out(`${'peak memory'.padEnd(28)} ${shortNumber(memory, 0).padStart(10)} MB`);
  }
  return 0;
}

function titleToMeasure(name: string | undefined, { games }: BenchFlags, shelf: Shelf, io: Io): Title {
  if (name !== undefined) return titleNamed(name, shelf);
  const [path] = games === undefined || !existsSync(resolve(io.cwd, games)) ? [] : gamePaths(games, io);
  const title = path === undefined ? shelf.titles[0] : readGameFile(path, shelf).title;
  return title ?? complain('There is no title to measure', 'Build the titles, or give a folder to --titles');
}

/** Rates grow and times shrink on a faster machine. */
function scale(raw: number, unit: string, loop: number): number {
  return unit.endsWith('/s') ? (raw * loop) / REFERENCE_MS : (raw * REFERENCE_MS) / loop;
}

type Played = { readonly record: GameRecord; readonly title: Title };

/** Recorded games beside the checkout or in the folder given; else games that bots play now. */
function recordsFor(title: Title, flags: BenchFlags, shelf: Shelf, io: Io): { readonly games: readonly Played[]; readonly from: string } {
  const folder = flags.games === undefined ? join(dataFolder(), '../../../shared/games', title.id) : resolve(io.cwd, flags.games);
  if (existsSync(folder)) {
    const games = gamePaths(folder, io).map((path) => readGameFile(path, shelf));
    return { games, from: `${games.length} games of ${relative(io.cwd, folder) || '.'}` };
  }
  if (flags.games !== undefined) complain(`${flags.games} does not exist`, 'Give a folder of game files to --games');
  const games = [2, 4, 6].flatMap((players): Played[] => {
    const played = playGame(title, { bots: Array.from({ length: players }, () => BOTS.random), seed: players, maxActions: MAX_ACTIONS });
    const exported = exportRecord({ title, setup: played.setup, actions: played.actions });
    const read = exported.ok ? readRecord(exported.value, [title]) : exported;
    return read.ok ? [read.value] : [];
  });
  return { games, from: `${games.length} games of our bots` };
}

/** The first pass through the games, and the median of the passes after it. */
function replaySpeed(games: readonly Played[]): Omit<Figure, 'scaled'>[] {
  const pass = (): number => {
    const began = performance.now();
    const actions = games.reduce((sum, { record, title }) => sum + replay(record, title).actions, 0);
    return (actions * 1000) / (performance.now() - began);
  };
  const first = pass();
  const rest = Array.from({ length: PASSES }, pass).sort((a, b) => a - b);
  return [
    { name: 'replay, runs judged, cold', unit: 'actions/s', raw: first },
    { name: 'replay, runs judged', unit: 'actions/s', raw: rest[Math.floor(PASSES / 2)] ?? first },
  ];
}

function playSpeed(title: Title): Omit<Figure, 'scaled'> {
  const players = Math.min(title.players.max, 4);
  const began = performance.now();
  for (let seed = 1; seed <= RANDOM_GAMES; seed += 1) {
    playGame(title, { bots: Array.from({ length: players }, () => BOTS.random), seed, maxActions: MAX_ACTIONS });
  }
  return { name: 'random games', unit: 'games/s', raw: (RANDOM_GAMES * 1000) / (performance.now() - began) };
}

/** Compiling a title from its files: the first time in this process, and again after one file has changed. */
function compileSpeed(title: Title, shelf: Shelf): Omit<Figure, 'scaled'>[] {
  const source = shelf.folderOf(title);
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  try {
    cpSync(source, folder, { recursive: true });
    const first = timed(() => compileTitle(folder, loadLibrary(dataFolder())));
    const changed = readdirSync(folder).find((name) => name.endsWith('.yaml'));
    if (changed !== undefined) writeFileSync(join(folder, changed), `${readFileSync(join(folder, changed), 'utf8')}\n# changed\n`);
    const again = timed(() => compileTitle(folder, loadLibrary(dataFolder())));
    return [
      { name: 'compile a title, cold', unit: 'ms', raw: first },
      { name: 'compile it after a change', unit: 'ms', raw: again },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
