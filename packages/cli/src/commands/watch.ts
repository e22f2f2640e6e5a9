import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formatDiagnostic, inspectTitle, type Located, type Compiled } from '@roundhouse/codegen';
import type { Title } from '@roundhouse/title-schema';
import { complain, type Io } from '../io.ts';
import { counted, shortNumber } from '../numbers.ts';
import { build, changes, gamesOf, verdicts, writeBuild, type Verdict } from '../rebuild.ts';
import { Saves } from '../saves.ts';
import { sourceOf } from '../titles.ts';

export interface WatchFlags {
  readonly games?: string;
  /** Ends after the first build. */
  readonly once?: boolean;
  readonly out?: string;
  readonly titles?: string;
}

/**
 * Compiles a title after each save, plays its games and examples and tells what that changed, until the signal of
 * `io` ends it. A build with faults replaces nothing: games are played, and `--out` is written, by good ones only.
 * Answers the exit code; with `--once` it is 1 where the title has faults, or a game or example differs.
 */
export async function watchCommand(name: string, flags: WatchFlags, io: Io): Promise<number> {
  const { path, library } = sourceOf(name, flags.titles, io);
  const given = flags.games === undefined ? null : resolve(io.cwd, flags.games);
  const games = gamesOf(path, given);
  if (given !== null && games.length === 0) complain(`${flags.games ?? ''} holds no game file`, 'Give a folder of game files to --games');
  const out = flags.out === undefined ? null : resolve(io.cwd, flags.out);
  const saves = new Saves(foldersOf(inspectTitle(path, library).node, path));
  let known: ReadonlyMap<string, Verdict> = new Map();
  let shown = '';
  try {
    for (;;) {
      const { compiled, milliseconds } = build(path);
      const text = JSON.stringify([compiled.title, compiled.examples, compiled.diagnostics]);
      if (text !== shown) known = await tell(compiled, milliseconds, known);
      shown = text;
      if (flags.once === true) return compiled.title === null || [...known.values()].some(({ agrees }) => !agrees) ? 1 : 0;
      await saves.next(io.until);
      if (io.until?.aborted === true) return 0;
    }
  } finally {
    saves.end();
  }

  async function tell(compiled: Compiled, milliseconds: number, before: ReadonlyMap<string, Verdict>) {
    const { title, diagnostics } = compiled;
    if (title === null) {
      for (const diagnostic of diagnostics) io.out(`${formatDiagnostic(diagnostic, io.cwd)}\n`);
      const stays = flags.once === true ? '' : '; the last good build stays';
      io.out(`${counted(diagnostics.length, 'fault')}, ${shortNumber(milliseconds, 0)} ms${stays}`);
      return before;
    }
    if (out !== null) writeBuild(title, out);
    io.out(`compiled ${title.id} in ${shortNumber(milliseconds, 0)} ms`);
    return replayed(title, compiled, before);
  }

  async function replayed(title: Title, compiled: Compiled, before: ReadonlyMap<string, Verdict>) {
    const now = new Map(before);
    for (const verdict of verdicts(title, compiled, games, path)) {
      const told = changes(before, verdict);
      if (told !== null) io.out(`  ${told}`);
      now.set(verdict.name, verdict);
      // A save in between makes the rest of the games old news.
      await wait(0);
      if (saves.pending) return now;
    }
    const differ = [...now.values()].filter(({ agrees }) => !agrees).length;
    io.out(now.size === 0 ? '  no games or examples to play' : `  ${now.size - differ} agree, ${differ} differ`);
    return now;
  }
}

/** Folders in which the files of a title lie, those of the titles it extends included. */
function foldersOf(node: Located, path: string): readonly string[] {
  const folders = new Set([statSync(path).isDirectory() ? path : dirname(path)]);
  const look = (value: Located): void => {
    folders.add(dirname(value.place.file));
    if (value.kind === 'map') for (const entry of value.entries.values()) look(entry.value);
  };
  look(node);
  return [...folders];
}
