import type { Power, PowerName } from '@roundhouse/title-schema';
import { at } from '../draft.ts';
import type { Game, PrivateId } from '../state.ts';

export type { Power, Title } from '@roundhouse/title-schema';
export type { PrivateId } from '../state.ts';
export type PowerOf<N extends PowerName> = Extract<Power, { power: N }>;

/** A power of a kind, with the private that has it and its place in the private's list. */
export interface Held<N extends PowerName> {
  readonly private: PrivateId;
  readonly index: number;
  readonly power: PowerOf<N>;
}

/** All powers of a kind on privates that are still open, in printed order. */
export function openPowers<N extends PowerName>(game: Game, name: N): readonly Held<N>[] {
  const found: Held<N>[] = [];
  for (const id of game.title.privates.ids) {
    if (at(game.state.privates, id).closed) continue;
    at(game.title.privates.of, id).powers.forEach((power, index) => {
      if (isPower(power, name)) found.push({ private: id, index, power });
    });
  }
  return found;
}

function isPower<N extends PowerName>(power: Power, name: N): power is PowerOf<N> {
  return power.power === name;
}

/** How often a power has been used. */
export function usesOf(game: Game, held: { readonly private: PrivateId; readonly index: number }): number {
  return at(game.state.privates, held.private).used[held.index] ?? 0;
}

/** Whether a private that is in the game belongs to such an owner. */
export function isOwnedBy(game: Game, id: PrivateId, kind: 'player' | 'operator' | 'anyone'): boolean {
  const { owner } = at(game.state.privates, id);
  return owner !== null && (kind === 'anyone' || owner.startsWith(`${kind}/`));
}
