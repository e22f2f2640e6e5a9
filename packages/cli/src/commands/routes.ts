import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bestRun, isHex, judge, routeOf, type Game } from '@roundhouse/engine';
import { replay, type GameRecord, type ReplayStep } from '@roundhouse/records';
import { isTrain, readCases, routesOf, type RouteCase } from '../cases.ts';
import { readGameFile, readText } from '../files.ts';
import { about, complain, type Io } from '../io.ts';
import { percentile, shortNumber } from '../numbers.ts';
import { judgeRoutes, judgeStops, type Opinion } from '../stop-runs.ts';
import { openShelf, type Shelf } from '../titles.ts';

export interface RoutesFlags {
  readonly games: string;
  readonly json?: boolean;
  readonly titles?: string;
}

interface CaseReport {
  readonly game: string;
  readonly n: number;
  readonly entity: string;
  /** Line of the file of cases. */
  readonly line: number;
  readonly recorded: number | null;
  readonly best: number | null;
  readonly proven: boolean;
  readonly milliseconds: number;
  /** The recorded run is none by the rules, a quirk lets it pass: the best one need not reach it. */
  readonly by_quirk: boolean;
  /** What is wrong; null when all is well. */
  readonly problem: string | null;
}

/** Looks for the best routes in recorded positions and judges the recorded ones. Answers the exit code. */
export function routesCommand(given: string, flags: RoutesFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const cases = readCases(readText(resolve(io.cwd, given)), given);
  if (cases.length === 0) complain(`${given} holds no cases`, 'Give a file of route cases');
  const games = [...new Set(cases.map((each) => each.game))];
  const reports: CaseReport[] = [];
  const skipped = new Map<string, number>();
  for (const game of games) {
    const own = cases.filter((each) => each.game === game);
    const path = join(resolve(io.cwd, flags.games), `${game}.json`);
    const unknown = titleWeLack(path, shelf);
    if (unknown !== null) skipped.set(unknown, (skipped.get(unknown) ?? 0) + own.length);
    else reports.push(...about(path, () => casesOfGame(path, own, shelf)));
  }
  for (const report of reports) {
    if (report.problem !== null && !flags.json)
      io.out(`${report.game} n=${report.n} ${report.entity}: ${report.problem} (${given}:${report.line})`);
  }
  for (const { game, n, entity } of reports.filter((report) => report.by_quirk))
    if (!flags.json) io.out(`${game} n=${n} ${entity}: the recorded run is allowed in records only, the best run need not reach it`);
  for (const [title, count] of skipped) if (!flags.json) io.out(`skipped ${count} cases of ${title}, which we do not have`);
  const wrong = reports.filter((report) => report.problem !== null).length;
  if (!flags.json) for (const line of linesByTitle(reports)) io.out(line);
  io.out(flags.json ? JSON.stringify({ cases: reports, skipped: Object.fromEntries(skipped), ...figures(reports) }) : lastLine(reports));
  if (reports.length === 0) io.err(`Nothing was checked: we have the title of none of the ${cases.length} cases in ${given}.`);
  return wrong === 0 && reports.length > 0 ? 0 : 1;
}

/** Title of a game file where it is one that we do not have; null where it can be played. */
function titleWeLack(path: string, shelf: Shelf): string | null {
  if (!existsSync(path)) complain(`${path} does not exist`, 'Give the folder of the recorded games to --games');
  const title = /"title"\s*:\s*"([^"]*)"/.exec(readText(path))?.[1];
  return title !== undefined && !shelf.titles.some((each) => each.record_title === title || each.id === title) ? title : null;
}

/** Plays the game once and stops at every position that a case asks for. */
function casesOfGame(path: string, cases: readonly RouteCase[], shelf: Shelf): CaseReport[] {
  const { record, title } = readGameFile(path, shelf);
  const reports: CaseReport[] = [];
  const met = new Set<RouteCase>();
  const listed = listsEveryHex(record) ? cases.map(overEveryHex) : cases;
  const look = (step: ReplayStep) => {
    for (const each of listed.filter((one) => one.n === step.n)) {
      met.add(each);
      const stranger = strangerIn(each, step.before);
      if (stranger !== null) reports.push(reportOf(each, { problem: stranger }));
      else reports.push(each.refused ? refusedCase(each, step) : bestCase(each, step));
    }
  };
  replay(record, title, { watch: look });
  const missed = listed.filter((each) => !met.has(each));
  return [...reports, ...missed.map((each) => reportOf(each, { problem: 'the replay does not get there' }))];
}

/** Whether runs of the game are told by every hex that the train passes, not by stretches (games/README §6). */
function listsEveryHex({ actions }: GameRecord): boolean {
  return actions.some((action) => action.type === 'run_routes' && action.routes.some(({ connections }) => connections === undefined));
}

function overEveryHex(each: RouteCase): RouteCase {
  const { claim } = each;
  if (claim.kind !== 'runs') return each;
  return { ...each, claim: { kind: 'routes', routes: claim.runs.map(({ train, hexes }) => ({ train, hexes })) } };
}

