import type { Colour, Hex, Reach, Stop, StopKind, Tile, Title, Track, TrackEnd, Upgrade } from '@roundhouse/title-schema';
import type { Answers } from '../src/answers.ts';
import type { Game, LaidTile, Station, TrainCard } from '../src/state.ts';

/** A face in short: stops as kind and value, track as pairs of ends: `0`–`5` a side, `a`, `b`, `c` the stops, `j` the junction. */
export interface FaceSketch {
  readonly colour?: Colour;
  readonly stops?: readonly StopSketch[];
  readonly track?: string;
  readonly label?: string;
}
export interface StopSketch {
  readonly kind?: StopKind;
  readonly value?: Stop['revenue'];
  readonly slots?: number;
  readonly groups?: readonly string[];
  readonly cost?: number;
  readonly reserved?: readonly string[];
}

const end = (code: string): TrackEnd =>
  code === 'j' ? { junction: 0 } : /\d/.test(code) ? { edge: Number(code) } : { stop: code.charCodeAt(0) - 97 };

function face(sketch: FaceSketch) {
  const stops = (sketch.stops ?? []).map(
    ({ kind = 'city', value = 10, slots = kind === 'city' ? 1 : 0, groups = [], cost = 1, reserved = [] }): Stop => ({
      kind,
      revenue: value,
      slots,
      groups,
      visit_cost: cost,
      reserved,
    }),
  );
  const track = (sketch.track ?? '')
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair): Track => ({ from: end(pair[0] ?? ''), to: end(pair[1] ?? '') }));
  return { colour: sketch.colour ?? 'white', stops, track, label: sketch.label ?? null } as const;
}

export interface Sketch {
  /** By id, pointed hexes: letter = row, number = column (doubled). */
  readonly hexes: Readonly<Record<string, FaceSketch & { readonly cost?: number; readonly reserved_hex?: readonly string[] }>>;
  readonly tiles?: Readonly<Record<string, FaceSketch & { readonly count?: number | 'unlimited'; readonly cost?: number }>>;
  /** By `hex <id>` or `tile <number>`. */
  readonly upgrades?: Readonly<Record<string, readonly Upgrade[]>>;
  readonly laid?: Readonly<Record<string, string>>;
  /** Owner and `hex/stop`, or the hex alone for a token that waits. */
  readonly stations?: readonly (readonly [string, string])[];
  /** By operator: reach of its trains. */
  readonly trains?: Readonly<Record<string, readonly (readonly Reach[])[]>>;
  readonly homes?: Readonly<Record<string, string>>;
  readonly once_by?: 'stop' | 'hex_group';
  readonly restriction?: 'permissive' | 'semi_restrictive';
  /** What the mechanic of `answering-mechanic.ts` answers. */
  readonly answers?: Answers;
}

const STEPS = [
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
] as const;

/** A train of one row: `visit` stops of any kind, paid for `pay`. */
export function anyStops(visit: number | 'all', pay: number | 'all' = visit, multiplier = 1): Reach[] {
  return [{ stops: ['city', 'town', 'offboard'], visit, pay, multiplier }];
}

