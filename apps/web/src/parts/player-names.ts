// Control characters, marks that turn the reading direction, line ends, halves of a pair, and signs of no width.
const UNFIT = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060\ufeff]/u;
const SEEN = /[^\p{C}\p{Z}\p{M}]/u;

/** A name as it is kept: without spaces around it, and written in one way only. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/ +/g, ' ');

/** Whether a name can be shown among other words without disturbing them. */
export const fitName = (name: string): boolean => !UNFIT.test(name) && SEEN.test(name);

/** Whether two of these (tidy) names could be taken for each other. */
export const sameNames = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size < names.length;

/** A name for one more player: the first number that nobody bears. */
export function freeName(names: readonly string[], nameOf: (number: number) => string): string {
  for (let number = 1; ; number += 1) {
    const name = nameOf(number);
    if (!names.some((other) => sameNames([name, tidyName(other)]))) return name;
  }
}