/** What a case names that is not in the game, so that no verdict would mean anything; null: all is there. */
function strangerIn({ entity, claim }: RouteCase, game: Game): string | null {
  const { state, title } = game;
  if (!Object.hasOwn(state.operators, entity)) return `there is no operator ${entity} in the game`;
  const runs = claim.kind === 'recorded' ? [] : claim.kind === 'runs' ? claim.runs : claim.routes;
  const train = runs.find((run) => !isTrain(title, run.train))?.train;
  if (train !== undefined) return `${title.name} has no train ${train}`;
  const stretches = runs.flatMap((run) => [...(run.hexes ?? []), ...('connections' in run ? (run.connections ?? []).flat() : [])]);
  const hex = stretches.map((each) => each.replace(/ \d+\.\d+$/, '')).find((each) => !isHex(game, each));
  return hex === undefined ? null : `${title.name} has no hex ${hex}`;
}

/** What is thought of the run of a case; null: it is that of the recorded action, which is no run of the entity. */
function opinionOn({ entity, claim, revenue }: RouteCase, { before, action }: ReplayStep): Opinion | null {
  switch (claim.kind) {
    case 'runs':
      return judgeStops(before, entity, claim.runs, revenue);
    case 'routes':
      return judgeRoutes(before, entity, routesOf(claim.routes, entity, before), revenue);
    case 'recorded':
      return action?.type === 'run_routes' && action.by.id === entity ? judgeRoutes(before, entity, action.routes, revenue) : null;
  }
}

/** The same position without what records are allowed besides the rules. */
function byTheRules(step: ReplayStep): ReplayStep {
  const { title, state } = step.before;
  return { ...step, before: { title, state: { ...state, setup: { ...state.setup, quirks: [] } } } };
}

function refusedCase(each: RouteCase, step: ReplayStep): CaseReport {
  const opinion = opinionOn(each, byTheRules(step));
  const accepted = opinion?.ok === true && opinion.misfit === null;
  return reportOf(each, { problem: accepted ? `${opinion.revenue} accepted, should be refused` : null, proven: true });
}

function bestCase(each: RouteCase, step: ReplayStep): CaseReport {
  const opinion = opinionOn(each, step);
  if (opinion === null) return reportOf(each, { problem: `line ${each.n} of the trace is no run of ${each.entity}` });
  if (!opinion.ok) return reportOf(each, { problem: `the recorded run is refused (${opinion.refusal.rule})` });
  if (opinion.misfit !== null) return reportOf(each, { problem: `the recorded run ${opinion.misfit}` });
  if (opinionOn(each, byTheRules(step))?.ok !== true) return reportOf(each, { ...timedBest(step.before, each.entity, 0), by_quirk: true });
  return reportOf(each, timedBest(step.before, each.entity, opinion.revenue));
}

function timedBest(game: Game, operator: string, recorded: number): Partial<CaseReport> {
  const began = performance.now();
  const best = bestRun(game, operator);
  const milliseconds = performance.now() - began;
  const verdict = judge(game, operator, best.routes.map(routeOf));
  const found = verdict.ok ? verdict.revenue : null;
  const problem =
    found === null ? 'the best run is refused by the judge' : found < recorded ? `best ${found} is below the recorded ${recorded}` : null;
  return { best: found, proven: best.proven, milliseconds, problem };
}

function reportOf(each: RouteCase, rest: Partial<CaseReport>): CaseReport {
  const { game, n, entity, line, revenue: recorded } = each;
  return { game, n, entity, line, recorded, best: null, proven: false, milliseconds: 0, by_quirk: false, problem: null, ...rest };
}

function figures(reports: readonly CaseReport[]) {
  const times = reports.map((report) => report.milliseconds).sort((a, b) => a - b);
  const at = (part: number) => percentile(times, part);
  return {
    count: reports.length,
    below: reports.filter((report) => report.problem !== null).length,
    proven: reports.filter((report) => report.proven).length,
    milliseconds: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
  };
}

/** The distribution for each title, where there are several. */
function linesByTitle(reports: readonly CaseReport[]): string[] {
  const folderOf = ({ game }: CaseReport): string => game.split('/')[0] ?? '';
  const folders = [...new Set(reports.map(folderOf))];
  if (folders.length < 2) return [];
  return folders.map((folder) => `${folder}: ${lastLine(reports.filter((report) => folderOf(report) === folder))}`);
}

function lastLine(reports: readonly CaseReport[]): string {
  const { count, below, proven, milliseconds: ms } = figures(reports);
  const times = `p50 ${shortNumber(ms.p50)} p95 ${shortNumber(ms.p95)} p99 ${shortNumber(ms.p99)} max ${shortNumber(ms.max)} ms`;
  return `${count} cases, ${below} below recorded, ${proven} proven, ${times}`;
}
