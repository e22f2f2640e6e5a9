import { inspectTitle, plain, shownFrom, writtenAt, type Inspected, type Library } from '@roundhouse/codegen';
import { fieldType, groupsOf, leftOut, ruleKeysOf, wordMeanings, type LeftOut, type WordMeanings } from '@roundhouse/title-schema';
import { complain, type Io } from '../io.ts';
import { nearestPlace, placesNamed, type Found } from '../places.ts';
import { sourceOf } from '../titles.ts';
import { written } from '../written.ts';

export interface ExplainFlags {
  readonly json?: boolean;
  readonly titles?: string;
}

interface Explained {
  readonly path: string;
  /** null: nothing stands for it. */
  readonly value: unknown;
  /** Where it is written; null where the default holds. */
  readonly at: { readonly file: string; readonly line: number; readonly col: number } | null;
  readonly provisional: string | null;
  readonly type: string;
  readonly default: unknown;
  readonly meaning: string;
  readonly rules: readonly string[];
  /** Of a rule: the groups of parameters that bear on it. */
  readonly groups: readonly string[];
  /** Words that may stand there, with what each means. */
  readonly words: WordMeanings;
}

/** Says of a place of a title what it holds, where that is written, its default and meaning. Answers the exit code. */
export function explainCommand(name: string, words: string, flags: ExplainFlags, io: Io): number {
  const { path, library } = sourceOf(name, flags.titles, io);
  const title = inspectTitle(path, library);
  const told = [...placesNamed(title.value, words).map((found) => explained(found, title)), ...sharedTile(words, library)];
  if (told.length === 0) {
    const meant = nearestPlace(title.value, words);
    complain(
      `${name} has nothing called ${words || 'that'}`,
      meant === null ? 'Name file, members and ids with dots between them, such as trains.4.price' : `Perhaps ${meant} was meant`,
    );
  }
  if (flags.json) io.out(JSON.stringify(told));
  else io.out(told.map((each) => inWords(each, io)).join('\n\n'));
  return 0;
}

function explained({ path, told, schema, value }: Found, { node }: Inspected): Explained {
  const place = writtenAt(node, path);
  const without: LeftOut = leftOut(schema, false);
  return {
    path: told.join('.'),
    value: value ?? null,
    at: place === null ? null : { file: place.place.file, line: place.place.line, col: place.place.col },
    provisional: place?.value.provisional?.reason['en'] ?? null,
    type: fieldType(schema),
    default: without.kind === 'default' ? without.value : null,
    meaning: schema.description ?? '',
    rules: ruleKeysOf(path),
    groups: path[0] === 'rules' && path[1] === 'sections' ? groupsOf(path[2] ?? '') : [],
    words: wordMeanings(schema),
  };
}

/** The print of a tile that titles share, where the words name one. */
function sharedTile(words: string, { tiles }: Library): readonly Explained[] {
  const [, number] = /^(?:tiles\.){1,2}([^.]+)$/.exec(words) ?? [];
  const found = number === undefined ? null : writtenAt(tiles, ['tiles', number]);
  if (number === undefined || found === null) return [];
  const { file, line, col } = found.place;
  return [
    {
      path: `tile ${number} of the shared library`,
      value: plain(found.value),
      at: { file, line, col },
      provisional: null,
      type: 'a group',
      default: null,
      meaning: 'Print of the tile; a title that gives it a count has it.',
      rules: [],
      groups: [],
      words: [],
    },
  ];
}

function inWords({ path, value, at, provisional, type, default: fallback, meaning, rules, groups, words }: Explained, io: Io): string {
  const where = at === null ? 'nowhere: the default holds' : `${shownFrom(at.file, io.cwd)}:${at.line}`;
  const rows: [string, string][] = [
    ['value', value === null ? 'nothing' : written(value)],
    ['written', value === null && at === null ? 'nowhere' : where],
    ...(provisional === null ? [] : [['provisional', provisional] as [string, string]]),
    ['meaning', meaning || '–'],
    ['takes', words.length === 0 ? type : type.replace(/(one of|words:) .*/, '$1')],
    ...words.map(([word, means]): [string, string] => ['', `  ${word}: ${means}`]),
    ['default', fallback === null ? 'none' : written(fallback)],
    ...(groups.length === 0 ? [] : [['set by', groups.join(', ')] as [string, string]]),
    ...(rules.length === 0 ? [] : [['bears on', listed(rules)] as [string, string]]),
  ];
  return [path, ...rows.map(([head, text]) => `  ${head.padEnd(12)}${text}`)].join('\n');
}

/** The first of a long list, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 6).join(', ');
  return names.length > 6 ? `${shown} and ${names.length - 6} more` : shown;
}
