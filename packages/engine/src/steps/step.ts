import type { Title } from '@roundhouse/title-schema';
import type { Action, ActionType, Choice } from '../action.ts';
import type { Draft } from '../draft.ts';
import type { Refusal } from '../result.ts';
import type { Entity, Game, PlayerId } from '../state.ts';

/** Whose answer the game needs: the entity in whose name it is given, and the player who gives it. */
export interface Awaited {
  readonly entity: Entity;
  readonly decider: PlayerId;
}

/** One decision that the rules give to one entity. */
export interface Step {
  readonly name: string;
  /** The kinds of action that belong to it. */
  readonly handles: readonly ActionType[];
  /** Of these, what the rules of a title give no occasion for. */
  readonly idle?: (title: Title) => readonly ActionType[];
  /** Who has to answer now; empty when there is nothing to decide, and the game goes on by itself (1830 §1.7). */
  readonly awaits: (game: Game) => readonly Awaited[];
  /** Everything that it allows now. */
  readonly choices: (game: Game) => readonly Choice[];
  /** Why this action is not allowed; null where it is. Agrees with `choices`. */
  readonly refusal: (game: Game, action: Action) => Refusal | null;
  readonly perform: (draft: Draft, action: Action) => void;
  /** What the rules do by themselves when the step is left without a decision. */
  readonly skip?: (draft: Draft) => void;
}

export const player = (id: PlayerId): Entity => ({ kind: 'player', id });
export const operator = (id: string): Entity => ({ kind: 'operator', id });

export function isBy(action: Action, kind: Entity['kind'], id: string): boolean {
  return action.by.kind === kind && action.by.id === id;
}
