import type { Terrain, Upgrade } from '@roundhouse/title-schema';
import { refuse, type Refusal } from '../result.ts';
import type { Board, Game, HexId, LaidTile, OperatorId, Station } from '../state.ts';
import { faceAt, hexOf, isHex, tileOf } from './hex.ts';
import { network, usesPiece } from './network.ts';
import { turnFace } from './ways.ts';

/** A tile for a hex; `rotation` in sixths clockwise; `copy` names one of the tiles of that number. */
export interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
  readonly copy?: number;
}

export interface LayOptions {
  /** Whether the tile must touch the operator's network (1830 §8.4); some powers lay anywhere. */
  readonly connected: boolean;
}

/**
 * Why the tile cannot lie there, null if it can: colour of the phase, supply, upgrade table, exits, connection
 * (1830 §8.1, §8.2, §8.4). Money, blocked hexes and the lays of the turn are the caller's.
 */
export function layRefusal(game: Game, operator: OperatorId | null, lay: Lay, options: LayOptions): Refusal | null {
  const { hex, tile } = lay;
  if (!isHex(game, hex)) return refuse('action.unknown_thing', { thing: hex });
  if (!Object.hasOwn(game.title.tiles.of, tile)) return refuse('action.unknown_thing', { thing: tile });
  const { colour } = tileOf(game, tile);
  if (!coloursNow(game).has(colour)) return refuse('track.colour', { tile, colour, phase: game.state.phase });
  if (!hasCopy(game, lay)) return refuse('track.supply', { tile });
  if (upgradeOf(game, lay) === undefined) return refuse('track.upgrade', { tile, hex });
  const exits = exitsOf(game, lay);
  const blind = blindExit(game, hex, exits);
  if (blind !== null) return refuse('track.exits', { tile, hex, edge: blind });
  if (options.connected && (operator === null || !isConnected(game, operator, lay, exits)))
    return refuse('track.not_connected', { tile, hex, operator: operator ?? '' });
  return null;
}

/** Every lay that `layRefusal` allows, in the order of hexes, tiles and rotations of the title. */
export function legalLays(
  game: Game,
  operator: OperatorId | null,
  options: LayOptions & { readonly hexes?: readonly HexId[]; readonly tiles?: readonly string[] },
): Lay[] {
  const lays: Lay[] = [];
  const colours = coloursNow(game);
  if (options.connected && operator === null) return [];
  const reached = options.connected && operator !== null ? network(game, operator).edges : null;
  const tiles = options.tiles === undefined ? null : new Set(options.tiles);
  for (const hex of options.hexes ?? game.title.map.hexes.ids) {
    if (!isHex(game, hex) || (reached !== null && !reached.has(hex))) continue;
    const { upgrades, rotation: turned } = faceAt(game, hex);
    for (const { tile, rotation } of game.title.upgrades[upgrades] ?? []) {
      if (tiles !== null && !tiles.has(tile)) continue;
      const lay = { hex, tile, rotation: (rotation + turned) % 6 };
      if (!colours.has(tileOf(game, tile).colour) || !hasCopy(game, lay)) continue;
      const exits = exitsOf(game, lay);
      if (blindExit(game, hex, exits) !== null) continue;
      if (options.connected && operator !== null && !isConnected(game, operator, lay, exits)) continue;
      lays.push(lay);
    }
  }
  return lays;
}

/** What the terrain under the next lay on this hex costs (1830 §8.3): printed on the hex or on the tile replaced, less what is `off`. */
export function terrainCost(game: Game, hex: HexId, off: (terrain: Terrain) => number = () => 0): number {
  return faceAt(game, hex).terrain.reduce((sum, terrain) => sum + Math.max(0, terrain.cost - off(terrain)), 0);
}

/** Edges on which track meets from both sides because of the lay, with what the crossing costs (1833NE §10.7). */
export function edgesCompleted(game: Game, lay: Lay): readonly Terrain[] {
  const { hex } = lay;
  const before = faceAt(game, hex);
  const old = turnFace(before.face, before.rotation).exits;
  const fresh = exitsOf(game, lay) & ~old;
  const { neighbours, borders } = hexOf(game, hex);
  return neighbours.flatMap((neighbour, edge): Terrain[] => {
    if ((fresh & (1 << edge)) === 0 || neighbour === null) return [];
    const back = (edge + 3) % 6;
    const costs = [
      borders.find((border) => border.edge === edge && border.cost !== undefined),
      hexOf(game, neighbour).borders.find((border) => border.edge === back && border.cost !== undefined),
    ];
    const border = costs.find((each) => each !== undefined);
    if (border?.cost === undefined) return [];
    const { face, rotation } = faceAt(game, neighbour);
    return (turnFace(face, rotation).exits & (1 << back)) === 0 ? [] : [{ types: [border.type], cost: border.cost }];
  });
}

/** Whether a lay on this hex replaces a coloured face, printed or laid. */
export function isUpgrade(game: Game, hex: HexId): boolean {
  return faceAt(game, hex).face.colour !== 'white';
}

/**
 * The board with the tile laid: takes the named copy if it is free, else the first free one, gives the replaced copy
 * back, and carries stations over to the stops that their cities have become. A station whose city is open waits in
 * the hex (stop null), unless there is only one city for it (1830 §8.5).
 */
