import type { Board, Game, HexId, OperatorId, Station } from '../state.ts';
import { stopAt, type Graph } from './graph.ts';
import { stopNumber } from './grid.ts';

/** Stations in one city. */
export function stationsIn(board: Board, hex: HexId, stop: number): Station[] {
  return board.stations.filter((station) => station.hex === hex && station.stop === stop);
}

/** Numbers of the stops in which an operator has a station; one that waits for its city counts nowhere. */
export function ownStops(graph: Graph, board: Board, operator: OperatorId): ReadonlySet<number> {
  const own = new Set<number>();
  for (const { owner, hex, stop } of board.stations) {
    if (owner === operator && stop !== null) own.add(stopNumber(graph.grid, hex, stop));
  }
  return own;
}

/** Numbers of the cities that trains of an operator may enter but not pass: all slots with others (1830 §8.8). */
export function barredStops(game: Game, graph: Graph, operator: OperatorId): ReadonlySet<number> {
  const taken = new Map<number, number>();
  for (const { hex, stop } of game.state.board.stations) {
    if (stop === null) continue;
    const number = stopNumber(graph.grid, hex, stop);
    taken.set(number, (taken.get(number) ?? 0) + 1);
  }
  const own = ownStops(graph, game.state.board, operator);
  const barred = new Set<number>();
  for (const [number, count] of taken) {
    if (!own.has(number) && count >= (stopAt(graph, number)?.slots ?? 0)) barred.add(number);
  }
  return barred;
}
