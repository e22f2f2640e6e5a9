import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileTitle, type Compiled } from '@roundhouse/codegen';
import type { Refusal } from '@roundhouse/engine';
import { ruleWords } from '@roundhouse/messages';
import { describeFault, exampleDifferences, replay, shown } from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { labelOf, readGameFile } from './files.ts';
import { Complaint } from './io.ts';
import { libraryOf, tolerancesFor } from './titles.ts';

/** What became of one game or worked example under one build. */
export interface Verdict {
  readonly name: string;
  readonly agrees: boolean;
  /** Where and how it first parts from what was recorded; empty where it agrees. */
  readonly told: string;
}

/** One build of a title: sound, or with faults; the time is that of the compilation alone. */
export interface Build {
  readonly compiled: Compiled;
  readonly milliseconds: number;
}

/** Compiles a title from its files. */
export function build(path: string): Build {
  const began = performance.now();
  const compiled = compileTitle(path, libraryOf(dirname(path)).library);
  return { compiled, milliseconds: performance.now() - began };
}

/** Game files of a title: those of the folder given, or those in its own folder `games`. */
export function gamesOf(path: string, given: string | null): readonly string[] {
  const folder = given ?? join(path, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** Plays every game and example of a sound build, one at a time: whoever asks for the next may stop in between. */
export function* verdicts(title: Title, compiled: Compiled, games: readonly string[], path: string): Generator<Verdict> {
  for (const example of compiled.examples) {
    const found = exampleDifferences(example, title);
    const [first] = found.ok ? found.value : [];
    const told = found.ok
      ? first && `step ${first.step}: ${first.what} is ${shown(first.got)}, not ${shown(first.expected)}`
      : describeFault(found.fault);
    yield { name: `example ${example.id}`, agrees: told === undefined, told: told ?? '' };
  }
  for (const file of games) yield gameVerdict(title, file, path);
}

function gameVerdict(title: Title, file: string, path: string): Verdict {
  const name = `game ${labelOf(file)}`;
  try {
    const shelf = { titles: [title], folderOf: () => path };
    const game = readGameFile(file, shelf);
    const tolerances = tolerancesFor(title, basename(file, '.json'), shelf);
    const { verdict } = replay(game.record, title, { tolerances, ...(game.trace === null ? {} : { trace: game.trace }) });
    switch (verdict.kind) {
      case 'identical':
      case 'uncompared':
        return { name, agrees: true, told: '' };
      case 'differs': {
        const [first] = verdict.differences;
        return {
          name,
          agrees: false,
          told: `action ${verdict.at.action ?? '-'}: ${first?.path ?? ''} expected ${shown(first?.expected)} got ${shown(first?.got)}`,
        };
      }
      case 'refused':
        return { name, agrees: false, told: `action ${verdict.at.action ?? '-'} is refused: ${refusalInWords(verdict.refusal, title)}` };
      case 'unreadable':
        return { name, agrees: false, told: `action ${verdict.at.action ?? '-'}: ${describeFault(verdict.fault)}` };
    }
  } catch (error) {
    if (error instanceof Complaint) return { name, agrees: false, told: error.message };
    throw error;
  }
}

/** `train.price (§7.1): The price is …`: by the section of the title, where it names one. */
function refusalInWords({ rule, params }: Refusal, { sections }: Title): string {
  const section = sections[rule];
  return `${rule}${section === undefined ? '' : ` (${section})`}: ${ruleWords('en', rule, params)}`;
}

/** What a build changed about the games: which began to differ, which began to agree, which differ in another way. */
export function changes(before: ReadonlyMap<string, Verdict>, now: Verdict): string | null {
  const old = before.get(now.name);
  if (old === undefined) return now.agrees ? null : `differs: ${now.name}, ${now.told}`;
  if (old.agrees && !now.agrees) return `began to differ: ${now.name}, ${now.told}`;
  if (!old.agrees && now.agrees) return `began to agree: ${now.name}`;
  return old.told === now.told ? null : `differs in another way: ${now.name}, ${now.told}`;
}

/** Writes a build in one go: readers see the old one or the new one. */
export function writeBuild(title: Title, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${title.id}.json`);
  writeFileSync(`${file}.draft`, JSON.stringify(title));
  renameSync(`${file}.draft`, file);
}
