import { ask, isAnswered } from '../answers.ts';
import type { Board, Game, HexId, OperatorId, Station } from '../state.ts';
import { stopAt, type Graph } from './graph.ts';
import { hexOfStop, stopNumber } from './grid.ts';

/** Stations in one city. */
export function stationsIn(board: Board, hex: HexId, stop: number): Station[] {
  return board.stations.filter((station) => station.hex === hex && station.stop === stop);
}

/** Whether a station is an operator's, alone or with others. */
export function isStationOf({ owner, shared_with }: Station, operator: OperatorId): boolean {
  return owner === operator || (shared_with?.includes(operator) ?? false);
}

/** Numbers of the stops that an operator's trains start from: its stations, but not one that waits for its city. */
export function ownStops(game: Game, graph: Graph, operator: OperatorId): ReadonlySet<number> {
  const own = new Set<number>();
  for (const station of game.state.board.stations) {
    const { hex, stop } = station;
    if (stop !== null && isStationOf(station, operator)) own.add(stopNumber(graph.grid, hex, stop));
  }
  for (const { hex, stop } of ask.stationsElsewhere(game, operator)) own.add(stopNumber(graph.grid, hex, stop));
  return own;
}

/** Stops that an operator may not go through, and those of them that its trains may not call at; by number. */
export interface Barriers {
  readonly barred: ReadonlySet<number>;
  readonly closed: ReadonlySet<number>;
}

/** Cities with all slots of others (1830 §8.8), and what mechanics say. */
export function barriersOf(game: Game, graph: Graph, operator: OperatorId, own: ReadonlySet<number>): Barriers {
  const taken = new Map<number, number>();
  for (const { hex, stop, neutral } of game.state.board.stations) {
    // A neutral token fills its slot and bars nobody (1893 §2.3).
    if (stop === null || neutral) continue;
    const number = stopNumber(graph.grid, hex, stop);
    taken.set(number, (taken.get(number) ?? 0) + 1);
  }
  const barred = new Set<number>();
  for (const [number, count] of taken) {
    if (!own.has(number) && count >= (stopAt(graph, number)?.slots ?? 0)) barred.add(number);
  }
  if (!isAnswered(game, 'stopAccess')) return { barred, closed: new Set() };
  const closed = new Set<number>();
  graph.faces.forEach(({ face }, hex) => {
    face.stops.forEach((_, index) => {
      const number = hex * graph.grid.stopStride + index;
      const access = ask.stopAccess(game, operator, hexOfStop(graph.grid, number), index);
      if (access === 'through') barred.delete(number);
      else if (access !== null) barred.add(number);
      if (access === 'closed') closed.add(number);
    });
  });
  return { barred, closed };
}
