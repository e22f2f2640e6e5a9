import { expect, test } from 'vitest';
import { DATA } from '../test/broken-title.ts';
import { sharedTiles } from './compile-title.ts';
import { loadLibrary } from './library.ts';

const faults: unknown[] = [];
const tiles = sharedTiles(loadLibrary(DATA), (fault) => faults.push(fault)) ?? {};

test('shared tiles are sound, and their track names stops that are there', () => {
  expect(faults).toEqual([]);
  for (const [id, tile] of Object.entries(tiles)) {
    const ends = tile.track.flatMap(({ from, to }) => [from, to]).filter((end) => end.startsWith('stop '));
    for (const end of ends) expect(tile.stops[Number(end.slice(5))], `tile ${id}, ${end}`).toBeDefined();
    expect(new Set(ends).size, `tile ${id}: every stop has track`).toBe(tile.stops.length);
  }
});

test('the library has every colour that titles share', () => {
  expect(new Set(Object.values(tiles).map(({ colour }) => colour))).toEqual(new Set(['yellow', 'green', 'brown', 'grey']));
});
