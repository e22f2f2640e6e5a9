import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BOT_NAMES, findBot, playGame, type Bot, type Played } from '@roundhouse/bots';
import { brokenInvariants, brokenReplay, roundName } from '@roundhouse/engine';
import { describeFault, exportRecord } from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { complain, type Io } from '../io.ts';
import { shortNumber, wholeNumber } from '../numbers.ts';
import { openShelf, titleNamed } from '../titles.ts';

export interface PlayFlags {
  readonly players?: string;
  readonly seed: string;
  readonly bots: string;
  readonly games: string;
  readonly maxActions: string;
  readonly options?: string;
  readonly consent: string;
  readonly save?: string;
  readonly json?: boolean;
  readonly titles?: string;
}

interface GameReport {
  readonly game: number;
  readonly seed: number;
  readonly players: number;
  readonly end: Played['end'] | 'threw';
  readonly problem: string | null;
  readonly actions: number;
  readonly rounds: number;
  readonly last_round: string;
  readonly seconds: number;
}

/** Bots play games; every state is checked. Answers the exit code: 1 when a game broke, got stuck or threw. */
export function playCommand(name: string, flags: PlayFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const title = titleNamed(name, shelf);
  const bots = seatsFor(title, flags);
  const seed = wholeNumber(flags.seed, '--seed', 0);
  const games = wholeNumber(flags.games, '--games', 1);
  const maxActions = wholeNumber(flags.maxActions, '--max-actions', 1);
  const options = optionsOf(title, flags.options);
  const { consent } = flags;
  if (consent !== 'asked' && consent !== 'implied') complain(`--consent ${consent} is unknown`, 'Give asked or implied');
  const folder = flags.save === undefined ? null : openFolder(flags.save, io);
  const reports: GameReport[] = [];
  for (let game = 1; game <= games; game += 1) {
    const { report, played } = playOne(title, { bots, seed: seed + game - 1, maxActions, options, consent }, game);
    reports.push(report);
    if (!flags.json) io.out(describe(report));
    if (folder !== null && played !== null) save(title, played, folder, report, io);
  }
  const failed = reports.filter((report) => report.problem !== null).length;
  io.out(flags.json ? JSON.stringify({ title: title.id, games: reports, failed }) : summary(reports));
  return failed === 0 ? 0 : 1;
}

function playOne(title: Title, table: Parameters<typeof playGame>[1], game: number): { report: GameReport; played: Played | null } {
  const began = performance.now();
  let seen = 0;
  const report = (end: GameReport['end'], problem: string | null, played: Played | null): GameReport => ({
    game,
    seed: table.seed,
    players: table.bots.length,
    end,
    problem,
    actions: played?.actions.length ?? seen,
    rounds: played?.rounds.length ?? 0,
    last_round: played === null ? '' : roundName(played.game),
    seconds: (performance.now() - began) / 1000,
  });
  try {
    const watch = (step: { after: Played['game']; before: Played['game'] }) => {
      seen += 1;
      return brokenInvariants(step.after, step.before)[0] ?? null;
    };
    const played = playGame(title, { ...table, watch });
    const problem = played.problem ?? brokenReplay(played.game, played.actions)[0] ?? null;
    return { report: report(played.end, problem, played), played };
  } catch (error) {
    return { report: report('threw', error instanceof Error ? error.message : String(error), null), played: null };
  }
}

function describe(report: GameReport): string {
  const head = `game ${report.game} seed ${report.seed} ${report.players} players`;
  const end = `${report.end} after ${report.actions} actions, ${report.rounds} rounds, ${report.last_round}, ${shortNumber(report.seconds)} s`;
  return `${head}: ${end}${report.problem === null ? '' : `\n  ${report.problem}`}`;
}

function summary(reports: readonly GameReport[]): string {
  const ends = [...new Set(reports.map((report) => report.end))].map(
    (end) => `${reports.filter((each) => each.end === end).length} ${end}`,
  );
  const sum = (of: (report: GameReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const seconds = sum((each) => each.seconds);
  const rounds = shortNumber(sum((each) => each.rounds) / reports.length, 1);
  const games = `${reports.length} ${reports.length === 1 ? 'game' : 'games'}`;
  const failed = reports.filter((each) => each.problem !== null).length;
  return `${games}: ${ends.join(', ')}; ${rounds} rounds on average; ${sum((each) => each.actions)} actions in ${shortNumber(seconds)} s; ${failed} failed`;
}

/** One bot per seat: one name fills all, several name one seat each. */
function seatsFor(title: Title, flags: PlayFlags): readonly Bot[] {
  const names = flags.bots.split(',').map((name) => name.trim());
  const bots = names.map((name) => findBot(name) ?? complain(`${name} is not a bot`, `Known bots: ${BOT_NAMES.join(', ')}`));
  const { min, max } = title.players;
  const usual = bots.length > 1 ? bots.length : Math.min(max, Math.max(min, 4));
  const players = flags.players === undefined ? usual : wholeNumber(flags.players, '--players', 1);
  if (players < min || players > max)
    complain(`${title.name} is for ${min} to ${max} players, not ${players}`, 'Give such a number to --players');
  if (bots.length !== 1 && bots.length !== players)
    complain(`${bots.length} bots for ${players} seats`, 'Name one bot for all seats, or one for each');
  return Array.from(
    { length: players },
    (_, seat) => bots[seat] ?? bots[0] ?? complain('No bot is named', `Known bots: ${BOT_NAMES.join(', ')}`),
  );
}

function optionsOf(title: Title, given: string | undefined): string[] {
  const names = (given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = `Known options: ${title.options.ids.join(', ') || 'none'}`;
  for (const [index, name] of names.entries()) {
    if (!title.options.ids.includes(name)) complain(`${title.name} has no option ${name}`, known);
    if (names.indexOf(name) < index) complain(`The option ${name} is named twice`, 'Name each option once');
  }
  return names;
}

/** The folder that games are written to, made before the first of them is played. */
function openFolder(given: string, io: Io): string {
  const folder = resolve(io.cwd, given);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    complain(`${given} is no folder that can be written to`, 'Give another folder to --save');
  }
  return folder;
}

function save(title: Title, played: Played, folder: string, report: GameReport, io: Io): void {
  const id = `${title.id}-${report.players}-${report.seed}`;
  const exported = exportRecord({ title, setup: played.setup, actions: played.actions }, id);
  if (!exported.ok) return io.err(`${id}: ${describeFault(exported.fault)}`);
  try {
    writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(exported.value)}\n`);
  } catch {
    complain(`${folder} cannot be written`, 'Give another folder to --save');
  }
}
