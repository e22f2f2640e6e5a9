import type { Title } from '@roundhouse/title-schema';
import type { Answers } from '../src/answers.ts';
import type { Mechanic } from '../src/mechanics/mechanic.ts';

/**
 * A mechanic that answers what the title of a small board holds under `answers`. A test puts it in the place of the
 * registry: `vi.mock('../mechanics/registry.ts', async () => ({ MECHANICS: [(await import(...)).answeringMechanic] }))`.
 */
export const answeringMechanic: Mechanic = {
  name: 'trade_in',
  steps: {},
  answers: (title: Title) => (title as Title & { readonly answers?: Answers }).answers ?? null,
};

/** The game with a mechanic that gives these answers; works where the registry is replaced as said above. */
export function withAnswers<T extends { readonly title: object }>(game: T, answers: Answers): T {
  return { ...game, title: { ...game.title, answers } };
}
