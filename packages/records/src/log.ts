import type { Action, Game, GameSetup } from '@roundhouse/engine';
import type { RecordedAction } from './recorded.ts';

/** A game of ours: what it was set up with, and every action applied since. */
export interface GameLog {
  /** Title as the game was set up with: before options. */
  readonly title: Game['title'];
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
  /** Where the game comes from a record: the same actions as they stood there, those without effect between them. */
  readonly entries?: readonly LogEntry[];
}

/** A standing action of a record, and ours for it: null where it has no effect. */
export interface LogEntry {
  readonly id: number;
  /** 1, 2, ..: attached to the action of that id. */
  readonly auto: number | null;
  readonly recorded: RecordedAction | null;
  readonly action: Action | null;
}
