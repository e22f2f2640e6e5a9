import { describe, expect, it } from 'vitest';
import { freeName, sameNames } from './player-names.ts';

const player = (number: number) => `Player ${String(number)}`;

describe('names of players', () => {
  it('are given by the first number that nobody bears', () => {
    expect(freeName(['Player 2', 'Player 3'], player)).toBe('Player 1');
    expect(freeName(['Player 1', ' player 2 ', 'Ann'], player)).toBe('Player 3');
    expect(freeName(['Ann', 'Ann'], player)).toBe('Player 1');
  });

  it('are the same when they look the same', () => {
    expect(sameNames(['Ann', 'ann'])).toBe(true);
    expect(sameNames(['Ann', 'Ａnn'])).toBe(true);
    expect(sameNames(['Ann', 'Anne'])).toBe(false);
  });
});
