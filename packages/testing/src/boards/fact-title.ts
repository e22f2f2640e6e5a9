import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sharedDir } from '../shared-games.ts';
import type { BoardTitle, End, FaceShape, HexShape, StopShape } from './shapes.ts';

interface RawFace {
  readonly colour?: string;
  readonly label?: string;
  readonly stops?: readonly (Partial<StopShape> & Pick<StopShape, 'kind' | 'revenue'>)[];
  readonly track?: readonly { readonly from: string; readonly to: string }[];
}
interface RawHex extends RawFace {
  readonly id: string;
  readonly name?: string;
  readonly borders?: readonly { readonly edge: number; readonly type: string }[];
}
interface RawSheet {
  readonly map: { readonly layout: 'flat' | 'pointy'; readonly axes: { readonly letter: string }; readonly hexes: readonly RawHex[] };
  readonly title_tiles: readonly (RawFace & { readonly number: string | number })[];
  readonly tile_counts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly phases: readonly { readonly name: string | number; readonly tile_colours: readonly string[] }[];
  readonly trains: readonly RawTrain[];
  readonly minors?: readonly unknown[];
  readonly corporations: readonly { readonly id: string }[];
}
interface RawTrain {
  readonly name: string | number;
  readonly reach: readonly RawReach[];
  readonly other_side?: readonly RawTrain[];
}
interface RawReach {
  readonly stops: readonly string[];
  readonly visit: number | 'all';
  readonly pay: number | 'all';
  readonly value_multiplier?: number;
}

const COLOURS = ['yellow', 'green', 'brown', 'grey'];
const STEPS = {
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

/** Map, tiles and trains of a fact sheet beside the checkout as a title, as far as board and routes ask; null: no such sheet. */
export function titleOfFacts(id: string): BoardTitle | null {
  const folder = join(sharedDir() ?? '', 'facts');
  const file = join(folder, `${id}.yaml`);
  if (!existsSync(file)) return null;
  const sheet = parse(readFileSync(file, 'utf8')) as RawSheet;
  const library = parse(readFileSync(join(folder, 'tiles.yaml'), 'utf8')) as { readonly tiles: Readonly<Record<string, RawFace>> };
  const used = new Set(Object.values(sheet.tile_counts).flatMap((counts) => Object.keys(counts)));
  const tiles: Record<string, FaceShape & { id: string }> = {};
  for (const [number, face] of Object.entries(library.tiles)) if (used.has(number)) tiles[number] = { ...faceOf(face), id: number };
  for (const { number, ...face } of sheet.title_tiles) tiles[String(number)] = { ...faceOf(face), id: String(number) };
  const hexes = hexesOf(sheet);
  const trains = sheet.trains.flatMap((train) => [train, ...(train.other_side ?? [])]);
  const corporations = sheet.corporations.map((each) => each.id);
  const title = {
    id,
    map: { layout: sheet.map.layout, letters: 'rows', hexes: { ids: hexes.map((hex) => hex.id), of: byId(hexes) } },
    tiles: { ids: Object.keys(tiles), of: tiles },
    upgrades: {},
    trains: {
      ids: trains.map(({ name }) => String(name)),
      of: Object.fromEntries(trains.map(({ name, reach }) => [String(name), { id: String(name), reach: reach.map(reachOf) }])),
    },
    phases: {
      ids: sheet.phases.map(({ name }) => String(name)),
      of: Object.fromEntries(sheet.phases.map(({ name, tile_colours }) => [String(name), { id: String(name), tile_colours }])),
    },
    corporations: { ids: corporations, of: Object.fromEntries(corporations.map((each) => [each, { id: each, home: null }])) },
    privates: { ids: [], of: {} },
    mechanics: {},
    rules: {
      routes: {
        // Cities of one hex are one place in these: 1817 §8.6, 1846 §7.1, 1833NE §12.2.
        once_by: ['1817', '1817na', '1846', '1833ne'].includes(id) ? 'hex_group' : 'stop',
        asked_for: 'reach',
        bands: Object.fromEntries(sheet.phases.map(({ name, tile_colours }) => [String(name), tile_colours.at(-1) ?? 'yellow'])),
      },
      track: { restriction: 'permissive' },
    },
  };
  return title;
}

function byId(hexes: readonly HexShape[]): Record<string, HexShape> {
  return Object.fromEntries(hexes.map((hex) => [hex.id, hex]));
}

function hexesOf({ map }: RawSheet): HexShape[] {
  const isRow = map.axes.letter.startsWith('row');
  const places = new Map<string, string>();
  const spots = map.hexes.map(({ id }) => {
    const letters = /^[A-Z]+/.exec(id)?.[0] ?? '';
    const letter = [...letters].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0);
    const number = Number(id.slice(letters.length));
    const spot = isRow ? { x: number, y: letter } : { x: letter, y: number };
    places.set(`${spot.x},${spot.y}`, id);
    return spot;
  });
  return map.hexes.map((hex, index) => {
    const { x, y } = spots[index] ?? { x: 0, y: 0 };
    const closed = (hex.borders ?? []).filter(({ type }) => type === 'impassable').map(({ edge }) => edge);
    const neighbours = STEPS[map.layout].map(([dx, dy], edge) =>
      closed.includes(edge) ? null : (places.get(`${x + dx},${y + dy}`) ?? null),
    );
    const rest = { exits: [], terrain: [], borders: [], reserved_hex: [], upgrades: `hex ${hex.id}` };
    return { ...faceOf(hex), ...rest, id: hex.id, name: hex.name ?? null, x, y, neighbours };
  });
}

function faceOf(face: RawFace): FaceShape {
  return {
    colour: face.colour ?? 'white',
    label: face.label ?? null,
    stops: (face.stops ?? []).map((stop) => ({
      kind: stop.kind,
      revenue: revenueOf(stop.revenue),
      slots: stop.slots ?? (stop.kind === 'city' ? 1 : 0),
      groups: stop.groups ?? [],
      visit_cost: stop.visit_cost ?? 1,
      reserved: [],
    })),
    track: (face.track ?? []).map(({ from, to }) => ({ from: endOf(from), to: endOf(to) })),
  };
}

/** A value by colour; a colour that is missing has that of the next lower one. */
function revenueOf(revenue: StopShape['revenue']): StopShape['revenue'] {
  if (typeof revenue === 'number') return revenue;
  let last = 0;
  return Object.fromEntries(COLOURS.map((colour) => [colour, (last = revenue[colour] ?? last)]));
}

function endOf(text: string): End {
  const [kind, number] = text.split(' ');
  return kind === 'edge' ? { edge: Number(number) } : kind === 'stop' ? { stop: Number(number) } : { junction: 0 };
}

function reachOf({ stops, visit, pay, value_multiplier: multiplier = 1 }: RawReach) {
  return { stops, visit, pay, multiplier };
}
