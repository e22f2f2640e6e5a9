import { stepsOf, titleWith } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { STEP_HEADINGS } from './step-headings.ts';

describe('the heading over a decision', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))('says in %s what every step is about', (_, printed) => {
    const title = titleWith(printed, printed.options.ids);
    const { interrupts, stock, operating } = title.rules.rounds;
    // What may be done beside a decision has no heading of its own, and steps that take no action wait for nobody.
    const inOrder: readonly string[] = [...interrupts, ...operating.steps];
    const beside: readonly string[] = [...stock.any_time, ...operating.any_time].filter((name) => !inOrder.includes(name));
    const awaited = stepsOf(title).filter(({ name, handles }) => handles.length > 0 && !beside.includes(name));
    expect(awaited.map(({ name }) => name).filter((name) => STEP_HEADINGS[name] === undefined)).toEqual([]);
  });
});
