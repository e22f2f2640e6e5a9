import type { ExampleFile } from '@roundhouse/title-schema';
import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { exampleDifferences } from './example.ts';

const examples = Object.entries(EXAMPLES).flatMap(([id, list]) => list.map((example) => ({ name: `${id} ${example.id}`, id, example })));
const differences = (id: string, example: ExampleFile) => {
  const title = TITLES[id];
  if (title === undefined) throw new Error(`there is no title ${id}`);
  const found = exampleDifferences(example, title);
  if (!found.ok) throw new Error(`${found.fault.place}: ${found.fault.problem}`);
  return found.value;
};

describe.each(examples)('the worked example $name', ({ id, example }) => {
  const found = differences(id, example);
  it.each(example.steps.map((step) => ({ id: step.id })))('$id shows the figures of its table', (step) => {
    expect(found.filter((each) => each.step === step.id)).toEqual([]);
  });
});

describe('an example that is wrong', () => {
  const [first] = examples;
  if (first === undefined) throw new Error('there is no example');
  const { id, example } = first;
  const [step, ...others] = example.steps;
  if (step === undefined) throw new Error('it has no step');
  const [column = ''] = example.columns.map((each) => each.id);

  it('names the step and the column whose figure is another', () => {
    const wrong = { ...example, steps: [{ ...step, expect: { ...step.expect, [column]: 123456 }, round: 'OR 9.9' }, ...others] };
    expect(differences(id, wrong)).toMatchObject([
      { step: step.id, what: 'round', expected: 'OR 9.9' },
      { step: step.id, what: column, expected: 123456 },
    ]);
  });

  it('names the step whose action is refused', () => {
    const wrong = { ...example, steps: [{ ...step, actions: [{ type: 'pass', entity: 2, entity_type: 'player' }] }, ...others] };
    const title = TITLES[id];
    expect(title && exampleDifferences(wrong, title)).toMatchObject({
      ok: false,
      fault: {
        place: `${step.id}, action 1 (pass of 2)`,
        problem: expect.stringMatching(/^it is refused: turn\.not_yours; the game waits for 1 at /) as string,
      },
    });
  });

  it('tells a wrong figure of an earlier step before the action that is refused for it', () => {
    const [, next, ...rest] = example.steps;
    if (next === undefined) throw new Error('it has no second step');
    const refusing = { ...next, actions: [{ type: 'pass', entity: 2, entity_type: 'player' }] };
    const wrong = { ...example, steps: [{ ...step, phase: 'none' }, refusing, ...rest] };
    expect(differences(id, wrong)).toEqual([{ step: step.id, what: 'phase', expected: 'none', got: step.phase }]);
  });

  it('names an action that is not refused, or by another rule', () => {
    const action = { type: 'pass', entity: 2, entity_type: 'player' };
    const refused = ['turn.not_yours', 'game.over'].map((rule) => ({ action, rule }));
    const open = { ...example, steps: [{ ...step, actions: [], refused }] };
    expect(differences(id, open).filter(({ what }) => what.startsWith('refused'))).toEqual([
      { step: step.id, what: 'refused/1', expected: 'game.over', got: 'turn.not_yours' },
    ]);
  });
});
