// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { coloursOf, freeColour, keepColours, swapped } from './player-colours.ts';

beforeEach(() => localStorage.clear());

describe('colours of players', () => {
  it('are kept by table', () => {
    keepColours('one', { '1': 3, '2': 1 });
    keepColours('two', { '1': 8 });
    expect(coloursOf('one')).toEqual({ '1': 3, '2': 1 });
    expect(coloursOf('two')).toEqual({ '1': 8 });
    expect(coloursOf('three')).toEqual({});
  });

  it.each(['', '{', '{}', '[null,3]', '[{"table":"one","colours":{"1":9}}]', '[{"table":"one","colours":{"1":"red"}}]'])(
    'are those of the seats where what is kept is broken: %s',
    (text) => {
      localStorage.setItem('roundhouse.colours', text);
      expect(coloursOf('one')).toEqual({});
    },
  );

  it('change places when one is taken from another player', () => {
    expect(swapped([1, 2, 3], 0, 3)).toEqual([3, 2, 1]);
    expect(swapped([1, 2, 3], 0, 7)).toEqual([7, 2, 3]);
    expect(swapped([1, 2, 3], 1, 2)).toEqual([1, 2, 3]);
  });

  it('are free in order', () => {
    expect(freeColour([1, 3, 2])).toBe(4);
    expect(freeColour([])).toBe(1);
    expect(freeColour([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1);
  });
});
