import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ExampleFile, shape, suggestion, type Diagnostic, type Title } from '@roundhouse/title-schema';
import { placeOf, plain, type Located } from './source/located.ts';
import { readYaml } from './source/read.ts';

/** Worked examples of the folder of a title, judged against the title; those with faults are left out. */
export function readExamples(path: string, title: Title | null, report: (diagnostic: Diagnostic) => void): readonly ExampleFile[] {
  const folder = join(path, 'examples');
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => {
    let sound = true;
    const count = (diagnostic: Diagnostic): void => {
      sound = false;
      report(diagnostic);
    };
    const { node, diagnostics } = readYaml(join(folder, file));
    diagnostics.forEach(count);
    if (!sound) return [];
    const { value, faults } = shape(ExampleFile, plain(node));
    for (const { path: at, at: part, ...rest } of faults) {
      count({ ...placeOf(node, at, part), message: rest.message, remedy: rest.remedy, code: rest.code });
    }
    if (!sound) return [];
    const example = value as ExampleFile;
    judge(example, basename(file, '.yaml'), node, title, count);
    return sound ? [example] : [];
  });
}

function judge(example: ExampleFile, name: string, node: Located, title: Title | null, report: (diagnostic: Diagnostic) => void): void {
  const fault = (code: string, path: readonly (string | number)[], message: string, remedy: string): void => {
    report({ ...placeOf(node, path), message, remedy, code });
  };
  if (example.id !== name) fault('example.id', ['id'], `the example ${example.id} is in the file ${name}.yaml`, 'give both one name');
  const columns = example.columns.map(({ id }) => id);
  const steps = new Set<string>();
  example.steps.forEach((step, index) => {
    if (steps.has(step.id)) fault('id.twice', ['steps', index, 'id'], `${step.id} is there twice`, 'give one of them another id');
    steps.add(step.id);
    const named = Object.keys(step.expect);
    const missing = columns.filter((column) => !named.includes(column));
    if (missing.length > 0)
      fault('example.columns', ['steps', index, 'expect'], `${missing.join(', ')} is missing`, `add ${missing.join(', ')}`);
    for (const column of named) {
      if (!columns.includes(column)) {
        fault('example.columns', ['steps', index, 'expect', column], `there is no column ${column}`, suggestion(column, columns));
      }
    }
  });
  if (title === null) return;
  const known = (path: readonly (string | number)[], word: string, list: readonly string[], what: string): void => {
    if (!list.includes(word)) fault('ref.unknown', path, `there is no ${what} ${word}`, suggestion(word, list));
  };
  known(['title'], example.title, [title.id], 'title here called');
  known(['follows', 'corporation'], example.follows.corporation, title.corporations.ids, 'corporation');
  example.options.forEach((option, index) => known(['options', index], option, title.options.ids, 'option'));
  example.steps.forEach((step, index) => known(['steps', index, 'phase'], step.phase, title.phases.ids, 'phase'));
  if (example.players < title.players.min || example.players > title.players.max) {
    const { min, max } = title.players;
    fault('example.players', ['players'], `${title.id} is not for ${example.players} players`, `use ${min} to ${max}`);
  }
}
