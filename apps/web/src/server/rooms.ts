import type { PlayerId } from '@roundhouse/engine';
import type { Message, Motion, Store } from '@roundhouse/storage';
import { others, sitterAt } from './seats.ts';

const MESSAGES_SHOWN = 200;

/** What the page shows of the people at a table, for one of them. */
export interface RoomView {
  readonly revision: number;
  readonly talk: number;
  readonly mine: readonly PlayerId[];
  readonly seats: readonly {
    readonly player: PlayerId;
    readonly name: string;
    readonly kind: 'mine' | 'taken' | 'open' | 'bot';
    /** Whether the one who looks may give a link to this seat away. */
    readonly link: boolean;
  }[];
  /** `missing`: those who have not agreed yet. */
  readonly motion: (Motion & { readonly missing: readonly PlayerId[] }) | null;
  readonly messages: readonly Message[];
  /** What the one who looks keeps for himself. */
  readonly note: string;
}

export async function roomOf(store: Store, id: string, guest: string | null): Promise<RoomView | null> {
  const table = await store.table(id);
  if (table === null) return null;
  const sitter = await sitterAt(store, table, guest);
  const { mine, room } = sitter;
  const names = new Map(table.setup.players.map((player) => [player.id, player.name]));
  const held = [...others(sitter), ...mine];
  return {
    revision: table.revision,
    talk: table.talk,
    mine,
    seats: room.seats.map(({ player, bot, holders }) => {
      const kind = bot !== null ? 'bot' : mine.includes(player) ? 'mine' : holders.length > 0 ? 'taken' : 'open';
      return {
        player,
        name: names.get(player) ?? player,
        kind,
        link: kind === 'mine' || (kind === 'open' && guest !== null && room.host === guest),
      };
    }),
    motion: room.motion === null ? null : { ...room.motion, missing: missingIn(room.motion, held) },
    messages: await store.messages(id, MESSAGES_SHOWN),
    note: guest === null ? '' : await store.note(id, guest),
  };
}

const missingIn = ({ agreed }: Motion, held: readonly PlayerId[]): readonly PlayerId[] => held.filter((player) => !agreed.includes(player));
