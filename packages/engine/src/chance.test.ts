import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { isSeed, nextDraw, sealOf, shuffled } from './chance.ts';

describe('the generator of game files', () => {
  it('is linear congruential, modulo 2^31', () => {
    expect(nextDraw(0)).toBe(12345);
    expect(nextDraw(1)).toBe(Number((1103515245n + 12345n) % 2147483648n));
    for (const x of [7, 23366, 2147483647]) expect(nextDraw(x)).toBe(Number((1103515245n * BigInt(x) + 12345n) % 2147483648n));
  });

  it('draws as in the reference: seed 23366 puts three of eight in front', () => {
    // games/README §7 names the three that leave the game.
    const list = ['CPR', 'GT', 'IC', 'MC', 'MP', 'NKP', 'NW', 'OSH'];
    expect([...shuffled(list, 23366).list.slice(0, 3)].sort()).toEqual(['NKP', 'NW', 'OSH']);
  });

  it('takes any seed, and keeps the list', () => {
    const list = [1, 2, 3, 4];
    expect(shuffled(list, 2 ** 31 + 5)).toEqual(shuffled(list, 5));
    expect([...shuffled(list, -3).list].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4]);
  });
});

describe('the generator of our own games', () => {
  const seed = '00112233445566778899aabbccddeeff';
  const list = Array.from({ length: 12 }, (_, index) => index);

  it('draws what anybody can reckon from the seed: the first 13 digits of SHA-256 of seed and number', () => {
    const value = (number: number) => Number.parseInt(createHash('sha256').update(`${seed}:${number}`).digest('hex').slice(0, 13), 16);
    expect(shuffled(list, seed)).toEqual({ list: [...list].sort((a, b) => value(a + 1) - value(b + 1)), drawn: 12 });
    expect(shuffled(list, seed, 12)).toEqual({ list: [...list].sort((a, b) => value(a + 13) - value(b + 13)), drawn: 24 });
  });

  it('puts every item into every place about as often', () => {
    const counts = list.map(() => 0);
    const times = 3000;
    for (let time = 0; time < times; time += 1) {
      const { list: mixed } = shuffled(list, createHash('md5').update(String(time)).digest('hex'));
      counts[mixed.indexOf(0)] = (counts[mixed.indexOf(0)] ?? 0) + 1;
    }
    const due = times / list.length;
    const chi = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
    // One in a thousand lies above this with 11 degrees of freedom.
    expect(chi).toBeLessThan(31.3);
  });

  it('has seeds of 128 bits, and seals that say nothing of them but can be checked', () => {
    expect([isSeed(seed), isSeed('7'), isSeed(seed.toUpperCase()), isSeed(`${seed}0`)]).toEqual([true, false, false, false]);
    expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});
