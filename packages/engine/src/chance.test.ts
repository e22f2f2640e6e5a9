import { describe, expect, it } from 'vitest';
import { nextDraw, shuffled } from './chance.ts';

describe('the generator', () => {
  it('is linear congruential, modulo 2^31', () => {
    expect(nextDraw(0)).toBe(12345);
    expect(nextDraw(1)).toBe(Number((1103515245n + 12345n) % 2147483648n));
    for (const x of [7, 23366, 2147483647]) expect(nextDraw(x)).toBe(Number((1103515245n * BigInt(x) + 12345n) % 2147483648n));
  });

  it('draws as in the reference: seed 23366 puts three of eight in front', () => {
    // games/README §7 names the three that leave the game.
    const list = ['CPR', 'GT', 'IC', 'MC', 'MP', 'NKP', 'NW', 'OSH'];
    expect([...shuffled(list, 23366).slice(0, 3)].sort()).toEqual(['NKP', 'NW', 'OSH']);
  });

  it('takes any seed, and keeps the list', () => {
    const list = [1, 2, 3, 4];
    expect(shuffled(list, 2 ** 31 + 5)).toEqual(shuffled(list, 5));
    expect([...shuffled(list, -3)].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4]);
  });
});
