import { ruleWords } from '@roundhouse/messages';
import { describeFault, replay, shown, type Replay, type Verdict } from '@roundhouse/records';
import { gamePaths, labelOf, readGameFile } from '../files.ts';
import { about, Complaint, describeMishap, type Io } from '../io.ts';
import { openShelf, tolerancesFor, type Shelf } from '../titles.ts';

export interface ReplayFlags {
  readonly json?: boolean;
  readonly titles?: string;
}
type Report = Readonly<Record<string, unknown>> & { readonly file: string; readonly verdict: Verdict['kind'] | 'failed' };

const NOTHING_TOLD = 'there is nothing to compare with. Put its trace beside it, or give the file a result.';

/** Plays recorded games and says where ours first parts from the record. Answers the exit code. */
export function replayCommand(files: readonly string[], flags: ReplayFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const reports: Report[] = [];
  for (const given of files) {
    for (const { line, report } of replayGiven(given, shelf, io)) {
      reports.push(report);
      if (!flags.json) io.out(line);
    }
  }
  const identical = reports.filter((report) => report.verdict === 'identical').length;
  const differ = reports.length - identical;
  io.out(flags.json ? JSON.stringify({ files: reports, identical, differ }) : `${identical} identical, ${differ} differ`);
  return differ === 0 ? 0 : 1;
}

interface Told {
  readonly line: string;
  readonly report: Report;
}

/** A verdict on every file that an argument names, whatever becomes of the others. */
function* replayGiven(given: string, shelf: Shelf, io: Io): Generator<Told> {
  let paths: readonly string[];
  try {
    paths = gamePaths(given, io);
  } catch (error) {
    yield unplayed(given, error);
    return;
  }
  for (const path of paths) {
    try {
      yield about(path, () => replayFile(path, shelf));
    } catch (error) {
      yield unplayed(labelOf(path), error);
    }
  }
}

function unplayed(file: string, error: unknown): Told {
  const verdict = error instanceof Complaint ? 'unreadable' : 'failed';
  const problem = error instanceof Complaint ? error.message : describeMishap(error);
  return { line: `${verdict} ${file}: ${problem}`, report: { file, verdict, problem } };
}

function replayFile(path: string, shelf: Shelf): Told {
  const file = readGameFile(path, shelf);
  const tolerances = tolerancesFor(file.title, file.name, shelf);
  const replayed = replay(file.record, file.title, { tolerances, ...(file.trace === null ? {} : { trace: file.trace }) });
  return { line: describe(file.label, replayed), report: reportOf(file.label, replayed, file.trace !== null) };
}

function describe(label: string, { verdict, actions, tolerated }: Replay): string {
  if (verdict.kind === 'identical') {
    const passed = tolerated.length === 0 ? '' : `, ${tolerated.length} differences tolerated`;
    return `identical ${label} ${actions} actions${passed}`;
  }
  if (verdict.kind === 'uncompared') return `uncompared ${label} ${actions} actions: ${NOTHING_TOLD}`;
  const { n, action, auto } = verdict.at;
  const where = `differs ${label} n=${n} action=${action ?? '-'}${auto === null ? '' : ` auto=${auto}`}`;
  switch (verdict.kind) {
    case 'differs': {
      const [first] = verdict.differences;
      return `${where} ${first?.path} expected ${shown(first?.expected)} got ${shown(first?.got)}`;
    }
    case 'refused':
      return `${where} refused ${verdict.refusal.rule}`;
    case 'unreadable':
      return `${where} unreadable ${describeFault(verdict.fault)}`;
  }
}

function reportOf(file: string, { verdict, actions, tolerated }: Replay, traced: boolean): Report {
  const common = { file, verdict: verdict.kind, actions, compared: traced ? 'trace' : 'result', tolerated };
  switch (verdict.kind) {
    case 'identical':
      return common;
    case 'uncompared':
      return { ...common, compared: 'nothing', problem: NOTHING_TOLD };
    case 'differs':
      return { ...common, ...verdict.at, ...verdict.differences[0], differences: verdict.differences };
    case 'refused': {
      const { rule, params } = verdict.refusal;
      return { ...common, ...verdict.at, rule, params, words: ruleWords('en', rule, params), recorded: verdict.recorded.action };
    }
    case 'unreadable':
      return { ...common, ...verdict.at, place: verdict.fault.place, problem: verdict.fault.problem, remedy: verdict.fault.remedy };
  }
}
