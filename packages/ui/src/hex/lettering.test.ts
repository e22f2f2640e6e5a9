import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import type { Face, Terrain } from '@roundhouse/title-schema';
import { drawFace, type Drawing } from './drawing.ts';
import { costlySides } from './borders.ts';
import { edgePoint } from './layout.ts';
import { letteringOf, SIDE, type PlacedWords } from './lettering.ts';

/** Whether words lie over a stop or track; `half`: half the width of a letter, as a part of its size. */
function liesOver({ busy }: Drawing, { lines, size, x, y }: PlacedWords, half: number): boolean {
  const across = Math.max(...lines.map(({ length }) => length)) * size * half;
  const down = (size / 2) * lines.length;
  return busy.some((box) => Math.abs(box.x - x) < across + box.half.x && Math.abs(box.y - y) < down + box.half.y);
}

const TURNS = [0, 1, 2, 3, 4, 5];

describe('names on the map', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))('lie beside the printed track of %s', (_, title) => {
    const { hexes, layout } = title.map;
    const over = hexes.ids.filter((id) => {
      const hex = hexes.of[id];
      if (hex?.name === undefined || hex.name === null) return false;
      const drawing = drawFace(hex, 0, layout);
      const letters = { face: hex, layout, name: hex.name, terrain: hex.terrain, coordinate: null, number: null, guests: 0 };
      const { named } = letteringOf(drawing, letters);
      return named !== null && liesOver(drawing, named, 0.25);
    });
    expect(over).toEqual([]);
  });
});

describe('labels', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))('lie beside stops and track of %s', (_, { map, tiles }) => {
    const { layout, hexes } = map;
    const over = (face: Face & { readonly terrain: readonly Terrain[] }, turn: number, name: string | null): boolean => {
      const drawing = drawFace(face, turn, layout);
      const { label } = letteringOf(drawing, { face, layout, name, terrain: face.terrain, coordinate: null, number: null, guests: 0 });
      return label !== null && liesOver(drawing, label, 0.3);
    };
    const printed = hexes.ids.filter((id) => {
      const hex = hexes.of[id];
      return hex !== undefined && over(hex, 0, hex.name);
    });
    const laid = tiles.ids.filter((id) => {
      const tile = tiles.of[id];
      return tile !== undefined && TURNS.some((turn) => over(tile, turn, null));
    });
    expect([printed, laid]).toEqual([[], []]);
  });
});

describe('what a terrain costs', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))('lies beside what the sides of %s cost', (_, title) => {
    const { hexes, layout } = title.map;
    for (const id of hexes.ids) {
      const hex = hexes.of[id];
      if (hex === undefined) continue;
      const sides = costlySides(title, hex);
      const letters = { face: hex, layout, name: hex.name, terrain: hex.terrain, coordinate: null, number: null, guests: 0, sides };
      const { costs } = letteringOf(drawFace(hex, 0, layout), letters);
      for (const { place } of costs)
        for (const edge of sides) {
          const { x, y } = edgePoint(layout, edge);
          expect(Math.abs(place.x - x) < SIDE.x + 8.5 && Math.abs(place.y - y) < SIDE.y + 9, id).toBe(false);
        }
    }
  });
});
