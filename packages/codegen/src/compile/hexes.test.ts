import { expect, test } from 'vitest';
import { DATA, SOUND } from '../../test/broken-title.ts';
import { compileTitle } from '../compile-title.ts';
import { loadLibrary } from '../library.ts';
import { coordinates, opposite, STEPS_TO_NEIGHBOUR } from './hexes.ts';

const hexes = compileTitle(SOUND, loadLibrary(DATA)).title?.map.hexes;

test('letters count rows or columns', () => {
  expect(coordinates('C7', 'rows')).toEqual({ x: 6, y: 2 });
  expect(coordinates('C7', 'columns')).toEqual({ x: 2, y: 6 });
  expect(coordinates('AA1', 'rows')).toEqual({ x: 0, y: 26 });
});

test.each(['flat', 'pointy'] as const)('across opposite edges one goes back (%s)', (layout) => {
  const steps = STEPS_TO_NEIGHBOUR[layout];
  steps.forEach(([x, y], edge) => {
    const [backX = 0, backY = 0] = steps[opposite(edge)] ?? [];
    expect([x + backX, y + backY]).toEqual([0, 0]);
  });
});

test('neighbours see each other over opposite edges', () => {
  for (const hex of Object.values(hexes?.of ?? {})) {
    hex.neighbours.forEach((id, edge) => {
      if (id !== null) expect(hexes?.of[id]?.neighbours[opposite(edge)]).toBe(hex.id);
    });
  }
});

test('an impassable edge has no neighbour, on either side', () => {
  expect(hexes?.of['B16']?.neighbours).toEqual(['C15', 'B14', null, 'A17', 'B18', null]);
  expect(hexes?.of['C17']?.neighbours[2]).toBeNull();
});

test('a hex that is never built on is met only where its own track is (1830 §8.4)', () => {
  // F6 is grey, with track to its edges 5 and 0 only.
  expect(hexes?.of['F4']?.neighbours[4]).toBe('F6');
  expect(hexes?.of['F4']?.exits[4]).toBe(false);
  expect(hexes?.of['G5']?.exits[3]).toBe(true);
});

test('values are given for every band', () => {
  expect(hexes?.of['F2']?.stops[0]?.revenue).toEqual({ yellow: 40, brown: 70 });
});
