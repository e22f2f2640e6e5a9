/** SHA-256 of FIPS 180-4, in code that every runtime can do: the engine asks no platform for anything. */

const BEGINNING: readonly number[] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ROUNDS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
const WORDS = 16;

/** The SHA-256 of a text of ASCII characters, in hexadecimal. */
export function sha256(text: string): string {
  const words = padded(text);
  let hash = BEGINNING;
  for (let from = 0; from < words.length; from += WORDS) hash = compressed(hash, words.slice(from, from + WORDS));
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The text as words of 32 bits, with a one behind it, zeros, and its length in bits (§5.1.1). */
function padded(text: string): readonly number[] {
  const blocks = Math.ceil((text.length + 9) / (4 * WORDS));
  const words = Array.from({ length: blocks * WORDS }, () => 0);
  for (const [at, code] of [...text]
    .map((character) => character.charCodeAt(0))
    .concat(0x80)
    .entries())
    words[at >> 2] = (words[at >> 2] ?? 0) | (code << (24 - 8 * (at & 3)));
  words[words.length - 1] = 8 * text.length;
  return words;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block taken into the hash (§6.2.2). */
function compressed(hash: readonly number[], block: readonly number[]): readonly number[] {
  const schedule = [...block];
  const word = (at: number): number => schedule[at] ?? 0;
  for (let at = WORDS; at < ROUNDS.length; at += 1) {
    const [near, far] = [word(at - 2), word(at - 15)];
    const sums = (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3));
    schedule.push((sums + word(at - 7) + word(at - 16)) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [at, constant] of ROUNDS.entries()) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(at);
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((part, at) => (part + (hash[at] ?? 0)) >>> 0);
}
