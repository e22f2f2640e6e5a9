import { newGame, roundName, type Game } from '@roundhouse/engine';
import type { ExampleFile } from '@roundhouse/title-schema';
import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { isObject } from './json.ts';
import { project } from './projection.ts';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';
import { setupOf } from './setup.ts';

const titles = Object.values(TITLES);
const examples = Object.values(EXAMPLES).flat();

interface Reached {
  readonly game: Game;
  /** What each operator has made since the step before. */
  readonly revenue: Readonly<Record<string, number>>;
}

/** The position after each step of an example, all actions being allowed. */
function reached(example: ExampleFile): Reached[] {
  const actions = example.steps.flatMap((step) => step.actions).map((action, i) => ({ ...action, id: i + 1 }));
  const players = Array.from({ length: example.players }, (_, i) => ({ id: i + 1, name: `Seat ${i + 1}` }));
  const settings = { seed: example.seed, optional_rules: example.options };
  const read = readRecord({ id: example.id, title: example.title, settings, players, actions }, titles);
  if (!read.ok) throw new Error(`${read.fault.place}: ${read.fault.problem}`);
  const { record, title } = read.value;
  const setup = setupOf(record, title);
  if (!setup.ok) throw new Error(setup.fault.problem);
  const games = [newGame(title, setup.value)];
  const runs: Record<string, number>[] = [{}];
  const { verdict } = replay(record, title, {
    watch: ({ after, events }) => {
      games.push(after);
      runs.push(Object.fromEntries(events.flatMap((event) => (event.type === 'run' ? [[event.operator, event.revenue] as const] : []))));
    },
  });
  expect(verdict).toEqual({ kind: 'uncompared' });
  let done = 0;
  return example.steps.map((step) => {
    const made = runs.slice(done + 1, done + 1 + step.actions.length);
    done += step.actions.length;
    const game = games[done];
    if (game === undefined) throw new Error(`no position after step ${step.id}`);
    return { game, revenue: Object.assign({}, ...made) as Record<string, number> };
  });
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

/** Members of `expected` in the shape of the state. */
function checked(expected: unknown, state: unknown): unknown {
  if (!isObject(expected)) return something(state);
  return Object.fromEntries(
    Object.entries(expected).map(([member, part]) => [member, checked(part, isObject(state) ? state[member] : undefined)]),
  );
}

function nulled(expected: unknown): unknown {
  return isObject(expected)
    ? Object.fromEntries(Object.entries(expected).map(([member, part]) => [member, nulled(part)]))
    : something(expected);
}

describe.each(examples.map((example) => ({ name: `${example.title} ${example.id}`, example })))(
  'the worked example $name',
  ({ example }) => {
    const positions = reached(example);

    it.each(example.steps.map((step, i) => ({ id: step.id, step, i })))('$id shows the figures of its table', ({ step, i }) => {
      const position = positions[i];
      if (position === undefined) throw new Error('no position');
      const state = project(position.game);
      const row = Object.fromEntries(example.columns.map((column) => [column.id, shownIn(state, column)]));
      expect([roundName(position.game), position.game.state.phase, row]).toEqual([step.round, step.phase, nulled(step.expect)]);
      expect(checked(step.check ?? {}, state)).toEqual(nulled(step.check ?? {}));
      if (step.revenue !== undefined) expect(position.revenue[example.follows.corporation]).toBe(step.revenue);
    });
  },
);
