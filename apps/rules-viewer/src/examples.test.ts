import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { gameFile, played } from './examples.ts';

const shelf = Object.values(TITLES).flatMap((title) => (EXAMPLES[title.id] ?? []).map((example) => ({ id: title.id, title, example })));

describe.each(shelf)('the example of $id', ({ title, example }) => {
  it('is played by the engine to every figure on its page', () => {
    expect(played(example, title).positions).toHaveLength(example.steps.length);
  });

  it('stops the build when one figure is another', () => {
    const [first, ...rest] = example.steps;
    if (first === undefined) throw new Error('there is no step');
    const cash = { ...first, expect: { ...first.expect, cash: 1 } };
    expect(() => played({ ...example, steps: [cash, ...rest] }, title)).toThrow(new RegExp(`${example.id}, ${first.id}: .* not 1\\.`));
  });

  it('is a game file with all of its actions', () => {
    const { actions } = gameFile(example, title) as { readonly actions: readonly unknown[] };
    expect(actions).toHaveLength(example.steps.flatMap((step) => step.actions).length);
  });
});

it('six titles have one', () => {
  expect(new Set(shelf.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
});
