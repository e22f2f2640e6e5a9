import {
  ExampleFile,
  fieldsBelow,
  MECHANICS,
  POWERS,
  TileLibrary,
  TITLE_FILES,
  TitleSource,
  type Field,
  type FieldSchema,
  type LeftOut,
} from '@roundhouse/title-schema';
import { usedFields } from './used-fields.ts';

/** A title as it is written, with what it takes over, without defaults. */
export interface Written {
  readonly id: string;
  readonly value: unknown;
}

const HEAD = '<!-- Written by `npm run fields`. Changes here are lost. -->\n';
const WHOLE: object = TitleSource;
const COLUMNS = '| field | takes | left out | meaning | used by |\n| --- | --- | --- | --- | --- |';

/** Pages about every field of every file of a title, by name of the page. Same schema and titles, same text. */
export function fieldPages(titles: readonly Written[]): Readonly<Record<string, string>> {
  const users = titles.map(({ id, value }) => ({ id, used: usedFields(WHOLE as FieldSchema, value) }));
  const usedBy = (key: string): string => {
    const ids = users.filter(({ used }) => used.has(key)).map(({ id }) => id);
    return ids.length === 0 ? '–' : ids.length === titles.length ? 'all' : ids.join(', ');
  };
  const table = (schema: object, path: readonly string[], known = true): string => {
    const fields = fieldsBelow(schema);
    const rows = fields.map((field) => row(field, known ? usedBy([...path, ...field.path].join(' ')) : ''));
    return rows.length === 0 ? 'It has no parameters.\n' : `${[COLUMNS, ...rows].join('\n')}\n${wordTables(fields)}`;
  };
  const files = Object.entries(TITLE_FILES).map(([name, schema]): [string, string] => [
    `${name}.md`,
    page(`${name}.yaml`, schema, table(schema, [name])),
  ]);
  const parts = (schemas: Readonly<Record<string, object>>, path: readonly string[]): string =>
    Object.entries(schemas)
      .map(([name, schema]) => {
        const { description = '' } = schema as FieldSchema;
        return `## ${name}\n\n${description} Used by: ${usedBy([...path, name].join(' '))}.\n\n${table(schema, [...path, name])}`;
      })
      .join('\n');
  const pages: readonly [string, string][] = [
    ...files,
    [
      'mechanics.md',
      `${HEAD}\n# Mechanics\n\nA title switches them on under \`mechanics\` of rules.yaml.\n\n${parts(MECHANICS, ['rules', 'mechanics'])}`,
    ],
    ['powers.md', `${HEAD}\n# Powers\n\nWhat a private company can do, under \`powers\` of privates.yaml.\n\n${parts(POWERS, ['power'])}`],
    ['example.md', page('examples/<id>.yaml', ExampleFile, table(ExampleFile, [], false))],
    ['tile-library.md', page('tiles.yaml beside the titles', TileLibrary, table(TileLibrary, [], false))],
  ];
  const list = pages.map(([name]) => `- [${name.replace('.md', '')}](${name})`).join('\n');
  return Object.fromEntries([['README.md', `${HEAD}\n# Every field\n\n${READING}\n\n${list}\n`], ...pages]);
}

const READING =
  '`*` stands for any entry of a list and for any name of a table. "needed" means that a title must say it, unless it extends one that does.\n' +
  'Every value may be marked: `{provisional: value, reason: why}`. The command `roundhouse explain <title> <field>` tells what a title has.';

function page(name: string, schema: object, table: string): string {
  const { description = '' } = schema as FieldSchema;
  return `${HEAD}\n# ${name}\n\n${description}\n\n${table}`;
}

/** A table of words for each field that takes some; fields with the same words share one. */
function wordTables(fields: readonly Field[]): string {
  const taking = fields.filter(({ words }) => words.length > 0);
  const lists = [...new Map(taking.map(({ words }) => [JSON.stringify(words), words])).values()];
  return lists
    .map((words) => {
      const names = taking.filter((field) => JSON.stringify(field.words) === JSON.stringify(words)).map(nameOf);
      return `\nWords for ${names.join(', ')}:\n\n| word | meaning |\n| --- | --- |\n${words.map(([word, meaning]) => `| \`${word}\` | ${meaning} |`).join('\n')}\n`;
    })
    .join('');
}

const nameOf = ({ path }: Field): string => `\`${path.join('.')}\``;

/** What a field takes; words with a table are found below. */
function takes({ type, words }: Field): string {
  return words.length === 0 ? type : type.replace(/^(one of |a list of )[^]*$/, `$1the words below`);
}

function row(field: Field, users: string): string {
  const cells = [nameOf(field), takes(field), withoutIt(field.leftOut), field.meaning, users];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function withoutIt(leftOut: LeftOut): string {
  switch (leftOut.kind) {
    case 'default':
      return `\`${JSON.stringify(leftOut.value).replaceAll('"', '')}\``;
    case 'needed':
      return 'needed';
    case 'none':
      return '–';
  }
}
