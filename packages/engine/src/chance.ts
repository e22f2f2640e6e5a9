const MODULUS = 2 ** 31;

/** The next number of the generator, which is its whole state as well (1889 §9.2). */
export function nextDraw(x: number): number {
  return (Math.imul(1103515245, x) + 12345) & (MODULUS - 1);
}

/** The list shuffled from a seed: one draw per item in its order, then sorted by what was drawn (1889 §9.2). */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let x = ((seed % MODULUS) + MODULUS) % MODULUS;
  return list
    .map((item) => ({ item, drawn: (x = nextDraw(x)) }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);
}
