import { findTitle } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { drawFace, freePlace, MIDDLE } from './drawing.ts';
import { APOTHEM, at, centre, distance, edgeAngle, edgePoint, pointBetween, RADIUS, type Layout } from './layout.ts';

const title = findTitle('1830');
const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];
const close = (a: { x: number; y: number }, b: { x: number; y: number }) => expect(distance(a, b)).toBeLessThan(0.01);

describe('layout', () => {
  it('puts every neighbour behind the side that names it', () => {
    if (title === null) throw new Error('no title');
    const { layout, hexes } = title.map;
    for (const id of hexes.ids) {
      const hex = hexes.of[id];
      hex?.neighbours.forEach((other, edge) => {
        const beside = other === null ? undefined : hexes.of[other];
        if (beside === undefined) return;
        const here = centre(layout, hex);
        const out = at(edgeAngle(layout, edge), APOTHEM * 2);
        close(centre(layout, beside), { x: here.x + out.x, y: here.y + out.y });
      });
    }
  });

  it('runs track between sides from one side to the other, in both directions', () => {
    for (const layout of LAYOUTS) {
      for (let from = 0; from < 6; from += 1) {
        for (let to = 0; to < 6; to += 1) {
          if (from === to) continue;
          close(pointBetween(layout, from, to, 0).point, edgePoint(layout, from));
          close(pointBetween(layout, from, to, 1).point, edgePoint(layout, to));
          close(pointBetween(layout, from, to).point, pointBetween(layout, to, from).point);
        }
      }
    }
  });
});

describe('drawing', () => {
  it('keeps the stops of every tile apart and inside, at every turn', () => {
    if (title === null) throw new Error('no title');
    for (const id of title.tiles.ids) {
      const tile = title.tiles.of[id];
      if (tile === undefined) continue;
      for (let rotation = 0; rotation < 6; rotation += 1) {
        const { stops } = drawFace(tile, rotation, title.map.layout);
        for (const [index, stop] of stops.entries()) {
          expect(distance(stop.point, MIDDLE), id).toBeLessThan(APOTHEM);
          for (const other of stops.slice(index + 1)) expect(distance(stop.point, other.point), id).toBeGreaterThan(RADIUS * 0.3);
        }
      }
    }
  });

  it('finds lettering a place beside what is there', () => {
    const place = freePlace('pointy', [{ ...MIDDLE, half: MIDDLE }], [], { x: 9, y: 7 });
    expect(distance(place, MIDDLE)).toBeGreaterThan(9);
  });
});