export function boardAfterLay(game: Game, lay: Lay): Board {
  const { board } = game.state;
  const upgrade = upgradeOf(game, lay);
  if (upgrade === undefined) throw new Error(`Tile ${lay.tile} cannot replace what lies on ${lay.hex}.`);
  const replaced = board.tiles[lay.hex];
  const taken = takeCopy(game, lay);
  const supply = { ...board.supply, [lay.tile]: taken.left };
  if (replaced !== undefined) supply[replaced.tile] = [...(supply[replaced.tile] ?? []), replaced.copy];
  const tile: LaidTile = { tile: lay.tile, copy: taken.copy, rotation: lay.rotation };
  return {
    ...board,
    tiles: { ...board.tiles, [lay.hex]: tile },
    stations: stationsAfter(game, lay, upgrade),
    supply,
    next_copy: taken.next === null ? board.next_copy : { ...board.next_copy, [lay.tile]: taken.next },
  };
}

function coloursNow(game: Game): ReadonlySet<string> {
  return new Set(game.title.phases.of[game.state.phase]?.tile_colours ?? []);
}

function hasCopy(game: Game, { tile }: Lay): boolean {
  return tileOf(game, tile).count === 'unlimited' || (game.state.board.supply[tile]?.length ?? 0) > 0;
}

function takeCopy(game: Game, { tile, copy }: Lay): { copy: number; left: readonly number[]; next: number | null } {
  const free = game.state.board.supply[tile] ?? [];
  const next = game.state.board.next_copy[tile] ?? 0;
  const unlimited = tileOf(game, tile).count === 'unlimited';
  if (copy !== undefined && unlimited && copy >= next) return { copy, left: free, next: copy + 1 };
  const chosen = copy !== undefined && free.includes(copy) ? copy : free[0];
  if (chosen !== undefined) return { copy: chosen, left: free.filter((each) => each !== chosen), next: null };
  if (!unlimited) throw new Error(`No tile ${tile} left.`);
  return { copy: next, left: free, next: next + 1 };
}

function upgradeOf(game: Game, { hex, tile, rotation }: Lay): Upgrade | undefined {
  const { upgrades, rotation: turned } = faceAt(game, hex);
  return game.title.upgrades[upgrades]?.find((each) => each.tile === tile && (each.rotation + turned) % 6 === rotation);
}

/** Bit per side to which the tile has track. */
export function exitsOf(game: Game, { tile, rotation }: Pick<Lay, 'tile' | 'rotation'>): number {
  return turnFace(tileOf(game, tile), rotation).exits;
}

/** First side with track that leads nowhere: off the map, over an impassable edge, at a printed hex that does not meet it. */
function blindExit(game: Game, hex: HexId, exits: number): number | null {
  const { exits: open } = hexOf(game, hex);
  for (let edge = 0; edge < 6; edge++) if ((exits & (1 << edge)) !== 0 && open[edge] !== true) return edge;
  return null;
}

function isConnected(game: Game, operator: OperatorId, lay: Lay, exits: number): boolean {
  const reached = network(game, operator).edges.get(lay.hex);
  if (reached === undefined || ![...reached].some((edge) => (exits & (1 << edge)) !== 0)) return false;
  // Semi-restrictive: the tile must also add track that can be used, or value.
  return game.title.rules.track.restriction === 'permissive' || addsUse(game, operator, lay);
}

/** Whether the operator can use track that is new, or a stop on the tile whose value has changed. */
function addsUse(game: Game, operator: OperatorId, lay: Lay): boolean {
  const upgrade = upgradeOf(game, lay);
  if (upgrade === undefined) return false;
  const before = faceAt(game, lay.hex);
  const after = { title: game.title, state: { ...game.state, board: boardAfterLay(game, lay) } };
  const face = tileOf(game, lay.tile);
  const old = turnFace(before.face, before.rotation);
  const laid = turnFace(face, lay.rotation);
  const stopNow = (end: number): number | null =>
    end < 6 ? end : (upgrade.stops[end - 6] ?? null) === null ? null : 6 + (upgrade.stops[end - 6] ?? 0);
  const kept = new Set<string>();
  old.ways.forEach((ways, end) => ways.forEach(({ to }) => kept.add(`${stopNow(end)} ${stopNow(to)}`)));
  const gain = (stop: number): boolean => {
    const from = upgrade.stops.indexOf(stop);
    return from < 0 || JSON.stringify(before.face.stops[from]?.revenue) !== JSON.stringify(face.stops[stop]?.revenue);
  };
  return laid.ways.some((ways, end) =>
    ways.some(({ to, pieces }) => {
      const useful = !kept.has(`${end} ${to}`) || (to >= 6 && gain(to - 6));
      return useful && pieces.every((piece) => usesPiece(after, operator, lay.hex, piece));
    }),
  );
}

function stationsAfter(game: Game, { hex, tile }: Lay, upgrade: Upgrade): readonly Station[] {
  const { stations } = game.state.board;
  if (!stations.some((station) => station.hex === hex && station.stop !== null)) return stations;
  const { stops } = tileOf(game, tile);
  const claimed = new Set(upgrade.stops.filter((stop) => stop !== null));
  const open = stops.flatMap((stop, index) => (stop.kind === 'city' && !claimed.has(index) ? [index] : []));
  const filled = new Set<string>();
  return stations.map((station) => {
    if (station.hex !== hex || station.stop === null) return station;
    const stop = upgrade.stops[station.stop] ?? (open.length === 1 ? open[0] : undefined);
    if (stop === undefined) return { ...station, stop: null, slot: 0 };
    let slot = station.slot;
    if (filled.has(`${stop} ${slot}`)) slot = [0, 1, 2, 3, 4, 5].find((each) => !filled.has(`${stop} ${each}`)) ?? slot;
    filled.add(`${stop} ${slot}`);
    return { ...station, stop, slot };
  });
}
