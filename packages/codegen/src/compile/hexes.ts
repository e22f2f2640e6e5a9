import type { Hex, HexMap, HexSource, Keyed, MapFile } from '@roundhouse/title-schema';
import { face, trackEdges, type Bands } from './faces.ts';

/** Way to the neighbour across each edge, in doubled coordinates. */
export const STEPS_TO_NEIGHBOUR = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
} as const;
/** Colours of hexes that are never built on. */
export const FINAL_COLOURS: readonly string[] = ['grey', 'red', 'blue'];
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export const opposite = (edge: number): number => (edge + 3) % 6;

/** Letters count from A = 0 (AA comes after Z), numbers from 1 = 0. */
export function coordinates(id: string, letters: MapFile['letters']): { readonly x: number; readonly y: number } {
  const [, word = '', number = ''] = /^([A-Z]+)([0-9]+)$/.exec(id) ?? [];
  const letter = [...word].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1;
  const count = Number(number) - 1;
  return letters === 'rows' ? { x: count, y: letter } : { x: letter, y: count };
}

/** Hex ids by coordinates. */
export function hexesByPlace(map: MapFile): ReadonlyMap<string, HexSource> {
  return new Map(
    map.hexes.map((hex) => {
      const { x, y } = coordinates(hex.id, map.letters);
      return [`${x},${y}`, hex];
    }),
  );
}

const impassable = (hex: HexSource, edge: number): boolean =>
  hex.borders.some((border) => border.edge === edge && border.type === 'impassable');

/** Neighbour of a hex across each edge; null where there is none, or where either side says impassable. */
export function neighboursOf(hex: HexSource, map: MapFile, byPlace: ReadonlyMap<string, HexSource>): readonly (HexSource | null)[] {
  const { x, y } = coordinates(hex.id, map.letters);
  return STEPS_TO_NEIGHBOUR[map.layout].map(([dx, dy], edge) => {
    const neighbour = byPlace.get(`${x + dx},${y + dy}`);
    if (neighbour === undefined || impassable(hex, edge) || impassable(neighbour, opposite(edge))) return null;
    return neighbour;
  });
}

/** The board with neighbours and usable edges; `upgradesOf` names the row of the upgrade table of a hex. */
export function compileMap(map: MapFile, bands: Bands, upgradesOf: (hex: HexSource) => string): HexMap {
  const byPlace = hexesByPlace(map);
  const printed = new Map(map.hexes.map((hex) => [hex.id, trackEdges(face(hex, bands))]));
  const compiled = map.hexes.map((hex): Hex => {
    const neighbours = neighboursOf(hex, map, byPlace);
    return {
      id: hex.id,
      name: hex.name ?? null,
      ...coordinates(hex.id, map.letters),
      ...face(hex, bands),
      neighbours: neighbours.map((neighbour) => neighbour?.id ?? null),
      // 1830 §8.4: a neighbour that is never built on counts only where its own track points back.
      exits: neighbours.map(
        (neighbour, edge) =>
          hex.borders.some((border) => border.edge === edge && border.type === 'blind') ||
          (neighbour !== null && (!FINAL_COLOURS.includes(neighbour.colour) || (printed.get(neighbour.id)?.has(opposite(edge)) ?? false))),
      ),
      terrain: hex.terrain,
      borders: hex.borders,
      reserved_hex: hex.reserved_for,
      upgrades: upgradesOf(hex),
    };
  });
  return { layout: map.layout, letters: map.letters, hexes: keyed(compiled) };
}

/** Things by id, in the order of the list. */
export function keyed<T extends { readonly id: string }>(list: readonly T[]): Keyed<T> {
  return { ids: list.map((one) => one.id), of: Object.fromEntries(list.map((one) => [one.id, one])) };
}
