import { newGame, roundName, type Game } from '@roundhouse/engine';
import type { ExampleFile, Title } from '@roundhouse/title-schema';
import { describeFault, fault, found, type Outcome } from './fault.ts';
import { isObject } from './json.ts';
import { project } from './projection.ts';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';
import { setupOf } from './setup.ts';

/** A position of a worked example. */
export interface Reached {
  readonly game: Game;
  /** What each operator has made since the step before. */
  readonly revenue: Readonly<Record<string, number>>;
}

/** The position after each step of an example; a fault where it cannot be played. */
export function playExample(example: ExampleFile, title: Title): Outcome<readonly Reached[]> {
  const actions = example.steps.flatMap((step) => step.actions).map((action, i) => ({ ...action, id: i + 1 }));
  const players = Array.from({ length: example.players }, (_, i) => ({ id: i + 1, name: `Seat ${i + 1}` }));
  const settings = { seed: example.seed, optional_rules: example.options };
  const read = readRecord({ id: example.id, title: title.record_title, settings, players, actions }, [title]);
  if (!read.ok) return read;
  const setup = setupOf(read.value.record, title);
  if (!setup.ok) return setup;
  const games = [newGame(title, setup.value)];
  const runs: Record<string, number>[] = [{}];
  const { verdict } = replay(read.value.record, title, {
    watch: ({ after, events }) => {
      games.push(after);
      runs.push(Object.fromEntries(events.flatMap((event) => (event.type === 'run' ? [[event.operator, event.revenue] as const] : []))));
    },
  });
  if (verdict.kind === 'refused')
    return fault(stepAt(example, verdict.at.n), `the action is refused: ${verdict.refusal.rule}`, 'Change the action, or the title');
  if (verdict.kind === 'unreadable') return fault(stepAt(example, verdict.at.n), describeFault(verdict.fault), 'Change the action');
  let done = 0;
  const reached = example.steps.flatMap((step): Reached[] => {
    const made = runs.slice(done + 1, done + 1 + step.actions.length);
    done += step.actions.length;
    const game = games[done];
    return game === undefined ? [] : [{ game, revenue: Object.assign({}, ...made) as Record<string, number> }];
  });
  return found(reached);
}

/** Name of the step in which the action of this number stands. */
function stepAt(example: ExampleFile, n: number): string {
  let before = 0;
  const step = example.steps.find(({ actions }) => (before += actions.length) > n);
  return step?.id ?? example.id;
}

/** A figure of an example that the engine does not reproduce. */
export interface ExampleDifference {
  readonly step: string;
  /** Column, `round`, `phase`, `revenue`, or a path into the state. */
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Every figure of an example that differs from what the engine plays; a fault where it cannot be played. */
export function exampleDifferences(example: ExampleFile, title: Title): Outcome<readonly ExampleDifference[]> {
  const played = playExample(example, title);
  if (!played.ok) return played;
  const all = example.steps.flatMap((step, i) => {
    const position = played.value[i];
    if (position === undefined) return [{ step: step.id, what: 'position', expected: 'a position', got: null }];
    const state = project(position.game);
    const row = example.columns.map((column) => ({
      what: column.id,
      expected: something((step.expect as Readonly<Record<string, unknown>>)[column.id]),
      got: shownIn(state, column),
    }));
    const head = [
      { what: 'round', expected: step.round, got: roundName(position.game) },
      { what: 'phase', expected: step.phase, got: position.game.state.phase },
      ...(step.revenue === undefined
        ? []
        : [{ what: 'revenue', expected: step.revenue, got: position.revenue[example.follows.corporation] ?? null }]),
    ];
    return [...head, ...row, ...membersOf(step.check ?? {}, state)].map((each) => ({ step: step.id, ...each }));
  });
  return found(all.filter(({ expected, got }) => JSON.stringify(expected) !== JSON.stringify(got)));
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
  if (less_bids_of === undefined || typeof value !== 'number' || !isObject(bids)) return something(value);
  return value - Object.values(bids).reduce<number>((sum, each) => sum + Number(isObject(each) ? (each[less_bids_of] ?? 0) : 0), 0);
}

/** Members that an example expects of the state, down to single values, each with what is there. */
function membersOf(expected: unknown, state: unknown, path = ''): readonly Omit<ExampleDifference, 'step'>[] {
  if (!isObject(expected)) return [{ what: path, expected: something(expected), got: something(state) }];
  return Object.entries(expected).flatMap(([member, part]) =>
    membersOf(part, isObject(state) ? state[member] : undefined, path === '' ? member : `${path}/${member}`),
  );
}
