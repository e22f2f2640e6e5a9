import type { BoardGame, BoardTitle, FaceShape } from './shapes.ts';

export interface LateBoard {
  readonly seed: number;
  /** Names of the trains of the operator `us`. */
  readonly trains: readonly string[];
  readonly tokens: number;
  /** Colours of the tiles, the preferred one first; a hex takes the first colour that has a tile for its stops. */
  readonly colours: readonly string[];
  /** Stations of others. */
  readonly others?: number;
}

/**
 * A map as it may look at the end of a game: a tile of a late colour on every hex that takes one, turned so that most
 * of its exits lead on, and stations at random. Upgrades and counts of tiles are not asked.
 */
export function lateBoard(title: BoardTitle, { seed, trains, tokens, colours, others = 8 }: LateBoard): BoardGame {
  const draw = drawer(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  const tiles: Record<string, { tile: string; rotation: number; copy: number }> = {};
  for (const id of title.map.hexes.ids) {
    const hex = title.map.hexes.of[id];
    if (hex === undefined || !['white', 'yellow', 'green', 'brown'].includes(hex.colour)) continue;
    const order = draw(4) === 0 ? [...colours.slice(1), ...colours.slice(0, 1)] : colours;
    const fitting = order.map((colour) => tilesFor(title, hex, colour)).find((list) => list.length > 0);
    const tile = pick(fitting ?? []);
    if (tile === undefined) continue;
    const turns = [0, 1, 2, 3, 4, 5].map((rotation) => ({
      rotation,
      live: exitsOf(title.tiles.of[tile], rotation).filter((edge) => leadsOn(title, hex.neighbours[edge] ?? null)).length,
    }));
    const most = Math.max(...turns.map(({ live }) => live));
    tiles[id] = { tile, rotation: pick(turns.filter(({ live }) => live === most))?.rotation ?? 0, copy: 0 };
  }
  const cities = title.map.hexes.ids.flatMap(
    (hex) =>
      (title.tiles.of[tiles[hex]?.tile ?? ''] ?? title.map.hexes.of[hex])?.stops.flatMap(({ kind, slots }, stop) =>
        kind === 'city' ? [{ hex, stop, slots }] : [],
      ) ?? [],
  );
  const stations: { owner: string; hex: string; stop: number; slot: number }[] = [];
  for (let token = 0; token < tokens + others; token++) {
    const city = pick(cities);
    const slot = stations.filter((each) => each.hex === city?.hex && each.stop === city.stop).length;
    if (city !== undefined && slot < city.slots) {
      stations.push({ owner: token < tokens ? 'us' : `other${token % 4}`, hex: city.hex, stop: city.stop, slot });
    }
  }
  const cards = trains.map((name, index) => ({ id: `${name}-${index}`, name }));
  const phases = (title as unknown as { readonly phases: { readonly ids: readonly string[] } }).phases.ids;
  return {
    title,
    state: {
      setup: { quirks: [] },
      mechanics: {},
      phase: phases.at(-1) ?? '',
      board: { tiles, stations, supply: {}, next_copy: {}, markers: {} },
      operators: { us: { status: 'floated', shelves: { main: cards } } },
    },
  };
}

function tilesFor(title: BoardTitle, hex: FaceShape, colour: string): string[] {
  const kinds = (face: FaceShape): string =>
    face.stops
      .map(({ kind }) => kind)
      .sort()
      .join();
  const wanted = kinds(hex);
  const cityOrNone = (list: string[]): string[] => list.toSorted((a, b) => a.localeCompare(b));
  return cityOrNone(
    title.tiles.ids.filter((id) => {
      const tile = title.tiles.of[id];
      return (
        tile?.colour === colour &&
        tile.label === hex.label &&
        (kinds(tile) === wanted || (wanted === 'city,city' && kinds(tile) === 'city'))
      );
    }),
  );
}

function exitsOf(face: FaceShape | undefined, rotation: number): number[] {
  const ends = (face?.track ?? []).flatMap(({ from, to }) => [from, to]);
  return [...new Set(ends.flatMap((end) => ('edge' in end ? [(end.edge + rotation) % 6] : [])))];
}

function leadsOn(title: BoardTitle, neighbour: string | null): boolean {
  const colour = title.map.hexes.of[neighbour ?? '']?.colour;
  return colour !== undefined && colour !== 'blue';
}

/** Whole numbers below a limit, the same for the same seed. */
function drawer(seed: number): (below: number) => number {
  let value = seed >>> 0;
  return (below) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 4294967296) * below);
  };
}
