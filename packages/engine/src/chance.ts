const MODULUS = 2 ** 31;

/** The next number of the generator, which is its whole state as well (1889 §9.2). */
export function nextDraw(x: number): number {
  return (Math.imul(1103515245, x) + 12345) & (MODULUS - 1);
}

/** The state of the generator before the first draw. */
export function beginDraws(seed: number): number {
  return ((seed % MODULUS) + MODULUS) % MODULUS;
}

/** The list shuffled, one draw per item in its order, then sorted by what was drawn; and the generator after that (1889 §9.2). */
export function shuffledFrom<T>(list: readonly T[], drawn: number): { readonly list: readonly T[]; readonly drawn: number } {
  let x = drawn;
  const sorted = list.map((item) => ({ item, drawn: (x = nextDraw(x)) })).sort((a, b) => a.drawn - b.drawn);
  return { list: sorted.map(({ item }) => item), drawn: x };
}

/** The list shuffled from a seed. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  return shuffledFrom(list, beginDraws(seed)).list;
}
