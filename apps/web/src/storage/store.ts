import type { Action, GameEvent, GameSetup, State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';

/** What the list of tables shows without opening the game. */
export interface Standing {
  readonly round: string;
  readonly phase: string;
  /** Names of those the table waits for; nobody: it is over. */
  readonly waiting: readonly string[];
}

/** Where a table comes from that was not started empty. */
export type Origin =
  | { readonly kind: 'copy'; readonly table: string; readonly at: number }
  /** `of`: actions in the file; more than were played where the rest could not be. */
  | { readonly kind: 'file'; readonly record: string; readonly played: number; readonly of: number };

export interface Table {
  readonly id: string;
  readonly titleId: string;
  readonly titleName: string;
  /** Hash of the compiled title, which is kept beside the table. */
  readonly titleHash: string;
  readonly setup: GameSetup;
  /** Actions played. */
  readonly count: number;
  /** Actions taken back that can be played again. */
  readonly undone: number;
  /** Grows with every change; who writes must name the one he has seen. */
  readonly revision: number;
  readonly standing: Standing;
  readonly origin: Origin | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One action of the log with what it caused. Numbers start at 1. */
export interface Logged {
  readonly number: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly at: string;
}

export interface Snapshot {
  /** Actions played when it was taken. */
  readonly number: number;
  readonly state: State;
  /** Form of the states that the engine made then; one of another form is made anew from the log. */
  readonly edition: string;
}

/** A table as it is written by another edition of the engine. */
export interface Rewritten {
  readonly titleHash: string;
  readonly log: readonly Logged[];
  readonly snapshots: readonly Snapshot[];
}

/** What a change leaves behind. */
export interface Change {
  readonly id: string;
  /** Revision that the writer has seen. */
  readonly revision: number;
  readonly standing: Standing;
  readonly at: string;
}

export type Written = 'written' | 'conflict';

/** Where tables live. A game is its log; every write is one transaction that checks the revision. */
export interface Store {
  keepTitle(hash: string, title: Title): Promise<void>;
  title(hash: string): Promise<Title | null>;
  /** A new table with what has been played at it already; the first snapshot is that of the start. */
  create(table: Table, snapshots: readonly Snapshot[], log?: readonly Logged[]): Promise<void>;
  table(id: string): Promise<Table | null>;
  /** Actions with `after < number <= upTo`, in order. */
  log(id: string, after: number, upTo: number): Promise<readonly Logged[]>;
  /** Newest snapshot with at most this number. */
  snapshot(id: string, upTo: number): Promise<Snapshot | null>;
  /** Adds an action; what had been undone is forgotten. */
  append(change: Change, entry: Logged, snapshot: Snapshot | null): Promise<Written>;
  /** Takes the last actions back and keeps them for `redo`; `conflict` where there are not so many. */
  undo(change: Change, actions: number): Promise<Written>;
  /** What `redo` would play, next one first. */
  undone(id: string): Promise<readonly Logged[]>;
  redo(change: Change, actions: number): Promise<Written>;
  /** Replaces what can be made anew from the actions; the actions stay as they are. */
  rewrite(id: string, revision: number, rewritten: Rewritten): Promise<Written>;
  close(): Promise<void>;
}
