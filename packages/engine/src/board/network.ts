import type { Board, Game, HexId, OperatorId } from '../state.ts';
import { isAnswered } from '../answers.ts';
import { graphOf } from './graph.ts';
import { hexOfStop, stopName, stopNumber, type Grid } from './grid.ts';
import { leadsBeyond, reach, trailTo, type Ground, type Reached } from './reach.ts';
import { barriersOf, isStationOf, ownStops } from './stations.ts';

/** What an operator's track reaches (1830 §8.4). */
export interface Network {
  /**
   * Sides of a hex at which the network can enter it, so that a tile there with track to one of them is connected:
   * both sides of every hex side reached, and every side of a hex with an own token.
   */
  readonly edges: ReadonlyMap<HexId, ReadonlySet<number>>;
  /** Stops reached, `<hex>/<index>`, those of the own tokens among them. */
  readonly stops: ReadonlySet<string>;
  /** Hexes of the stops reached. */
  readonly hexes: ReadonlySet<HexId>;
  /** From one token a further stop can be reached, whatever the trains (1830 §8.9). */
  readonly runnable: boolean;
}

/** A network, with what the answers of mechanics and powers may have followed from. */
interface Known {
  readonly network: Network;
  readonly from: readonly unknown[];
}

const networks = new WeakMap<Board, Map<OperatorId, Known>>();
const NOTHING: readonly unknown[] = [];
const EVERY_EDGE: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5]);

/** What has been laid in the turn that is on: an operator may run from there (1828 §16.6). */
const currentLays = ({ state: { round } }: Game): unknown => (round.kind === 'operating' ? round.turn?.lays : undefined);

/** The network of an operator on the present board; kept as long as the board, and what else answers follow from. */
export function network(game: Game, operator: OperatorId): Network {
  const { board, privates, phase, mechanics } = game.state;
  const from = isAnswered(game, 'stopAccess', 'stationsElsewhere') ? [privates, phase, mechanics, currentLays(game)] : NOTHING;
  let known = networks.get(board);
  if (known === undefined) networks.set(board, (known = new Map<OperatorId, Known>()));
  const found = known.get(operator);
  if (found?.from.every((each, index) => each === from[index])) return found.network;
  const made = makeNetwork(game, operator);
  known.set(operator, { network: made, from });
  return made;
}

const grounds = new WeakMap<Board, Map<OperatorId, Ground>>();

/** Where trains of an operator start and what they may not pass; kept as long as the board where it follows from that alone. */
export function groundOf(game: Game, operator: OperatorId): Ground {
  if (isAnswered(game, 'stopAccess', 'stationsElsewhere')) return makeGround(game, operator);
  const { board } = game.state;
  let known = grounds.get(board);
  if (known === undefined) grounds.set(board, (known = new Map<OperatorId, Ground>()));
  let ground = known.get(operator);
  if (ground === undefined) known.set(operator, (ground = makeGround(game, operator)));
  return ground;
}

function makeGround(game: Game, operator: OperatorId): Ground {
  const graph = graphOf(game.title, game.state.board.tiles);
  const own = ownStops(game, graph, operator);
  return { graph, sources: [...own], barred: barriersOf(game, graph, operator, own).barred };
}

function makeNetwork(game: Game, operator: OperatorId): Network {
  const ground = groundOf(game, operator);
  const { grid } = ground.graph;
  const { stations } = game.state.board;
  let whole: Reached | null = null;
  let edges: Network['edges'] | null = null;
  let stops: Network['stops'] | null = null;
  let hexes: Network['hexes'] | null = null;
  let runnable: boolean | null = null;
  const reached = (): Reached => (whole ??= reach(ground));
  // Most who ask only want to know whether trains can run.
  return {
    get edges() {
      return (edges ??= edgesOf(grid, reached(), stations, operator));
    },
    get stops() {
      return (stops ??= new Set([...reached().stops].map((stop) => stopName(grid, stop))));
    },
    get hexes() {
      return (hexes ??= new Set([...reached().stops].map((stop) => hexOfStop(grid, stop))));
    },
    get runnable() {
      return (runnable ??= whole?.beyond ?? leadsBeyond(ground));
    },
  };
}

function edgesOf(grid: Grid, { entered }: Reached, stations: Board['stations'], operator: OperatorId): Network['edges'] {
  const edges = new Map<HexId, ReadonlySet<number>>();
  const mark = (port: number): void => {
    const id = grid.ids[Math.floor(port / 6)] ?? '';
    const set = edges.get(id) as Set<number> | undefined;
    if (set === undefined) edges.set(id, new Set([port % 6]));
    else set.add(port % 6);
  };
  entered.forEach((flag, port) => {
    if (flag === 0) return;
    mark(port);
    mark(grid.across[port] ?? port);
  });
  for (const station of stations) if (isStationOf(station, operator)) edges.set(station.hex, EVERY_EDGE);
  return edges;
}

/**
 * Whether a train of the operator can use a piece of the track on a hex: it enters by one of its sides,
 * or comes to it from a stop that it may start from or pass.
 */
export function usesPiece(game: Game, operator: OperatorId, hex: HexId, piece: number): boolean {
  const ground = groundOf(game, operator);
  const { grid, faces } = ground.graph;
  const number = grid.numberOf.get(hex) ?? -1;
  const face = faces[number];
  if (face === undefined) return false;
  return face.ways.some((ways, end) => {
    if (!ways.some((way) => way.pieces.includes(piece))) return false;
    if (end < 6) return trailTo(ground, { port: number * 6 + end });
    const stop = stopNumber(grid, hex, end - 6);
    if (ground.sources.includes(stop)) return true;
    return !ground.barred.has(stop) && face.face.stops[end - 6]?.kind !== 'offboard' && trailTo(ground, { stop });
  });
}
