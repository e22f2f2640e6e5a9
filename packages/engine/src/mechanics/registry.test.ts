import { STEP_MEANINGS, STEPS_OF_MECHANICS } from '@roundhouse/title-schema';
import { expect, it } from 'vitest';
import { MECHANICS } from './registry.ts';

it('the schema knows of every step and round which mechanic brings it along', () => {
  const { opening: _, ...places } = STEP_MEANINGS;
  const listed = new Set(Object.values(places).flatMap((names) => Object.keys(names)));
  const brought = MECHANICS.flatMap(({ name, steps, rounds = [] }) =>
    [...Object.keys(steps), ...rounds.map(({ kind }) => kind)].map((step) => [step, name] as const),
  ).filter(([step]) => listed.has(step));
  expect(Object.fromEntries(brought)).toEqual(STEPS_OF_MECHANICS);
});