/** A game that consists of a board, as far as board and routes ask. */
export function smallBoard(sketch: Sketch): Game {
  const ids = Object.keys(sketch.hexes);
  const place = (id: string): { x: number; y: number } => ({ x: Number(id.slice(1)), y: id.charCodeAt(0) });
  const hexes: Record<string, Hex> = {};
  for (const [id, own] of Object.entries(sketch.hexes)) {
    const { x, y } = place(id);
    const neighbours = STEPS.map(([dx, dy]) => ids.find((other) => place(other).x === x + dx && place(other).y === y + dy) ?? null);
    const exits = neighbours.map((neighbour, edge) => {
      const fixed = ['grey', 'red', 'blue'].includes(sketch.hexes[neighbour ?? '']?.colour ?? 'white');
      return neighbour !== null && (!fixed || (sketch.hexes[neighbour]?.track ?? '').includes(String((edge + 3) % 6)));
    });
    const terrain = own.cost === undefined ? [] : [{ types: ['mountain'], cost: own.cost }];
    hexes[id] = {
      ...face(own),
      id,
      name: null,
      x,
      y,
      neighbours,
      exits,
      terrain,
      borders: [],
      reserved_hex: own.reserved_hex ?? [],
      upgrades: `hex ${id}`,
    };
  }
  const tiles: Record<string, Tile> = {};
  for (const [id, own] of Object.entries(sketch.tiles ?? {})) {
    const terrain = own.cost === undefined ? [] : [{ types: ['water'], cost: own.cost }];
    tiles[id] = { ...face({ colour: 'yellow', ...own }), id, count: own.count ?? 2, terrain, upgrades: `tile ${id}` };
  }
  const laid: Record<string, LaidTile> = {};
  for (const [hex, what] of Object.entries(sketch.laid ?? {})) {
    const [tile = '', rotation = '0'] = what.split('/');
    laid[hex] = { tile, rotation: Number(rotation), copy: 0 };
  }
  const stations: Station[] = [];
  for (const [owner, where] of sketch.stations ?? []) {
    const [hex = '', stop] = where.split('/');
    const slot = stations.filter((other) => `${other.hex}/${other.stop}` === where).length;
    stations.push({ owner, hex, stop: stop === undefined ? null : Number(stop), slot });
  }
  const operators = [
    ...new Set([...stations.map(({ owner }) => owner), ...Object.keys(sketch.trains ?? {}), ...Object.keys(sketch.homes ?? {})]),
  ];
  const kinds = new Map<string, readonly Reach[]>();
  const shelf = (operator: string): TrainCard[] =>
    (sketch.trains?.[operator] ?? []).map((reach, index) => {
      const name = JSON.stringify(reach);
      kinds.set(name, reach);
      return { id: `${operator}-${index}`, name };
    });
  const shelves = new Map(operators.map((operator) => [operator, shelf(operator)]));
  const title = {
    id: 'small',
    map: { layout: 'pointy', letters: 'rows', hexes: { ids, of: hexes } },
    tiles: { ids: Object.keys(tiles), of: tiles },
    upgrades: sketch.upgrades ?? {},
    trains: { ids: [...kinds.keys()], of: Object.fromEntries([...kinds].map(([id, reach]) => [id, { id, reach }])) },
    privates: { ids: [], of: {} },
    mechanics: {},
    round: { kind: 'opening' },
    answers: sketch.answers ?? null,
    phases: { ids: ['1'], of: { 1: { id: '1', tile_colours: ['yellow', 'green'] } } },
    corporations: {
      ids: operators,
      of: Object.fromEntries(
        operators.map((id) => [
          id,
          { id, reserved_places: [], home: sketch.homes?.[id] === undefined ? null : { hex: sketch.homes[id], stop: 0 } },
        ]),
      ),
    },
    rules: {
      routes: { once_by: sketch.once_by ?? 'stop', asked_for: 'reach', bands: { 1: 'yellow' } },
      track: { restriction: sketch.restriction ?? 'permissive' },
    },
  };
  const used = (tile: string): number => Object.values(laid).filter((each) => each.tile === tile).length;
  const supply = Object.fromEntries(
    Object.values(tiles).map(({ id, count }) => [
      id,
      count === 'unlimited' ? [] : Array.from({ length: count - used(id) }, (_, copy) => copy + used(id)),
    ]),
  );
  const state = {
    setup: { quirks: [] },
    phase: '1',
    mechanics: {},
    round: { kind: 'opening' },
    board: { tiles: laid, stations, supply, next_copy: {}, markers: {} },
    operators: Object.fromEntries(operators.map((id) => [id, { status: 'floated', shelves: { main: shelves.get(id) ?? [] } }])),
  };
  // Only what board and routes ask is there.
  return { title: title as unknown as Title, state: state as unknown as Game['state'] };
}
