import { check, type Path } from './check.ts';

/** Rounds name no step twice. */
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
  for (const [to, names] of lists)
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        title.fault('rounds.twice', ['rules', 'rules', 'rounds', ...to, index], `the step ${name} is there twice`, 'take one out');
    });
});
