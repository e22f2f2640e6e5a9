import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { drawFace } from './drawing.ts';
import { letteringOf } from './lettering.ts';

describe('names on the map', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))('lie beside the printed track of %s', (_, title) => {
    const { hexes, layout } = title.map;
    const over = hexes.ids.filter((id) => {
      const hex = hexes.of[id];
      if (hex?.name === undefined || hex.name === null) return false;
      const drawing = drawFace(hex, 0, layout);
      const letters = { face: hex, layout, name: hex.name, terrain: hex.terrain, coordinate: null, number: null, guests: 0 };
      const { named } = letteringOf(drawing, letters);
      if (named === null) return false;
      const half = {
        x: Math.max(...named.lines.map(({ length }) => length)) * named.size * 0.25,
        y: (named.size / 2) * named.lines.length,
      };
      return drawing.busy.some((box) => Math.abs(box.x - named.x) < half.x + box.half.x && Math.abs(box.y - named.y) < half.y + box.half.y);
    });
    expect(over).toEqual([]);
  });
});
