import type { HexSource, MapFile } from '@roundhouse/title-schema';
import { coordinates, hexesByPlace, STEPS_TO_NEIGHBOUR } from '../compile/hexes.ts';
import { check } from './check.ts';

const parity = (hex: Pick<HexSource, 'id'>, map: MapFile): number => {
  const { x, y } = coordinates(hex.id, map.letters);
  return (x + y) % 2;
};

/** Hexes that lie between the others: letter and number of an id add up to odd numbers only, or to even ones only. */
export function misplacedHexes(map: MapFile): readonly HexSource[] {
  const even = map.hexes.filter((hex) => parity(hex, map) === 0);
  const odd = map.hexes.filter((hex) => parity(hex, map) === 1);
  return even.length >= odd.length ? odd : even;
}

/** Whether nothing across an edge may come of a hex that is misplaced: one beside the place is. */
export function besideMisplaced(hex: HexSource, edge: number, map: MapFile, misplaced: readonly HexSource[]): boolean {
  if (misplaced.length === 0) return false;
  if (misplaced.includes(hex)) return true;
  const [dx, dy] = STEPS_TO_NEIGHBOUR[map.layout][edge] ?? [0, 0];
  const { x, y } = coordinates(hex.id, map.letters);
  return misplaced.some((other) => {
    const there = coordinates(other.id, map.letters);
    return Math.abs(there.x - x - dx) + Math.abs(there.y - y - dy) === 1;
  });
}

/** Every hex lies where the layout can have one. */
export const hexesFitLayout = check(['map'], (title) => {
  const { map } = title.source;
  const misplaced = misplacedHexes(map);
  map.hexes.forEach((hex, index) => {
    if (!misplaced.includes(hex)) return;
    const [, letters = '', number = '0'] = /^([A-Z]+)([0-9]+)$/.exec(hex.id) ?? [];
    const free = [Number(number) - 1, Number(number) + 1]
      .filter((one) => one > 0)
      .map((one) => `${letters}${one}`)
      .filter((id) => map.hexes.every((other) => other.id !== id));
    title.fault(
      'hex.layout',
      ['map', 'hexes', index, 'id'],
      `no hex can lie at ${hex.id}: it would lie between those of its ${map.letters === 'rows' ? 'row' : 'column'}`,
      free.length === 0 ? 'take it out, or give it another number' : `call it ${free.join(' or ')}`,
    );
  });
});

/** A border that joins two hexes to one area has a hex beyond it. */
export const bordersMeet = check(['map'], (title) => {
  const { map } = title.source;
  const byPlace = hexesByPlace(map);
  const misplaced = misplacedHexes(map);
  map.hexes.forEach((hex, index) => {
    hex.borders.forEach(({ edge, type }, number) => {
      const [dx, dy] = STEPS_TO_NEIGHBOUR[map.layout][edge] ?? [0, 0];
      const { x, y } = coordinates(hex.id, map.letters);
      if (type !== 'seamless' || byPlace.has(`${x + dx},${y + dy}`) || besideMisplaced(hex, edge, map, misplaced)) return;
      title.fault(
        'border.nowhere',
        ['map', 'hexes', index, 'borders', number],
        `no hex lies beyond edge ${edge} of ${hex.id}`,
        'name the edge at which the other hex of the area lies, or take the border out',
      );
    });
  });
});
