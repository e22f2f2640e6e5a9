import type { Action, GameEvent, GameSetup, PlayerId, State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { People, Seat } from './people.ts';

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
  /** Grows with everything that happens around the game: seats taken, motions, messages. */
  readonly talk: number;
}

/** One action of the log with what it caused. Numbers start at 1. */
export interface Logged {
  readonly number: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly at: string;
  /** The seat that played it; null where nobody noted that. */
  readonly seat: PlayerId | null;
}

/** The game as it stands. It is read as it was written: rules that have changed since do not touch it. */
export interface Head {
  readonly state: State;
  /** Actions played before the present turn began. */
  readonly turnStart: number;
  /** Form of the states that the engine made then. */
  readonly edition: string;
}

/** One change of a table; they are only ever added to, and no two of a table have the same revision. */
export interface Entry {
  readonly revision: number;
  readonly kind: 'action' | 'undo' | 'redo';
  /** Actions played afterwards. */
  readonly count: number;
  /** The action, where one was played. */
  readonly action: Action | null;
  readonly seat: PlayerId | null;
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
  readonly head: Head;
  readonly snapshots: readonly Snapshot[];
}

/** What a change leaves behind. */
export interface Change {
  readonly id: string;
  /** Revision that the writer has seen. */
  readonly revision: number;
  readonly standing: Standing;
  readonly head: Head;
  /** Who changes the table; null: nobody noted that. */
  readonly seat: PlayerId | null;
  /** Name that the client gave to this request, so that sending it twice counts once. */
  readonly request: string | null;
  readonly at: string;
}

export type Written = 'written' | 'conflict';

/** Something of a table has changed, in this process or another one. `id` null: anything may have, ask again. */
export interface Note {
  readonly id: string | null;
  /** Nothing was written: a process tells who looks on through it. */
  readonly present?: Presence;
}

export interface Presence {
  readonly process: string;
  readonly players: readonly PlayerId[];
  readonly watching: number;
}

/** A table that is started, with what has been played at it already; the first snapshot is that of the start. */
export interface Begun {
  readonly table: Table;
  readonly head: Head;
  readonly snapshots: readonly Snapshot[];
  readonly log: readonly Logged[];
  /** The guest who asks others to it; null: nobody does. */
  readonly host: string | null;
  /** Nobody's: whoever knows the address plays every seat. */
  readonly seats: readonly Seat[];
}

/** Where tables live. A game is its log; every write is one transaction that checks the revision. */
export interface Store extends People {
  keepTitle(hash: string, title: Title): Promise<void>;
  title(hash: string): Promise<Title | null>;
  create(begun: Begun): Promise<void>;
  table(id: string): Promise<Table | null>;
  /** A table with the game as it stands, both of the same moment. */
  opened(id: string): Promise<{ readonly table: Table; readonly head: Head | null } | null>;
  /** Actions with `after < number <= upTo`, in order. */
  log(id: string, after: number, upTo: number): Promise<readonly Logged[]>;
  /** Newest snapshot with at most this number. */
  snapshot(id: string, upTo: number): Promise<Snapshot | null>;
  /** Oldest snapshot with a greater number. */
  snapshotAfter(id: string, number: number): Promise<Snapshot | null>;
  /** Keeps one more snapshot of what has been played. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** Adds an action; what had been undone is forgotten. */
  append(change: Change, entry: Logged, snapshot: Snapshot | null): Promise<Written>;
  /** Takes the last actions back and keeps them for `redo`; `conflict` where there are not so many. */
  undo(change: Change, actions: number): Promise<Written>;
  /** What `redo` would play, next one first. */
  undone(id: string): Promise<readonly Logged[]>;
  redo(change: Change, actions: number): Promise<Written>;
  /** Every change with `revision > after`, in order: what was taken back is told here, too. */
  journal(id: string, after: number): Promise<readonly Entry[]>;
  /** Whether a request of this name has changed the table. */
  hasRequest(id: string, request: string): Promise<boolean>;
  /** Replaces what can be made anew from the actions; the actions stay as they are. */
  rewrite(id: string, revision: number, rewritten: Rewritten): Promise<Written>;
  /** Tells the other processes who looks on through this one. */
  announce(note: Note): Promise<void>;
  /** Hears of every change; the answer stops that. */
  watch(hear: (note: Note) => void): () => void;
  /** Throws where the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
