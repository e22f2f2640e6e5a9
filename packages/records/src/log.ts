import type { Action, Game, GameSetup } from '@roundhouse/engine';

/** A game of ours: what it was set up with, and every action applied since. */
export interface GameLog {
  /** Title as the game was set up with: before options. */
  readonly title: Game['title'];
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
}
