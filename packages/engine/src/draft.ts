import type { Title } from '@roundhouse/title-schema';
import type { GameEvent } from './event.ts';
import type { Game, State } from './state.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A game while an action changes it. The outer state object is the draft's own; every slice inside is
 * replaced, never changed, so that what did not change stays the same object as before.
 */
export interface Draft extends Game {
  /** The charters of systems come into it while the game goes on. */
  title: Title;
  readonly state: Open<State>;
  readonly events: GameEvent[];
}

export function openDraft(game: Game): Draft {
  return { title: game.title, state: { ...game.state }, events: [] };
}

/** The entry of a record that must be there; its absence is a bug, not a player's mistake. */
export function at<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = record[key];
  if (value === undefined) throw new Error(`no entry '${key}'`);
  return value;
}

/** The element that must be there. */
export function first<T>(list: readonly T[]): T {
  const value = list[0];
  if (value === undefined) throw new Error('list is empty');
  return value;
}

/** A copy of the record with one entry replaced. */
export function put<T>(record: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> {
  return { ...record, [key]: value };
}

/** A copy of the list without the first occurrence of the item. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)];
}

const turned = <T>(list: readonly T[], by: number): readonly T[] => [...list.slice(by), ...list.slice(0, by)];

/** The list turned so that it begins after the item; the list itself when the item is not in it. */
export function after<T>(list: readonly T[], item: T): readonly T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : turned(list, i + 1);
}

/** The list turned so that it begins with the item; the list as it is when the item is not in it. */
export const beginningAt = <T>(list: readonly T[], item: T): readonly T[] => turned(list, Math.max(0, list.indexOf(item)));
