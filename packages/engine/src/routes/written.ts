import { stopName } from '../board/grid.ts';
import type { HexId, PaidRoute, Route } from '../state.ts';
import { itinerary } from './candidates.ts';
import type { Chosen, Job } from './job.ts';
import { assessTrail } from './value.ts';

/** A route of the best run; `connections` and the stops are what an action names it by. */
export interface FoundRoute extends PaidRoute {
  readonly connections: readonly (readonly HexId[])[];
}

/** A route as an action names it. */
export function routeOf({ train, connections, stops }: FoundRoute): Route {
  return { train, connections, stops: stops.map(({ hex, stop }) => `${hex}/${stop}`) };
}

/** A chosen run as routes of the operator's trains, with what each stop is paid. */
export function written({ kinds }: Job, run: Chosen): FoundRoute[] {
  return run.flatMap((each, index) => {
    const kind = kinds[index];
    if (kind === undefined) return [];
    const { runner, yard, cards } = kind;
    return each.flatMap((candidate, at): FoundRoute[] => {
      const card = cards[at];
      const path = itinerary(yard, candidate);
      const found = assessTrail(runner, path);
      if (found === null || card === undefined) return [];
      const { grid } = yard.field.graph;
      const stops = path.visits.map(({ stop }, visit) => {
        const [hex = '', number = '0'] = stopName(grid, stop).split('/');
        return { hex, stop: Number(number), revenue: found.value.paid[visit] ?? 0 };
      });
      return [{ train: card.id, stops, hexes: path.hexes, revenue: candidate.revenue, connections: path.legs.map((leg) => leg.hexes) }];
    });
  });
}
