/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** A generator of its own for the bots (mulberry32): the game's draws are not touched. Same seed, same numbers. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list, each as likely as its weight; null where the list is empty. */
export function pick<T>(list: readonly T[], chance: Chance, weigh: (item: T) => number = () => 1): T | null {
  let left = chance() * list.reduce((sum, item) => sum + weigh(item), 0);
  for (const item of list) {
    left -= weigh(item);
    if (left < 0) return item;
  }
  return list.at(-1) ?? null;
}
