import { apply, awaited, newGame, roundName, type Game } from '@roundhouse/engine';
import type { ExampleFile, Title } from '@roundhouse/title-schema';
import { decode } from './codec/table.ts';
import { describeFault, found, type Fault, type Outcome } from './fault.ts';
import { isObject } from './json.ts';
import { project } from './projection.ts';
import { readRecord } from './read.ts';
import { replay, type Verdict } from './replay.ts';
import { setupOf } from './setup.ts';

/** A position of a worked example. */
export interface Reached {
  readonly game: Game;
  /** What each operator has made since the step before. */
  readonly revenue: Readonly<Record<string, number>>;
}

/** The position after each step of an example; a fault where it cannot be played. */
export function playExample(example: ExampleFile, title: Title): Outcome<readonly Reached[]> {
  const { reached, stopped } = play(example, title);
  return stopped === null ? found(reached) : { ok: false, fault: stopped };
}

/** The position after each step that could be played to its end, and what kept the next one from it. */
interface Played {
  readonly reached: readonly Reached[];
  readonly stopped: Fault | null;
}

/** Actions of an example, without their numbers, as a recorded game. */
function recordOf(example: ExampleFile, title: Title, given: readonly object[]): ReturnType<typeof readRecord> {
  const actions = given.map((action, i) => ({ ...action, id: i + 1 }));
  const players = Array.from({ length: example.players }, (_, i) => ({ id: i + 1, name: `Seat ${i + 1}` }));
  const settings = { seed: example.seed, optional_rules: example.options };
  return readRecord({ id: example.id, title: title.record_title, settings, players, actions }, [title]);
}

function play(example: ExampleFile, title: Title): Played {
  const read = recordOf(
    example,
    title,
    example.steps.flatMap(({ actions }) => actions),
  );
  if (!read.ok) return { reached: [], stopped: read.fault };
  const setup = setupOf(read.value.record, title);
  if (!setup.ok) return { reached: [], stopped: setup.fault };
  const games = [newGame(title, setup.value)];
  const runs: Record<string, number>[] = [{}];
  const { verdict, game: last } = replay(read.value.record, title, {
    watch: ({ after, events }) => {
      games.push(after);
      runs.push(Object.fromEntries(events.flatMap((event) => (event.type === 'run' ? [[event.operator, event.revenue] as const] : []))));
    },
  });
  let done = 0;
  const reached = example.steps.flatMap((step): Reached[] => {
    const made = runs.slice(done + 1, done + 1 + step.actions.length);
    done += step.actions.length;
    const game = games[done];
    return game === undefined ? [] : [{ game, revenue: Object.assign({}, ...made) as Record<string, number> }];
  });
  const stopped = verdict.kind === 'refused' || verdict.kind === 'unreadable' ? stopOf(example, verdict, last) : null;
  return { reached, stopped };
}

/** Says which action of which step could not be played, why, and for whom the game waits instead. */
function stopOf(example: ExampleFile, verdict: Extract<Verdict, { kind: 'refused' | 'unreadable' }>, game: Game | null): Fault {
  let before = 0;
  const step = example.steps.find(({ actions }) => (before += actions.length) > verdict.at.n);
  const number = verdict.at.n - (before - (step?.actions.length ?? 0));
  const { type, entity } = (step?.actions[number] ?? {}) as { readonly type?: unknown; readonly entity?: unknown };
  const place = `${step?.id ?? example.id}, action ${number + 1} (${String(type)} of ${String(entity)})`;
  if (verdict.kind === 'unreadable') return { place, problem: describeFault(verdict.fault), remedy: 'Change the action' };
  const waiting = game === null ? [] : awaited(game).map(({ decider, step: now }) => `${decider} at ${now}`);
  const instead = waiting.length === 0 ? '' : `; the game waits for ${waiting.join(', ')}`;
  return { place, problem: `it is refused: ${verdict.refusal.rule}${instead}`, remedy: 'Change the action, or the title' };
}

/** A figure of an example that the engine does not reproduce. */
export interface ExampleDifference {
  readonly step: string;
  /** Column, `round`, `phase`, `revenue`, a path into the state, or `refused/<number>`. */
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/**
 * Every figure of an example that differs from what the engine plays; a fault where it cannot be played and the steps
 * before show nothing that is wrong.
 */
export function exampleDifferences(example: ExampleFile, title: Title): Outcome<readonly ExampleDifference[]> {
  const { reached, stopped } = play(example, title);
  const all = reached.flatMap((position, i) => {
    const step = example.steps[i];
    return step === undefined ? [] : figuresOf(example, step, position).map((each) => ({ step: step.id, ...each }));
  });
  const differ = all.filter(({ expected, got }) => JSON.stringify(something(expected)) !== JSON.stringify(something(got)));
  return stopped !== null && differ.length === 0 ? { ok: false, fault: stopped } : found(differ);
}

type Figure = Omit<ExampleDifference, 'step'>;

/** Every figure that a step states, with what the position shows. */
function figuresOf(example: ExampleFile, step: ExampleFile['steps'][number], { game, revenue }: Reached): readonly Figure[] {
  const state = project(game);
  const row = example.columns.map((column) => ({
    what: column.id,
    expected: (step.expect as Readonly<Record<string, unknown>>)[column.id],
    got: shownIn(state, column),
  }));
  const head = [
    { what: 'round', expected: step.round, got: roundName(game) },
    { what: 'phase', expected: step.phase, got: game.state.phase },
    ...(step.revenue === undefined ? [] : [{ what: 'revenue', expected: step.revenue, got: revenue[example.follows.corporation] ?? null }]),
  ];
  const refused = step.refused.map(({ action, rule }, i) => ({
    what: `refused/${i}`,
    expected: rule,
    got: refusedBy(recordOf(example, game.title, [action]), game),
  }));
  return [...head, ...row, ...membersOf(step.check ?? {}, state), ...refused];
}

/** The rule that refuses an action in a position; other words where it is allowed or has no meaning. */
function refusedBy(read: ReturnType<typeof recordOf>, game: Game): string {
  const [recorded] = read.ok ? read.value.record.actions : [];
  if (recorded === undefined) return read.ok ? 'nothing happens' : describeFault(read.fault);
  const action = decode(recorded, game);
  if (!action.ok) return describeFault(action.fault);
  if (action.value === null) return 'nothing happens';
  const result = apply(game, action.value);
  return result.ok ? 'it is allowed' : result.refusal.rule;
}

/** null, 0 and an empty list all say that there is nothing. */
const something = (value: unknown): unknown =>
  value === 0 || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;

function at(state: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((part, member) => (isObject(part) ? part[member] : undefined), state);
}

function shownIn(state: unknown, { path, less_bids_of }: ExampleFile['columns'][number]): unknown {
  const value = at(state, path);
  const bids = at(state, 'bids');
  if (less_bids_of === undefined || typeof value !== 'number' || !isObject(bids)) return value ?? null;
  return value - Object.values(bids).reduce<number>((sum, each) => sum + Number(isObject(each) ? (each[less_bids_of] ?? 0) : 0), 0);
}

/** Members that an example expects of the state, down to single values, each with what is there. */
function membersOf(expected: unknown, state: unknown, path = ''): readonly Figure[] {
  if (!isObject(expected)) return [{ what: path, expected, got: state ?? null }];
  return Object.entries(expected).flatMap(([member, part]) =>
    membersOf(part, isObject(state) ? state[member] : undefined, path === '' ? member : `${path}/${member}`),
  );
}
