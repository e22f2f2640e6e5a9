import type { Reach } from '@roundhouse/title-schema';
import fc from 'fast-check';
import type { Game } from '../src/state.ts';
import { anyStops, smallBoard, type FaceSketch } from './small-board.ts';

const city = (value: number, slots = 1) => ({ kind: 'city', value, slots }) as const;
const town = { kind: 'town', value: 10 } as const;

/** Prints to draw from: plain track with and without switches, towns, cities, junctions, off-boards. */
const FACES: readonly FaceSketch[] = [
  {},
  { track: '03' },
  { track: '02' },
  { track: '01' },
  { track: '03 04' },
  { track: '02 04' },
  { track: '03 14' },
  { track: '03 02 13' },
  { track: '0j 2j 4j' },
  { track: '0j 1j 3j 4j' },
  { stops: [town], track: '0a a3' },
  { stops: [town, town], track: '0a a3 1b b4' },
  { stops: [city(20)], track: '0a a3' },
  { stops: [city(30, 2)], track: '0a 1a 3a 4a' },
  { stops: [city(40)], track: '0a 2a 4a' },
  { stops: [city(50), city(50)], track: '0a 1a 3b 4b' },
  { stops: [city(20), town], track: '0a ab b3' },
  { stops: [city(10)], track: '0a 3a 03' },
  { stops: [city(60, 2)], track: '0a 1a 2a 3a 4a 5a' },
  { stops: [{ kind: 'offboard', value: 40, groups: ['east'] }], colour: 'red', track: '0a 1a' },
  { stops: [{ kind: 'offboard', value: 30, groups: ['east'] }], colour: 'red', track: '2a 3a' },
];

/** Mostly switches: boards on which trains are turned round. */
export const TANGLE: readonly FaceSketch[] = [
  { track: '03 04 12 25' },
  { track: '03 02 15 45' },
  { track: '02 04 13 35' },
  { track: '01 05 23 34' },
  { track: '01 12 34 45' },
  { track: '03 02 13 12 45' },
  { stops: [city(20)], track: '0a 2a 4a 13 15' },
  { stops: [city(20)], track: '0a a3 14 24' },
];

const REACHES: readonly (readonly Reach[])[] = [
  anyStops(2),
  anyStops(3),
  anyStops(4),
  anyStops('all'),
  anyStops(4, 2),
  [
    { stops: ['city', 'offboard', 'town'], visit: 2, pay: 2, multiplier: 1 },
    { stops: ['town'], visit: 1, pay: 1, multiplier: 1 },
  ],
  [
    { stops: ['city', 'offboard'], visit: 2, pay: 2, multiplier: 2 },
    { stops: ['town'], visit: 'all', pay: 0, multiplier: 1 },
  ],
];

/** Ids of the hexes of a random board. */
export function boardIds(rows: number, columns: number): string[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return `${String.fromCharCode(65 + row)}${2 * (index % columns) + (row % 2) + 1}`;
  });
}

/** Small boards with stations of two operators and up to three trains for the first. */
export function randomBoard(rows: number, columns: number, faces = FACES): fc.Arbitrary<Game> {
  const ids = boardIds(rows, columns);
  return fc
    .record({
      prints: fc.array(fc.tuple(fc.nat(faces.length - 1), fc.nat(5)), { minLength: ids.length, maxLength: ids.length }),
      tokens: fc
        .array(fc.tuple(fc.boolean(), fc.nat(9)), { minLength: 1, maxLength: 5 })
        .map(([, ...rest]) => [[true, 0] as const, ...rest]),
      trains: fc.array(fc.constantFrom(...REACHES), { minLength: 1, maxLength: 3 }),
      byHex: fc.boolean(),
    })
    .map(({ prints, tokens, trains, byHex }) => {
      const hexes = Object.fromEntries(ids.map((id, index) => [id, turned(faces[prints[index]?.[0] ?? 0] ?? {}, prints[index]?.[1] ?? 0)]));
      const slots = Object.entries(hexes).flatMap(([id, { stops = [] }]) =>
        stops.flatMap(({ kind, slots: count = 1 }, stop) => (kind === 'city' ? Array.from({ length: count }, () => `${id}/${stop}`) : [])),
      );
      const free = [...slots];
      const stations = tokens.flatMap(([ours, at]): (readonly [string, string])[] => {
        const [where] = free.splice(at % Math.max(1, free.length), 1);
        return where === undefined ? [] : [[ours ? 'us' : 'them', where]];
      });
      return smallBoard({ hexes, stations, trains: { us: trains }, once_by: byHex ? 'hex_group' : 'stop' });
    });
}

function turned(sketch: FaceSketch, rotation: number): FaceSketch {
  return { ...sketch, track: (sketch.track ?? '').replace(/\d/g, (edge) => String((Number(edge) + rotation) % 6)) };
}
