import type { TitleFileName } from '@roundhouse/title-schema';
import { isEntryList, isGroup } from './places.ts';
import { written } from './written.ts';

type Value = Readonly<Record<string, unknown>>;
interface Advice {
  readonly change: string;
  /** A difference to start from, as YAML, made of what the other title has. */
  readonly example: (title: Value) => object;
}

const at = (title: Value, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isGroup(value) ? value[name] : undefined), title);
const firstId = (list: unknown): string => {
  const [first] = Array.isArray(list) ? (list as readonly unknown[]) : [];
  return isGroup(first) ? String(first['id']) : '';
};

const firstName = (group: unknown): string => (isGroup(group) ? (Object.keys(group)[0] ?? '') : '');

/** Advice for each file that most titles change. */
export const ADVICE = {
  title: { change: 'Change the names, the players, the money and the limits.', example: () => ({}) },
  companies: {
    change: 'Change the corporations: names, homes, tokens, colours.',
    example: (title) => ({ corporations: [{ id: firstId(at(title, 'companies', 'corporations')), name: 'Another name' }] }),
  },
  privates: {
    change: 'Change the private companies: price, income, what they can do.',
    example: (title) => ({ privates: [{ id: firstId(at(title, 'privates', 'privates')), revenue: 10 }] }),
  },
  trains: {
    change: 'Change the trains and the phases that they bring.',
    example: (title) => ({ trains: [{ id: firstId(at(title, 'trains', 'trains')), price: 90 }] }),
  },
  market: {
    change: 'Change the prices, where corporations may start, and the zones.',
    example: (title) => ({ par: at(title, 'market', 'par') }),
  },
  map: {
    change: 'Change the board. Edges 0 to 5 run clockwise; edge 0 is at the bottom (flat) or at the lower left (pointy).',
    example: (title) => ({ hexes: [{ id: firstId(at(title, 'map', 'hexes')), name: 'Elsewhere' }] }),
  },
  tiles: {
    change: 'Change how many of each tile there are; tiles of your own stand under tiles.',
    example: (title) => ({ counts: { [firstName(at(title, 'tiles', 'counts'))]: 6 } }),
  },
  rules: {
    change: 'Change how it is played, and name the section of your rules for each rule.',
    example: () => ({ rules: { stock: { turn: 'sell_buy' } } }),
  },
  options: {
    change: 'Variants that players may choose.',
    example: () => ({
      options: [{ id: 'rich', import_as: 'rich', effect: { en: 'A larger bank.' }, changes: { title: { money: { bank: 20_000 } } } }],
    }),
  },
} as const satisfies Partial<Record<TitleFileName, Advice>>;

interface Made {
  readonly id: string;
  readonly from: string;
  /** The folder of the editors' schemas, seen from the title. */
  readonly schemas: string;
}

const adviceFor = (name: TitleFileName): Advice | undefined => (ADVICE as Partial<Record<TitleFileName, Advice>>)[name];

/** What a title says of the one that it was made from. */
const ORIGIN = /^(?:confirmed|made_from):.*\n(?:[ \t-].*\n)*/gm;

/** A file that says all: the one of the other title, with advice in front of it in place of the comments that it had. */
export function wholeFile(name: TitleFileName, { id, from, schemas, text }: Made & { readonly text: string }): string {
  const kind = text.includes('.differences.schema.json') ? '.differences' : '';
  const lines = text
    .replace(ORIGIN, '')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line));
  const own = name === 'title' ? lines.map((line) => headLine(line, id, from)) : lines;
  const head = [
    `# yaml-language-server: $schema=${schemas}/${name}${kind}.schema.json`,
    `# Still as in ${from}. ${adviceFor(name)?.change ?? ''}`,
  ];
  const made = name === 'title' ? [...own.slice(0, 1), `made_from: '${from}'`, ...own.slice(1)] : own;
  return [...head.map((line) => line.trimEnd()), ...made].join('\n');
}

function headLine(line: string, id: string, from: string): string {
  if (line.startsWith('id:')) return `id: '${id}'`;
  if (line.startsWith('name:')) return `name: ${nameFor(id, from)}`;
  return line.startsWith('record_title:') ? `record_title: '${id}'` : line;
}

const nameFor = (id: string, from: string): string => `${id} from ${from}`;

/** A file that says only what is different: nothing yet, with an example to start from. */
export function differenceFile(name: keyof typeof ADVICE, { id, from, schemas, title }: Made & { readonly title: Value }): string {
  const { change, example } = ADVICE[name];
  const schema = `# yaml-language-server: $schema=${schemas}/${name}.differences.schema.json`;
  if (name === 'title')
    return `${schema}\n# All that is not said here is as in ${from}. ${change}\nid: '${id}'\nextends: '${from}'\nname: ${nameFor(id, from)}\nrecord_title: '${id}'\n`;
  const commented = inYaml(example(title))
    .map((line) => `# ${line}`)
    .join('\n');
  return `${schema}\n# All as in ${from}. ${change} For instance:\n#\n${commented}\n`;
}

/** Whether the other title has what an example is made of. */
function isSaid(value: unknown): boolean {
  return value !== undefined && !(isEntryList(value) && value.some((entry) => isGroup(entry) && entry['id'] === ''));
}

/** Members as they stand in YAML: each entry of a list in a line of its own. */
function inYaml(members: object): readonly string[] {
  return Object.entries(members)
    .filter(([, value]) => isSaid(value))
    .flatMap(([name, value]) =>
      isEntryList(value) ? [`${name}:`, ...value.map((entry) => `  - ${written(entry)}`)] : [`${name}: ${written(value)}`],
    );
}
