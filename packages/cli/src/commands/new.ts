import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inspectTitle } from '@roundhouse/codegen';
import { shape, TITLE_FILE_NAMES, TitleFile, type FieldSchema, type TitleFileName } from '@roundhouse/title-schema';
import { complain, type Io } from '../io.ts';
import { ADVICE, differenceFile, wholeFile } from '../template.ts';
import { homeOf, schemaFolder, sourceOf, titleNames } from '../titles.ts';

export interface NewFlags {
  readonly from: string;
  readonly extends?: boolean;
  readonly titles?: string;
}

/** Files of a title that say nothing about another one made from it. */
const NOT_TAKEN: readonly TitleFileName[] = ['records'];

/** Makes the folder of a title out of another one, ready to be played. Answers the exit code. */
export function newCommand(id: string, flags: NewFlags, io: Io): number {
  refuseName(id);
  const home = homeOf(flags.titles, io);
  const folder = join(home, id);
  if (existsSync(folder)) complain(`${shown(folder, io)} is there already`, 'Choose another id, or take the folder away');
  if (titleNames(flags.titles, io).includes(id)) complain(`There is a title ${id} already`, 'Choose another id');
  const { path: source, library } = sourceOf(flags.from, flags.titles, io);
  if (!existsSync(join(source, 'title.yaml'))) complain(`${flags.from} is not the folder of a title`, 'Give the id of a title to --from');
  const schemas = relative(folder, schemaFolder());
  const files = flags.extends
    ? differences(id, flags.from, schemas, inspectTitle(source, library).value)
    : copies(id, flags.from, source, schemas);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  for (const line of farewell(id, folder, flags, io)) io.out(line);
  return 0;
}

function refuseName(id: string): void {
  const field = (TitleFile as FieldSchema).properties?.['id'] ?? {};
  const { faults } = shape(field, id);
  if (faults.length > 0 || id in Object.prototype)
    complain(`${id === '' ? 'Nothing' : id} cannot be the id of a title`, 'Use letters, digits and "-", such as 18XY or 18XY-short');
}

/** The files of the other title, without its comments, each with advice in front. */
function copies(id: string, from: string, source: string, schemas: string): readonly (readonly [string, string])[] {
  return TITLE_FILE_NAMES.flatMap((name) => {
    const file = join(source, `${name}.yaml`);
    if (NOT_TAKEN.includes(name) || !existsSync(file)) return [];
    return [[`${name}.yaml`, wholeFile(name, { id, from, schemas, text: readFileSync(file, 'utf8') })] as const];
  });
}

function differences(
  id: string,
  from: string,
  schemas: string,
  title: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  const names = Object.keys(ADVICE) as (keyof typeof ADVICE)[];
  return names.map((name) => [`${name}.yaml`, differenceFile(name, { id, from, schemas, title })] as const);
}

function shown(folder: string, io: Io): string {
  const seen = relative(io.cwd, folder);
  return seen.startsWith('..') ? folder : seen;
}

function farewell(id: string, folder: string, flags: NewFlags, io: Io): readonly string[] {
  const titles = flags.titles === undefined ? '' : ` --titles ${flags.titles}`;
  return [
    `${shown(folder, io)}: ${readdirSync(resolve(folder)).sort().join(', ')}`,
    '',
    'It plays already. Next:',
    `  roundhouse todo ${id}${titles}`,
    `  roundhouse watch ${id}${titles}`,
    `  roundhouse play ${id}${titles} --bots random`,
  ];
}
