import type { Upgrade } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { smallBoard, type Sketch } from '../../test/small-board.ts';
import { boardAfterLay, isUpgrade, layRefusal, legalLays, terrainCost, type Lay } from './lays.ts';

const every = (tile: string, stops: Upgrade['stops'] = []): Upgrade[] => [0, 1, 2, 3, 4, 5].map((rotation) => ({ tile, rotation, stops }));

/** A city in A1 and plain land east of it; A5 is grey and meets A3 only at its side 1. */
const line: Sketch = {
  hexes: {
    A1: { stops: [{}], colour: 'yellow', track: 'a4' },
    A3: { cost: 80 },
    A5: { colour: 'grey', track: '14' },
    A7: {},
    B2: {},
    B4: {},
  },
  tiles: {
    straight: { track: '03', count: 1 },
    curve: { track: '02', count: 'unlimited' },
    fork: { colour: 'green', track: '03 05', cost: 40 },
    cross: { colour: 'brown', track: '03 14' },
  },
  upgrades: {
    'hex A3': [...every('straight'), ...every('curve')],
    'hex A7': every('straight'),
    'hex B2': every('straight'),
    'tile straight': [
      { tile: 'fork', rotation: 0, stops: [] },
      { tile: 'cross', rotation: 0, stops: [] },
    ],
  },
  stations: [['us', 'A1/0']],
};
const refusalOf = (sketch: Sketch, lay: Lay, connected = true) => layRefusal(smallBoard(sketch), 'us', lay, { connected })?.rule ?? null;

describe('a lay', () => {
  it('needs a hex, a tile, the colour of the phase, a copy and an upgrade (1830 §8.1, §8.2)', () => {
    expect(refusalOf(line, { hex: 'Z9', tile: 'straight', rotation: 1 })).toBe('action.unknown_thing');
    expect(refusalOf(line, { hex: 'A3', tile: 'toString', rotation: 1 })).toBe('action.unknown_thing');
    expect(refusalOf({ ...line, laid: { A3: 'straight/1' } }, { hex: 'A3', tile: 'cross', rotation: 1 })).toBe('track.colour');
    expect(refusalOf({ ...line, laid: { A7: 'straight/1' } }, { hex: 'A3', tile: 'straight', rotation: 1 })).toBe('track.supply');
    expect(refusalOf(line, { hex: 'A5', tile: 'straight', rotation: 1 })).toBe('track.upgrade');
    expect(refusalOf(line, { hex: 'A3', tile: 'straight', rotation: 1 })).toBeNull();
  });

  it('reads the upgrade table from the old tile as it lies', () => {
    const laid = { ...line, laid: { A3: 'straight/1' } };
    expect(refusalOf(laid, { hex: 'A3', tile: 'fork', rotation: 1 })).toBeNull();
    expect(refusalOf(laid, { hex: 'A3', tile: 'fork', rotation: 0 })).toBe('track.upgrade');
  });

  it('has no exit off the map or against a printed hex (1830 §8.4)', () => {
    expect(refusalOf(line, { hex: 'A3', tile: 'straight', rotation: 2 })).toBe('track.exits');
    expect(refusalOf(line, { hex: 'A7', tile: 'straight', rotation: 1 }, false)).toBe('track.exits');
  });

  it('touches the network unless a power lays it anywhere (1830 §8.4)', () => {
    expect(refusalOf(line, { hex: 'A3', tile: 'curve', rotation: 2 })).toBe('track.exits');
    expect(refusalOf(line, { hex: 'A3', tile: 'curve', rotation: 4 })).toBe('track.not_connected');
    expect(refusalOf(line, { hex: 'A3', tile: 'curve', rotation: 4 }, false)).toBeNull();
  });

  it('is listed exactly when it is allowed', () => {
    for (const connected of [true, false]) {
      const game = smallBoard(line);
      const allowed = game.title.map.hexes.ids.flatMap((hex) =>
        game.title.tiles.ids.flatMap((tile) =>
          [0, 1, 2, 3, 4, 5]
            .map((rotation) => ({ hex, tile, rotation }))
            .filter((lay) => layRefusal(game, 'us', lay, { connected }) === null),
        ),
      );
      expect(legalLays(game, 'us', { connected })).toEqual(allowed);
      expect(legalLays(game, 'us', { connected, tiles: ['straight'] })).toEqual(allowed.filter(({ tile }) => tile === 'straight'));
    }
  });

  it('costs what is printed on the hex or on the tile replaced (1830 §8.3)', () => {
    expect(terrainCost(smallBoard(line), 'A3')).toBe(80);
    expect(terrainCost(smallBoard({ ...line, laid: { A3: 'straight/1' } }), 'A3')).toBe(0);
    expect(terrainCost(smallBoard({ ...line, laid: { A3: 'fork/1' } }), 'A3')).toBe(40);
    expect([isUpgrade(smallBoard(line), 'A3'), isUpgrade(smallBoard(line), 'A1')]).toEqual([false, true]);
  });

  it('must add usable track or value where the title is semi-restrictive', () => {
    const sketch: Sketch = {
      ...line,
      restriction: 'semi_restrictive',
      laid: { A3: 'straight/1' },
      upgrades: {
        ...line.upgrades,
        'tile straight': [
          { tile: 'fork', rotation: 0, stops: [] },
          { tile: 'fork', rotation: 3, stops: [] },
        ],
      },
    };
    const north: Sketch = { ...sketch, hexes: { ...sketch.hexes, '@4': {} } };
    // Track 1–4 lies, and our trains come in at 1. New track from 1 to 0 is of use to them, new track from 4 to 3 is not.
    expect(refusalOf(north, { hex: 'A3', tile: 'fork', rotation: 1 })).toBeNull();
    expect(refusalOf(north, { hex: 'A3', tile: 'fork', rotation: 4 })).toBe('track.not_connected');
    expect(refusalOf({ ...north, restriction: 'permissive' }, { hex: 'A3', tile: 'fork', rotation: 4 })).toBeNull();
  });
});

