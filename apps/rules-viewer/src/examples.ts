import { describeFault, exampleDifferences, playExample, type Reached } from '@roundhouse/records';
import type { ExampleFile, Title } from '@roundhouse/title-schema';

/** A worked example with the position that the engine reached after each step. */
export interface Played {
  readonly example: ExampleFile;
  readonly positions: readonly Reached[];
}

/** Plays an example; a figure of it that the engine does not reproduce is a fault that stops the build. */
export function played(example: ExampleFile, title: Title): Played {
  const off = exampleDifferences(example, title);
  if (!off.ok) throw new Error(`${title.id}, ${example.id}: ${describeFault(off.fault)}`);
  const [first] = off.value;
  if (first !== undefined) {
    const { step, what, expected, got } = first;
    throw new Error(`${title.id}, ${example.id}, ${step}: ${what} is ${JSON.stringify(got)}, not ${JSON.stringify(expected)}.`);
  }
  const positions = playExample(example, title);
  if (!positions.ok) throw new Error(`${title.id}, ${example.id}: ${describeFault(positions.fault)}`);
  return { example, positions: positions.value };
}

/** The example as a game file, which the play app opens up to any of its actions. */
export function gameFile({ id, players, seed, options, steps }: ExampleFile, title: Title): object {
  return {
    id,
    title: title.record_title,
    settings: { seed, optional_rules: options },
    players: Array.from({ length: players }, (_, index) => ({ id: index + 1, name: `Seat ${String(index + 1)}` })),
    actions: steps.flatMap(({ actions }) => actions).map((action, index) => ({ ...action, id: index + 1 })),
  };
}
