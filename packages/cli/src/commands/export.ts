import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFault, exportRecord, replay, type GameRecord } from '@roundhouse/records';
import { readGameFile } from '../files.ts';
import { about, complain, type Io } from '../io.ts';
import { openShelf } from '../titles.ts';

export interface ExportFlags {
  readonly output?: string;
  readonly titles?: string;
}

/** The record without what it tells of the end: it is only to be played. */
function endless(record: GameRecord): GameRecord {
  return { ...record, status: null, game_end_reason: null, result: null };
}

/** Plays a game file and writes it anew: undone moves are gone, set-up and end are told. Answers the exit code. */
export function exportCommand(given: string, flags: ExportFlags, io: Io): number {
  const shelf = openShelf(flags.titles, io);
  const file = readGameFile(resolve(io.cwd, given), shelf);
  const { verdict, log } = about(file.path, () => replay(endless(file.record), file.title));
  if (log === null || verdict.kind === 'refused' || verdict.kind === 'unreadable') {
    const at = !('at' in verdict) ? '' : ` at action ${verdict.at.action ?? '-'}`;
    const why = verdict.kind === 'refused' ? `${verdict.recorded.action.type} is refused (${verdict.refusal.rule})` : 'it cannot be played';
    complain(`${given}${at}: ${why}`, '`roundhouse replay` tells more');
  }
  const exported = exportRecord(log, file.record.id || file.name);
  if (!exported.ok) complain(`${given}: ${describeFault(exported.fault)}`, 'Replay it first');
  const text = JSON.stringify(exported.value);
  if (flags.output === undefined) io.out(text);
  else {
    try {
      writeFileSync(resolve(io.cwd, flags.output), `${text}\n`);
    } catch {
      complain(`${flags.output} cannot be written`, 'Check the folder and its rights');
    }
  }
  return 0;
}
