import type { Reach } from '@roundhouse/title-schema';
import { faceAt, hexOf } from '../src/board/hex.ts';
import { runningTrains, trainReach } from '../src/routes/trains.ts';
import type { Game } from '../src/state.ts';

/**
 * The rules of 1830 §8.4 and §8.8 once more, by trying everything: no graph, no bounds, no caches. Slow, for small
 * boards, to check the fast code against.
 */
interface Trail {
  readonly stops: readonly string[];
  readonly used: readonly string[];
}

/** Places on the board: `hex:e3` side 3 of a hex, `hex:s0` a stop, `hex:j` the junction. */
function trackOf(game: Game): { readonly id: string; readonly ends: readonly [string, string] }[] {
  return game.title.map.hexes.ids.flatMap((hex) => {
    const { face, rotation } = faceAt(game, hex);
    const name = (end: (typeof face.track)[number]['from']): string =>
      'edge' in end ? `${hex}:e${(end.edge + rotation) % 6}` : 'stop' in end ? `${hex}:s${end.stop}` : `${hex}:j`;
    return face.track.map(({ from, to }, piece) => ({ id: `${hex}#${piece}`, ends: [name(from), name(to)] as const }));
  });
}

function across(game: Game, side: string): string | null {
  const [hex = '', edge = ''] = side.split(':e');
  const neighbour = hexOf(game, hex).neighbours[Number(edge)];
  return neighbour === null || neighbour === undefined ? null : `${neighbour}:e${(Number(edge) + 3) % 6}`;
}

const isStop = (place: string): boolean => place.includes(':s');

function stopOf(game: Game, place: string) {
  const [hex = '', stop = ''] = place.split(':s');
  const print = faceAt(game, hex).face.stops[Number(stop)];
  if (print === undefined) throw new Error(place);
  return { hex, print, stations: game.state.board.stations.filter((each) => each.hex === hex && each.stop === Number(stop)) };
}

function isBarred(game: Game, operator: string, place: string): boolean {
  const { print, stations } = stopOf(game, place);
  return stations.every(({ owner }) => owner !== operator) && stations.length >= print.slots && stations.length > 0;
}

/** Calls `visit` for every trail that starts at `start` going outwards; stops once only, sides and pieces once only. */
function walk(game: Game, operator: string, start: string, visit: (trail: Trail, reached: string) => void): void {
  const track = trackOf(game);
  const go = (place: string, stops: readonly string[], used: readonly string[]): void => {
    if (isStop(place) && stops.length > 1 && (stopOf(game, place).print.kind === 'offboard' || isBarred(game, operator, place))) return;
    for (const { id, ends } of track) {
      const at = ends.indexOf(place);
      const next = ends[1 - at];
      if (at < 0 || next === undefined || used.includes(id)) continue;
      const now = [...used, id];
      if (isStop(next)) {
        if (stops.includes(next)) continue;
        visit({ stops: [...stops, next], used: now }, next);
        go(next, [...stops, next], now);
      } else if (next.endsWith(':j')) {
        go(next, stops, now);
      } else {
        const other = across(game, next);
        if (other === null) continue;
        const side = [next, other].sort().join('=');
        if (now.includes(side)) continue;
        visit({ stops, used: [...now, side] }, other);
        go(other, stops, [...now, side]);
      }
    }
  };
  go(start, [start], []);
}

function ownPlaces(game: Game, operator: string): string[] {
  return game.state.board.stations.flatMap(({ owner, hex, stop }) => (owner === operator && stop !== null ? [`${hex}:s${stop}`] : []));
}

export function exhaustiveNetwork(game: Game, operator: string): { edges: Set<string>; stops: Set<string>; runnable: boolean } {
  const edges = new Set<string>();
  const stops = new Set<string>();
  let runnable = false;
  for (const { owner, hex } of game.state.board.stations) {
    if (owner === operator) for (let edge = 0; edge < 6; edge++) edges.add(`${hex}:e${edge}`);
  }
  for (const start of ownPlaces(game, operator)) {
    stops.add(start);
    walk(game, operator, start, (trail, reached) => {
      for (const stop of trail.stops) {
        stops.add(stop);
        if (stop !== start) runnable = true;
      }
      if (!isStop(reached)) {
        edges.add(reached);
        edges.add(across(game, reached) ?? reached);
      }
    });
  }
  return { edges, stops, runnable };
}