describe('the board after a lay', () => {
  it('takes the named copy, else the first free one, and gives the old one back', () => {
    const game = smallBoard({ ...line, laid: { A3: 'straight/1' } });
    expect(boardAfterLay(game, { hex: 'A3', tile: 'fork', rotation: 1, copy: 1 })).toMatchObject({
      tiles: { A3: { tile: 'fork', copy: 1, rotation: 1 } },
      supply: { fork: [0], straight: [0] },
    });
    expect(boardAfterLay(game, { hex: 'A3', tile: 'fork', rotation: 1, copy: 7 }).tiles['A3']?.copy).toBe(0);
    expect(game.state.board.tiles['A3']?.tile).toBe('straight');
  });

  it('numbers the copies of unlimited tiles', () => {
    const board = boardAfterLay(smallBoard(line), { hex: 'A3', tile: 'curve', rotation: 1 });
    expect([board.tiles['A3']?.copy, board.next_copy['curve']]).toEqual([0, 1]);
  });

  it('carries stations to what their cities have become, and lets them wait where that is open (1830 §8.5)', () => {
    const twins: Sketch = {
      hexes: { A1: { colour: 'yellow', stops: [{}, {}] }, A3: {}, B2: {} },
      tiles: {
        two: { colour: 'green', stops: [{}, {}], track: '0a 4b' },
        one: { colour: 'green', stops: [{ slots: 2 }], track: '0a 4a' },
      },
      upgrades: {
        'hex A1': [
          { tile: 'two', rotation: 0, stops: [null, null] },
          { tile: 'one', rotation: 0, stops: [null, null] },
        ],
        'tile two': [{ tile: 'one', rotation: 0, stops: [0, 0] }],
      },
      stations: [
        ['us', 'A1/1'],
        ['them', 'A1/0'],
        ['late', 'A1'],
      ],
    };
    const where = (sketch: Sketch, tile: string) =>
      boardAfterLay(smallBoard(sketch), { hex: 'A1', tile, rotation: 0 }).stations.map(
        ({ owner, stop, slot }) => `${owner} ${stop} ${slot}`,
      );
    expect(where(twins, 'two')).toEqual(['us null 0', 'them null 0', 'late null 0']);
    expect(where(twins, 'one')).toEqual(['us 0 0', 'them 0 1', 'late null 0']);
    expect(where({ ...twins, laid: { A1: 'two/0' } }, 'one')).toEqual(['us 0 0', 'them 0 1', 'late null 0']);
  });
});
