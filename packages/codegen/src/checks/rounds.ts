import { STEPS, type StepPlace } from '@roundhouse/title-schema';
import { check, known, type Path } from './check.ts';

/** Rounds name steps that the engine has, none twice. */
export const rounds = check(['rules'], (title) => {
  const { rounds: source } = title.source.rules.rules;
  const path: Path = ['rules', 'rules', 'rounds'];
  const lists: readonly (readonly [StepPlace, Path, readonly string[]])[] = [
    ...source.cycle.map(({ rounds: names }, group) => ['rounds', ['cycle', group, 'rounds'], names] as const),
    ...source.cycle.map(({ rounds: names }, index) => ['rounds', ['cycle', index, 'rounds'], names] as const),
    ['interrupts', ['interrupts'], source.interrupts],
    ['stock', ['stock', 'steps'], source.stock.steps],
    ['any_time', ['stock', 'any_time'], source.stock.any_time],
    ['operating', ['operating', 'steps'], source.operating.steps],
    ['any_time', ['operating', 'any_time'], source.operating.any_time],
  ];
  known(title, [...path, 'opening'], source.opening, STEPS.opening, 'opening');
  for (const [place, to, names] of lists) {
    names.forEach((name, index) => {
      known(title, [...path, ...to, index], name, STEPS[place], place === 'rounds' ? 'round' : 'step');
      if (names.indexOf(name) < index)
        title.fault('rounds.twice', [...path, ...to, index], `the step ${name} is there twice`, 'take one out');
    });
  }
});
