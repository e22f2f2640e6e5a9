import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ExampleFile, RULE_KEYS, shape, suggestion, type Diagnostic } from '@roundhouse/title-schema';
import { listedIds } from './checks/check.ts';
import { member, placeOf, plain, type Located } from './source/located.ts';
import { readYaml, type Read } from './source/read.ts';

/** Worked examples of the folder of a title, judged against the title; those with faults are left out. */
export function readExamples(path: string, title: Read, report: (diagnostic: Diagnostic) => void): readonly ExampleFile[] {
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

function judge(example: ExampleFile, name: string, node: Located, title: Read, report: (diagnostic: Diagnostic) => void): void {
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
  const known = (path: readonly (string | number)[], word: string, list: readonly string[] | null, what: string): void => {
    if (list !== null && !list.includes(word)) fault('ref.unknown', path, `there is no ${what} ${word}`, suggestion(word, list));
  };
  const head = member(title.node, 'title');
  const id = member(head, 'id');
  const corporations = listedIds(title, 'companies', 'corporations');
  const seats = Array.from({ length: example.players }, (_, index) => String(index + 1));
  if (id?.kind === 'scalar') known(['title'], example.title, [String(id.value)], 'title here called');
  known(['follows', 'corporation'], example.follows.corporation, corporations, 'corporation');
  known(['follows', 'player'], example.follows.player, seats, 'player');
  const options = listedIds(title, 'options', 'options') ?? (title.unreadable.has('options') ? null : []);
  example.options.forEach((option, index) => known(['options', index], option, options, 'option'));
  example.columns.forEach(({ path, less_bids_of }, index) => {
    const [kind, thing = ''] = path.split('/');
    if (kind === 'corporations') known(['columns', index, 'path'], thing, corporations, 'corporation');
    if (kind === 'players') known(['columns', index, 'path'], thing, seats, 'player');
    if (less_bids_of !== undefined) known(['columns', index, 'less_bids_of'], less_bids_of, seats, 'player');
  });
  const phases = listedIds(title, 'trains', 'phases');
  const hexes = listedIds(title, 'map', 'hexes');
  example.steps.forEach((step, index) => {
    known(['steps', index, 'phase'], step.phase, phases, 'phase');
    step.refused.forEach(({ rule }, number) => known(['steps', index, 'refused', number, 'rule'], rule, RULE_KEYS, 'rule'));
    step.actions.forEach((action, number) => {
      const hex = (action as { readonly hex?: unknown }).hex;
      if (typeof hex === 'string') known(['steps', index, 'actions', number, 'hex'], hex, hexes, 'hex');
    });
  });
  const range =
    head === undefined ? null : (plain(head) as { readonly players?: { readonly min?: unknown; readonly max?: unknown } }).players;
  const [min, max] = [range?.min, range?.max];
  if (typeof min === 'number' && typeof max === 'number' && min <= max && (example.players < min || example.players > max)) {
    fault('example.players', ['players'], `${example.title} is not for ${example.players} players`, `use ${min} to ${max}`);
  }
}