/** What pays on top of the stops, as this search asks it: stops as `hex:s0` in order, with whether each is paid. */
export interface Extra {
  readonly ofRoute: (stops: readonly string[], counted: readonly boolean[]) => number;
  readonly ofRun: (routes: readonly (readonly string[])[]) => number;
}

const NOTHING: Extra = { ofRoute: () => 0, ofRun: () => 0 };

/** Best of all ways to assign stops to rows and to choose the paid ones, an own station among them where one can be. */
function worth(game: Game, operator: string, reach: readonly Reach[], stops: readonly string[], extra: Extra): number | null {
  let best: number | null = null;
  let bestOwn: number | null = null;
  const most = (a: number | null, b: number): number => (a === null ? b : Math.max(a, b));
  const left = reach.map(({ visit, pay }) => ({ visit: visit === 'all' ? Infinity : visit, pay: pay === 'all' ? 99 : pay }));
  const counted: boolean[] = [];
  const go = (index: number, sum: number, own: boolean): void => {
    const place = stops[index];
    if (place === undefined) {
      const total = sum + extra.ofRoute(stops, counted);
      best = most(best, total);
      if (own) bestOwn = most(bestOwn, total);
      return;
    }
    const { print, stations } = stopOf(game, place);
    reach.forEach(({ stops: kinds, multiplier, band: ofTrain }, row) => {
      const room = left[row];
      if (room === undefined || !kinds.includes(print.kind) || room.visit < print.visit_cost) return;
      room.visit -= print.visit_cost;
      counted[index] = false;
      go(index + 1, sum, own);
      if (room.pay > 0) {
        room.pay -= 1;
        counted[index] = true;
        const band = ofTrain ?? game.title.rules.routes.bands[game.state.phase] ?? 'yellow';
        const value = typeof print.revenue === 'number' ? print.revenue : (print.revenue[band] ?? 0);
        go(index + 1, sum + value * multiplier, own || stations.some(({ owner }) => owner === operator));
        room.pay += 1;
      }
      room.visit += print.visit_cost;
    });
  };
  go(0, 0, false);
  return bestOwn ?? best;
}

/** Said of a position with more trails than there is time for. */
export class TooMany extends Error {}

/** The most that an operator's trains can make together; throws `TooMany` above `budget` trails or runs. */
export function exhaustiveRun(game: Game, operator: string, extra = NOTHING, budget = Infinity): number {
  const own = new Set(ownPlaces(game, operator));
  const all = game.title.map.hexes.ids.flatMap((hex) => faceAt(game, hex).face.stops.map((_, stop) => `${hex}:s${stop}`));
  const trails = new Map<string, Trail>();
  let steps = 0;
  const count = (): void => {
    if (++steps > budget) throw new TooMany();
  };
  for (const start of all) {
    walk(game, operator, start, (trail, reached) => {
      count();
      if (!isStop(reached) || !trail.stops.some((stop) => own.has(stop))) return;
      const groups = trail.stops.flatMap((stop) => {
        const { print, hex } = stopOf(game, stop);
        return game.title.rules.routes.once_by === 'hex_group' ? [...print.groups, hex] : print.groups;
      });
      if (new Set(groups).size < groups.length) return;
      trails.set(trail.used.toSorted().join(), trail);
    });
  }
  const options = runningTrains(game, operator).map((card) => {
    const reach = trainReach(game, operator, card);
    return [...trails.values()].flatMap(({ stops, used }) => {
      const value = worth(game, operator, reach, stops, extra);
      return value === null ? [] : [{ value, used, stops }];
    });
  });
  const join = (train: number, used: ReadonlySet<string>, routes: readonly (readonly string[])[]): number => {
    count();
    const here = options[train];
    if (here === undefined) return extra.ofRun(routes);
    let best = join(train + 1, used, routes);
    for (const option of here) {
      count();
      if (option.used.some((each) => used.has(each))) continue;
      best = Math.max(best, option.value + join(train + 1, new Set([...used, ...option.used]), [...routes, option.stops]));
    }
    return best;
  };
  return join(0, new Set(), []);
}
