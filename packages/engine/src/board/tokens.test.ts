import { describe, expect, it } from 'vitest';
import { smallBoard, type Sketch } from '../../test/small-board.ts';
import { boardWithToken, freeSlot, tokenPlaces, tokenRefusal } from './tokens.ts';

const line: Sketch = {
  hexes: {
    A1: { stops: [{}], track: 'a4' },
    A3: { stops: [{ slots: 2, reserved: ['home'] }], track: '1a a4' },
    A5: { stops: [{}, {}], track: '1a' },
    A7: { stops: [{}] },
    A9: { stops: [{}, {}], reserved_hex: ['late'] },
    A11: { stops: [{ kind: 'town' }] },
  },
  stations: [['us', 'A1/0']],
  homes: { home: 'A3', late: 'A9' },
};
const refusalOf = (sketch: Sketch, operator: string, [hex, stop, slot]: readonly [string, number, number], connected = true) =>
  tokenRefusal(smallBoard(sketch), operator, { hex, stop, slot }, { connected })?.rule ?? null;

describe('a token', () => {
  it('needs a free slot of a city (1830 §8.7)', () => {
    expect(refusalOf(line, 'us', ['Q1', 0, 0])).toBe('action.unknown_thing');
    expect(refusalOf(line, 'us', ['A11', 0, 0], false)).toBe('token.no_slot');
    expect(refusalOf(line, 'us', ['A3', 0, 2])).toBe('token.no_slot');
    expect(
      refusalOf(
        {
          ...line,
          stations: [
            ['us', 'A1/0'],
            ['x', 'A7/0'],
          ],
        },
        'us',
        ['A7', 0, 0],
        false,
      ),
    ).toBe('token.no_slot');
  });

  it('leaves a slot kept for a home free until its owner has placed', () => {
    expect(refusalOf(line, 'us', ['A3', 0, 0])).toBe('token.reserved');
    expect(refusalOf(line, 'us', ['A3', 0, 1])).toBeNull();
    expect(refusalOf(line, 'home', ['A3', 0, 0], false)).toBeNull();
    const placed: Sketch = {
      ...line,
      stations: [
        ['us', 'A1/0'],
        ['home', 'A7/0'],
      ],
    };
    expect(refusalOf(placed, 'us', ['A3', 0, 0])).toBeNull();
  });

  it('keeps out of a hex closed for a home whose city is open, also while that token waits there (1830 §8.5)', () => {
    expect(refusalOf(line, 'us', ['A9', 1, 0], false)).toBe('token.reserved');
    expect(
      refusalOf(
        {
          ...line,
          stations: [
            ['us', 'A1/0'],
            ['late', 'A9'],
          ],
        },
        'us',
        ['A9', 1, 0],
        false,
      ),
    ).toBe('token.reserved');
    expect(
      refusalOf(
        {
          ...line,
          stations: [
            ['us', 'A1/0'],
            ['late', 'A9/0'],
          ],
        },
        'us',
        ['A9', 1, 0],
        false,
      ),
    ).toBeNull();
  });

  it('comes once to a hex, and only where track leads', () => {
    expect(refusalOf({ ...line, stations: [['us', 'A5/0']] }, 'us', ['A5', 1, 0], false)).toBe('token.one_per_hex');
    expect(refusalOf(line, 'us', ['A7', 0, 0])).toBe('token.not_reachable');
    expect(refusalOf(line, 'us', ['A5', 1, 0])).toBe('token.not_reachable');
    expect(refusalOf(line, 'us', ['A5', 0, 0])).toBeNull();
  });

  it('is listed exactly where it is allowed', () => {
    const game = smallBoard(line);
    expect(tokenPlaces(game, 'us', { connected: true })).toEqual([
      { hex: 'A3', stop: 0, slot: 1 },
      { hex: 'A5', stop: 0, slot: 0 },
    ]);
    for (const connected of [true, false]) {
      const all = game.title.map.hexes.ids.flatMap((hex) => [0, 1].flatMap((stop) => [0, 1].map((slot) => ({ hex, stop, slot }))));
      expect(tokenPlaces(game, 'us', { connected })).toEqual(
        all.filter((place) => tokenRefusal(game, 'us', place, { connected }) === null),
      );
    }
  });

  it('takes the slot kept for its owner, others the next', () => {
    const game = smallBoard(line);
    expect([freeSlot(game, 'home', 'A3', 0), freeSlot(game, 'us', 'A3', 0), freeSlot(game, 'us', 'A11', 0)]).toEqual([0, 1, null]);
    expect(boardWithToken(game.state.board, { owner: 'us', hex: 'A3', stop: 0, slot: 1 }).stations).toHaveLength(2);
  });
});
