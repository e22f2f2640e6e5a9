import type { PlayerId } from '@roundhouse/engine';

/** A chair of a table: played by a bot, by the devices that hold it, or by nobody yet. */
export interface Seat {
  readonly player: PlayerId;
  /** Level of the bot that plays it. */
  readonly bot: string | null;
  /** Guests who may act for it: one person on one or more devices. */
  readonly holders: readonly string[];
}

/** Something that everybody at the table must agree to. */
export interface Motion {
  /** `to`: actions that shall have been played afterwards. */
  readonly kind: 'undo' | 'redo' | 'end';
  readonly to: number;
  readonly by: PlayerId;
  readonly agreed: readonly PlayerId[];
}

export interface Room {
  readonly host: string | null;
  readonly seats: readonly Seat[];
  /** About the game as it stands; null: nobody asks for anything. */
  readonly motion: Motion | null;
}

export interface Message {
  readonly number: number;
  readonly player: PlayerId;
  readonly text: string;
  readonly at: string;
}

/** Who sits where, and what is said around the game. */
export interface People {
  room(id: string): Promise<Room | null>;
  /** Tables at which a guest has a seat, those played last first. */
  tablesOf(guest: string, limit: number): Promise<readonly string[]>;
  /** Keeps a link that gives a seat once; an older one for the same seat is void. */
  keepLink(link: { readonly hash: string; readonly id: string; readonly player: PlayerId; readonly expiresAt: string }): Promise<void>;
  /** The seat that a link gives; null: it is void. */
  readonly linked: (hash: string, now: string) => Promise<{ readonly id: string; readonly player: PlayerId } | null>;
  /** Gives the seat of a link to a guest and makes the link void; null: it is void already. */
  takeSeat(hash: string, guest: string, now: string): Promise<{ readonly id: string; readonly player: PlayerId } | null>;
  /** Writes a motion if the table still stands at that revision and nothing else was said. */
  setMotion(id: string, seen: { readonly revision: number; readonly talk: number }, motion: Motion | null): Promise<'written' | 'conflict'>;
  /** Adds a message; one of a request that was written already is not written again. */
  say(id: string, message: Omit<Message, 'number'>, request: string | null): Promise<void>;
  /** The newest messages, in order. */
  messages(id: string, limit: number): Promise<readonly Message[]>;
  /** What a guest keeps for himself at a table; empty: nothing. */
  note(id: string, guest: string): Promise<string>;
  keepNote(id: string, guest: string, text: string): Promise<void>;
}
