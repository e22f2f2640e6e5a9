import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileTitle, inspectTitle, plain, shownFrom } from '@roundhouse/codegen';
import { CORE_RULES, MECHANIC_RULES, type Diagnostic, type MechanicName, type RuleKey } from '@roundhouse/title-schema';
import type { Io } from '../io.ts';
import { counted } from '../numbers.ts';
import { isGroup, wholeTitle } from '../places.ts';
import { sameGroups, WHOLE_FILES, type Same } from '../sameness.ts';
import { dataFolder, sourceOf, titleNames } from '../titles.ts';

export interface TodoFlags {
  readonly json?: boolean;
  readonly titles?: string;
}

/** Says what of a title is still that of the title it was made from, what is provisional and what no test looks at. */
export function todoCommand(name: string, flags: TodoFlags, io: Io): number {
  const { path, library } = sourceOf(name, flags.titles, io);
  const { value, own } = inspectTitle(path, library);
  const head = isGroup(value['title']) ? value['title'] : {};
  const [from = ''] = [head['extends'], head['made_from']].filter((id) => typeof id === 'string');
  const found =
    from === '' ? [] : sameGroups(wholeTitle(value), wholeTitle(inspectTitle(sourceOf(from, flags.titles, io).path, library).value));
  const confirmed = confirmedIn(plain(own));
  const { same, changed } = withoutConfirmed(found, confirmed);
  const { provisional, diagnostics, examples } = compileTitle(path, library);
  const tests = testsOf(path, basename(path), titleNames(flags.titles, io));
  const seen = new Set([
    ...provoked(tests),
    ...examples.flatMap(({ steps }) => steps.flatMap(({ refused }) => refused.map(({ rule }) => rule))),
  ]);
  const untested = keysOf(value).filter((key) => !seen.has(key));
  if (flags.json) {
    io.out(
      JSON.stringify({
        title: name,
        faults: diagnostics.length,
        from: from || null,
        same,
        confirmed,
        changed,
        provisional,
        tests,
        untested_rules: untested,
      }),
    );
    return 0;
  }
  if (diagnostics.length > 0) io.out(`${counted(diagnostics.length, 'fault')}: see roundhouse check ${name}\n`);
  for (const line of [
    ...sameInWords(same, from, confirmed.length > 0),
    ...changedInWords(changed, from),
    ...marksInWords(provisional, io),
    ...rulesInWords(untested, seen.size === 0),
  ])
    io.out(line);
  return 0;
}

/** Places that a title itself, not one that it extends, calls confirmed. */
function confirmedIn(own: unknown): readonly string[] {
  const list = isGroup(own) && isGroup(own['title']) ? own['title']['confirmed'] : [];
  return Array.isArray(list) ? list.filter((place) => typeof place === 'string') : [];
}

/** Takes out what is confirmed, a group with all in it; `changed` are the confirmed places that are not as in the other title. */
function withoutConfirmed(found: readonly Same[], confirmed: readonly string[]) {
  const met = new Set<string>();
  const isOpen = (place: string): boolean => {
    const by = confirmed.filter((each) => place === each || place.startsWith(`${each}.`));
    for (const each of by) met.add(each);
    return by.length === 0;
  };
  const open = found.map((each) => ({ ...each, names: each.names.filter((name) => isOpen(placeIn(each, name))) }));
  return { same: open.filter(({ names }) => names.length > 0), changed: confirmed.filter((each) => !met.has(each)) };
}

const placeIn = ({ group }: Same, name: string): string => (group === WHOLE_FILES ? name : `${group}.${name}`);

function changedInWords(changed: readonly string[], from: string): readonly string[] {
  return changed.length === 0
    ? []
    : [`Confirmed, but not as in ${from}; take out of \`confirmed\`:`, ...changed.map((each) => `  ${each}`), ''];
}

function sameInWords(same: readonly Same[], from: string, confirmed: boolean): readonly string[] {
  if (from === '') return ['Made from no other title.', ''];
  if (same.length === 0) return [confirmed ? `All that is as in ${from} is confirmed.` : `Nothing is as in ${from} any more.`, ''];
  const line = ({ group, names, of }: Same): string => `  ${group}: ${names.length > 6 ? `${names.length} of ${of}` : names.join(', ')}`;
  return [`Still as in ${from}; what is right so, list under \`confirmed\` of title.yaml:`, ...same.map(line), ''];
}

function marksInWords(marks: readonly Diagnostic[], io: Io): readonly string[] {
  if (marks.length === 0) return ['Nothing is provisional.', ''];
  return ['Provisional:', ...marks.map(({ file, line, message }) => `  ${shownFrom(file, io.cwd)}:${line}  ${message}`), ''];
}

function rulesInWords(untested: readonly RuleKey[], none: boolean): readonly string[] {
  if (none) return [`No tests of its own: none of its ${untested.length} rules is provoked by one, or by \`refused\` in an example.`];
  if (untested.length === 0) return ['Every rule is provoked by a test or an example.'];
  return ['Rules that no test and no example provokes:', ...untested.map((key) => `  ${key}`)];
}

/** Rules that a title can refuse an action by. */
function keysOf({ rules }: Readonly<Record<string, unknown>>): readonly RuleKey[] {
  const mechanics = isGroup(rules) && isGroup(rules['mechanics']) ? Object.keys(rules['mechanics']) : [];
  const own = mechanics.filter((name): name is MechanicName => Object.hasOwn(MECHANIC_RULES, name));
  return [...CORE_RULES, ...own.flatMap((name): readonly RuleKey[] => MECHANIC_RULES[name])];
}

/** Tests of a title: those in its folder, and those beside the titles that are named by it. */
function testsOf(folder: string, id: string, ids: readonly string[]): readonly string[] {
  const inside = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)) : [];
  const shared = join(dataFolder(), 'test');
  const beside = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.test.ts')) : [];
  const named = beside.filter((name) => name.startsWith(`${id}-`));
  // The first title has its tests under the names of what they are about.
  const bare = beside.filter(
    (name) => !ids.some((other) => name.startsWith(`${other}-`)) && readFileSync(join(shared, name), 'utf8').includes(`TITLE_${id}`),
  );
  return [...inside, ...[...named, ...bare].map((name) => join(shared, name))].filter((name) => name.endsWith('.test.ts'));
}

/** Rule keys named as the reason in a `refuses(…)` of the tests. */
function provoked(tests: readonly string[]): ReadonlySet<string> {
  const calls = tests
    .flatMap((file) => readFileSync(file, 'utf8').split('refuses(').slice(1))
    .map((rest) => rest.slice(0, rest.indexOf(');\n')));
  return new Set(calls.flatMap((call) => [...call.matchAll(/'([a-z_]+(?:\.[a-z_]+)+)'/g)].map(([, key = '']) => key)));
}
