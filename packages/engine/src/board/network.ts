import type { Board, Game, HexId, MechanicSlices, OperatorId } from '../state.ts';
import { ask, isAnswered } from '../answers.ts';
import { graphOf } from './graph.ts';
import { stopName, stopNumber, type Grid } from './grid.ts';
import { leadsBeyond, reach, trailTo, type Ground, type Reached } from './reach.ts';
import { barriersOf, ownStops } from './stations.ts';

/** What an operator's track reaches (1830 §8.4). */
export interface Network {
  /**
   * Sides of a hex at which the network can enter it, so that a tile there with track to one of them is connected:
   * both sides of every hex side reached, and every side of a hex with an own token.
   */
  readonly edges: ReadonlyMap<HexId, ReadonlySet<number>>;
  /** Stops reached, `<hex>/<index>`, those of the own tokens among them. */
  readonly stops: ReadonlySet<string>;
  /** From one token a further stop can be reached, whatever the trains (1830 §8.9). */
  readonly runnable: boolean;
}

interface Kept {
  readonly mechanics: MechanicSlices;
  readonly elsewhere: string;
  readonly network: Network;
}
const networks = new WeakMap<Board, Map<OperatorId, Kept>>();
const EVERY_EDGE: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5]);

/** The network of an operator on the present board; kept as long as the board and what its answers follow from. */
export function network(game: Game, operator: OperatorId): Network {
  const { board, mechanics } = game.state;
  // Answers may follow from more than the board: which stops are closed from what mechanics keep, stations elsewhere from anything.
  const closes = isAnswered(game, 'stopAccess');
  const elsewhere = isAnswered(game, 'stationsElsewhere') ? JSON.stringify(ask.stationsElsewhere(game, operator)) : '';
  let known = networks.get(board);
  if (known === undefined) networks.set(board, (known = new Map<OperatorId, Kept>()));
  const found = known.get(operator);
  if (found?.elsewhere === elsewhere && (!closes || found.mechanics === mechanics)) return found.network;
  const made = makeNetwork(game, operator);
  known.set(operator, { mechanics, elsewhere, network: made });
  return made;
}

/** Where trains of an operator start and what they may not pass. */
export function groundOf(game: Game, operator: OperatorId): Ground {
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
  for (const { owner, hex } of stations) if (owner === operator) edges.set(hex, EVERY_EDGE);
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
