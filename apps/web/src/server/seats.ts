import { createHash, randomBytes } from 'node:crypto';
import type { PlayerId } from '@roundhouse/engine';
import type { Room, Seat, Store, Table } from '@roundhouse/storage';

/** How a seat is taken when a table is started: by its maker, by whoever gets the link, or by a bot of this level. */
export type Seating = 'here' | 'link' | { readonly bot: string };

const LINK_LASTS = 14 * 24 * 3600 * 1000;

export function seatsFor(seating: readonly Seating[], maker: string): readonly Seat[] {
  return seating.map((how, index) => ({
    player: String(index + 1),
    bot: typeof how === 'object' ? how.bot : null,
    holders: how === 'here' ? [maker] : [],
  }));
}

/** A person or program before a table, and the seats that are his. */
export interface Sitter {
  readonly guest: string | null;
  readonly mine: readonly PlayerId[];
  readonly room: Room;
}

/** Who somebody is at a table. At one from before there were seats whoever knows its address plays all of them. */
export async function sitterAt(store: Store, { id, setup }: Pick<Table, 'id' | 'setup'>, guest: string | null): Promise<Sitter> {
  const room = (await store.room(id)) ?? { host: null, seats: [], motion: null };
  const all = room.seats.length === 0;
  const mine = all
    ? setup.players.map((player) => player.id)
    : room.seats.flatMap(({ player, holders }) => (guest !== null && holders.includes(guest) ? [player] : []));
  return { guest, mine, room };
}

/** Seats of other people: somebody holds them, and it is not him. */
export const others = ({ mine, room }: Sitter): readonly PlayerId[] =>
  room.seats.flatMap(({ player, bot, holders }) => (bot === null && holders.length > 0 && !mine.includes(player) ? [player] : []));

/** Whether what this seat has done may be taken back without asking anybody: it is his, or a bot's. */
export function isFree({ mine, room }: Sitter, seat: PlayerId | null): boolean {
  return seat !== null && (mine.includes(seat) || room.seats.some(({ player, bot }) => player === seat && bot !== null));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A link that gives a seat once: to another device of the one who holds it, or, where it is open, to whom the host sends
 * it. null: that is not for this sitter to give away.
 */
export async function linkFor(store: Store, id: string, { guest, mine, room }: Sitter, player: PlayerId): Promise<string | null> {
  const seat = room.seats.find((one) => one.player === player);
  const open = seat !== undefined && seat.bot === null && seat.holders.length === 0;
  if (seat === undefined || guest === null || !(mine.includes(player) || (open && room.host === guest))) return null;
  const token = randomBytes(24).toString('base64url');
  await store.keepLink({ hash: hashOf(token), id, player, expiresAt: new Date(Date.now() + LINK_LASTS).toISOString() });
  return token;
}

const now = () => new Date().toISOString();

export const linkedSeat = (store: Store, token: string) => store.linked(hashOf(token), now());
export const takeSeat = (store: Store, token: string, guest: string) => store.takeSeat(hashOf(token), guest, now());
