import { ruleWords } from '@roundhouse/messages';
import { replay, shown, type Replay, type Verdict } from '@roundhouse/records';
import { gamePaths, labelOf, readGameFile } from '../files.ts';
import { Complaint, type Io } from '../io.ts';
import { openShelf, tolerancesFor, type Shelf } from '../titles.ts';

export interface ReplayFlags {
  readonly json?: boolean;
  readonly titles?: string;
}
type Report = Readonly<Record<string, unknown>> & { readonly file: string; readonly verdict: Verdict['kind'] | 'unreadable' };

/** Plays recorded games and says where ours first parts from the record. Answers the exit code. */
export function replayCommand(files: readonly string[], flags: ReplayFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const reports: Report[] = [];
  for (const path of gamePaths(files, io)) {
    const { line, report } = replayFile(path, shelf);
    reports.push(report);
    if (!flags.json) io.out(line);
  }
  const identical = reports.filter((report) => report.verdict === 'identical').length;
  const differ = reports.length - identical;
  io.out(flags.json ? JSON.stringify({ files: reports, identical, differ }) : `${identical} identical, ${differ} differ`);
  return differ === 0 ? 0 : 1;
}

function replayFile(path: string, shelf: Shelf): { readonly line: string; readonly report: Report } {
  try {
    const file = readGameFile(path, shelf);
    const tolerances = tolerancesFor(file.title, file.name, shelf);
    const replayed = replay(file.record, file.title, { tolerances, ...(file.trace === null ? {} : { trace: file.trace }) });
    return { line: describe(file.label, replayed), report: reportOf(file.label, replayed, file.trace !== null) };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const label = labelOf(path);
    return { line: `unreadable ${label}: ${error.message}`, report: { file: label, verdict: 'unreadable', problem: error.message } };
  }
}

function describe(label: string, { verdict, actions, tolerated }: Replay): string {
  if (verdict.kind === 'identical') {
    const passed = tolerated.length === 0 ? '' : `, ${tolerated.length} differences tolerated`;
    return `identical ${label} ${actions} actions${passed}`;
  }
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
      return `${where} unreadable ${verdict.fault.problem}`;
  }
}

function reportOf(file: string, { verdict, actions, tolerated }: Replay, traced: boolean): Report {
  const common = { file, verdict: verdict.kind, actions, compared: traced ? 'trace' : 'result', tolerated };
  switch (verdict.kind) {
    case 'identical':
      return common;
    case 'differs':
      return { ...common, ...verdict.at, ...verdict.differences[0], differences: verdict.differences };
    case 'refused': {
      const { rule, params } = verdict.refusal;
      return { ...common, ...verdict.at, rule, params, words: ruleWords(rule, params), recorded: verdict.recorded.action };
    }
    case 'unreadable':
      return { ...common, ...verdict.at, problem: verdict.fault.problem, remedy: verdict.fault.remedy };
  }
}
