import { join } from 'node:path';
import { placeInFile, type Compiled } from '@roundhouse/codegen';
import { exampleDifferences, shown, type ExampleDifference } from '@roundhouse/records';
import type { Diagnostic, ExampleFile } from '@roundhouse/title-schema';

/** Figures of the worked examples of a sound title that the engine does not reproduce, each with its place in the file. */
export function exampleFaults({ title, examples }: Compiled, path: string): readonly Diagnostic[] {
  if (title === null) return [];
  return examples.flatMap((example): Diagnostic[] => {
    const file = join(path, 'examples', `${example.id}.yaml`);
    const found = exampleDifferences(example, title);
    if (found.ok) return found.value.map((difference) => figureFault(file, example, difference));
    const { place, problem, remedy } = found.fault;
    const step = example.steps.findIndex(({ id }) => place.startsWith(`${id}, `));
    const at = placeInFile(file, step < 0 ? [] : ['steps', step, 'actions']);
    return [{ ...at, code: 'example.played', message: `${place}: ${problem}`, remedy }];
  });
}

function figureFault(file: string, example: ExampleFile, { step, what, expected, got }: ExampleDifference): Diagnostic {
  const index = example.steps.findIndex(({ id }) => id === step);
  const column = example.columns.some(({ id }) => id === what);
  const head = what === 'round' || what === 'phase' || what === 'revenue' || what.startsWith('refused/');
  const within = column ? ['expect', what] : head ? what.split('/') : ['check', ...what.split('/')];
  return {
    ...placeInFile(file, ['steps', index, ...within]),
    code: 'example.figure',
    message: `step ${step}: ${what} is ${shown(got)}, not ${shown(expected)}`,
    remedy: 'change the figure, or the title',
  };
}
