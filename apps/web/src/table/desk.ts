import type { Action, Choice, Game } from '@roundhouse/engine';
import type { Names } from '@roundhouse/ui';
import type { Draft } from './draft.ts';

/** What every panel works with. */
export interface Desk {
  readonly game: Game;
  readonly names: Names;
  /** Choices of those the game waits for, or of the player who acts out of turn. */
  readonly choices: readonly Choice[];
  /** The step that is awaited; null for a player who acts out of turn, and when nothing is. */
  readonly step: string | null;
  readonly busy: boolean;
  readonly act: (action: Action) => void;
  /** Shows what an action would do before it is done. */
  readonly consider: (action: Action | null) => void;
  readonly draft: Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
}

/** Choices of one kind, with their action typed. */
export function choicesOf<T extends Action['type']>(
  choices: readonly Choice[],
  type: T,
): readonly (Choice & { readonly action: Extract<Action, { type: T }> })[] {
  return choices.filter((choice): choice is Choice & { readonly action: Extract<Action, { type: T }> } => choice.action.type === type);
}
