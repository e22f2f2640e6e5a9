import type { Game } from './state.ts';

/** Whether a phase has begun, or a later one. */
export function hasCome({ title, state }: Game, phase: string): boolean {
  const { ids } = title.phases;
  return ids.indexOf(state.phase) >= ids.indexOf(phase);
}
