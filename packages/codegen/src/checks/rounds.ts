import { STEPS_OF_MECHANICS, type MechanicName } from '@roundhouse/title-schema';
import { check, type Path } from './check.ts';

/** Rounds name no step twice, and none of a mechanic that is switched off. */
export const rounds = check(['rules'], (title) => {
  const { rounds: source } = title.source.rules.rules;
  const { stock, operating } = source;
  const lists: readonly (readonly [Path, readonly string[]])[] = [
    ...source.cycle.map(({ rounds: names }, group) => [['cycle', group, 'rounds'], names] as const),
    [['interrupts'], source.interrupts],
    [['stock', 'steps'], stock.steps],
    [['stock', 'any_time'], stock.any_time],
    [['operating', 'steps'], operating.steps],
    [['operating', 'any_time'], operating.any_time],
    [['operating', 'minor_steps'], operating.minor_steps ?? []],
    [['operating', 'minor_any_time'], operating.minor_any_time],
  ];
  const owners: Readonly<Record<string, MechanicName>> = STEPS_OF_MECHANICS;
  const on: readonly string[] = Object.keys(title.source.rules.mechanics);
  for (const [to, names] of lists)
    names.forEach((name, index) => {
      const path = ['rules', 'rules', 'rounds', ...to, index];
      if (names.indexOf(name) < index) title.fault('rounds.twice', path, `the step ${name} is there twice`, 'take one out');
      const owner = owners[name];
      if (owner === undefined || on.includes(owner)) return;
      title.fault(
        'rounds.mechanic',
        path,
        `${name} belongs to the mechanic ${owner}, which is not switched on`,
        `add ${owner} to mechanics, with its parameters, or take ${name} out`,
      );
    });
});
