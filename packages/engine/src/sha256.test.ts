import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

describe('SHA-256', () => {
  it('gives what the standard gives as examples', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with the platform on texts of every length', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = Array.from({ length }, (_, at) => String.fromCharCode((at * 7 + length * 13) % 128)).join('');
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
