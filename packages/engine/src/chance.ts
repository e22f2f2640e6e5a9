import type { Draft } from './draft.ts';
import { sha256 } from './sha256.ts';
import type { Seed } from './state.ts';

const MODULUS = 2 ** 31;
/** Hexadecimal digits of a hash that make a draw: as many as a number holds exactly. */
const DIGITS = 13;

/** The next number of the generator of records, which is its whole state as well (1889 §9.2). */
export function nextDraw(x: number): number {
  return (Math.imul(1103515245, x) + 12345) & (MODULUS - 1);
}

/** Whether a text can be a seed: 128 bits in hexadecimal. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** What is shown of a seed while it is hidden: whoever is given the seed later can check that it is the same one. */
export const sealOf = (seed: string): string => sha256(seed);

/** One draw: its value, and where the draws stand after it. */
function draw(seed: Seed, drawn: number | null): { readonly value: number; readonly drawn: number } {
  if (typeof seed === 'number') {
    const value = nextDraw(drawn ?? ((seed % MODULUS) + MODULUS) % MODULUS);
    return { value, drawn: value };
  }
  const number = (drawn ?? 0) + 1;
  return { value: Number.parseInt(sha256(`${seed}:${number}`).slice(0, DIGITS), 16), drawn: number };
}

/** A list shuffled, one draw per item in its order, then sorted by what was drawn (1889 §9.2); and where the draws stand after that. */
export function shuffled<T>(
  list: readonly T[],
  seed: Seed,
  drawn: number | null = null,
): { readonly list: readonly T[]; readonly drawn: number | null } {
  let stand = drawn;
  const sorted = list.map((item) => {
    const { value, drawn: after } = draw(seed, stand);
    stand = after;
    return { item, value };
  });
  return { list: sorted.sort((a, b) => a.value - b.value).map(({ item }) => item), drawn: stand };
}

/** Shuffles a list by the draws of the game: the one door for chance. */
export function shuffle<T>(draft: Draft, list: readonly T[]): readonly T[] {
  const { setup, drawn } = draft.state;
  const done = shuffled(list, setup.seed, drawn);
  draft.state.drawn = done.drawn;
  return done.list;
}
