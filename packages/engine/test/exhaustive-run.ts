import type { Reach } from '@roundhouse/title-schema';
import { ask, isAnswered } from '../src/answers.ts';
import { faceAt, hexOf } from '../src/board/hex.ts';
import { gridOf, stopNumber } from '../src/board/grid.ts';
import { runningTrains, trainReach } from '../src/routes/trains.ts';
import type { RouteView } from '../src/routes/value.ts';
import type { Game, TrainCard } from '../src/state.ts';

/**
 * The rules of 1830 §8.4 and §8.8 once more, by trying everything: no graph, no bounds, no caches. Slow, for small
 * boards, to check the fast code against. Only what a title answers about stops, trains and bonuses is asked of it.
 */
interface Trail {
  readonly stops: readonly string[];
  /** Hexes in order, each as often as it is entered. */
  readonly hexes: readonly string[];
  readonly used: readonly string[];
}

/** A trail as one train runs it: which of its stops are paid. */
export interface Ride extends Trail {
  readonly card: TrainCard;
  readonly counted: readonly boolean[];
}

/** Places on the board: `hex:e3` side 3 of a hex, `hex:s0` a stop, `hex:j` the junction. */
function trackOf(game: Game): { readonly id: string; readonly ends: readonly [string, string]; readonly isDead: boolean }[] {
  return game.title.map.hexes.ids.flatMap((hex) => {
    const { face, rotation } = faceAt(game, hex);
    const name = (end: (typeof face.track)[number]['from']): string =>
      'edge' in end ? `${hex}:e${(end.edge + rotation) % 6}` : 'stop' in end ? `${hex}:s${end.stop}` : `${hex}:j`;
    return face.track.map(({ from, to, dead_end: isDead = false }, piece) => ({
      id: `${hex}#${piece}`,
      ends: [name(from), name(to)] as const,
      isDead,
    }));
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

type Access = (place: string) => 'through' | 'end' | 'closed';

/** Whether trains may go on from a stop, only end there, or not even call. */
function accessOf(game: Game, operator: string): Access {
  const own = ownPlaces(game, operator);
  const known = new Map<string, ReturnType<Access>>();
  const look: Access = (place) => {
    const { hex, print, stations } = stopOf(game, place);
    const answer = ask.stopAccess(game, operator, hex, Number(place.split(':s')[1]));
    if (print.kind === 'offboard') return answer === 'closed' ? 'closed' : 'end';
    if (answer !== null) return answer;
    // A neutral token fills its slot and bars nobody (1893 §2.3).
    const others = stations.filter(({ neutral }) => !neutral);
    const isFull = !own.includes(place) && others.length >= print.slots && others.length > 0;
    return isFull ? 'end' : 'through';
  };
  return (place) => {
    const access = known.get(place) ?? look(place);
    known.set(place, access);
    return access;
  };
}

interface Ground {
  readonly game: Game;
  readonly track: ReturnType<typeof trackOf>;
  readonly access: Access;
}

const groundOf = (game: Game, operator: string): Ground => ({ game, track: trackOf(game), access: accessOf(game, operator) });

/**
 * Calls `visit` for every trail that starts at `start` going outwards; stops once only, sides and pieces once only.
 * `isTrain`: trains do not call at closed stops; track reaches them all the same.
 */
function walk({ game, track, access }: Ground, start: string, isTrain: boolean, visit: (trail: Trail, reached: string) => void): void {
  const go = (place: string, { stops, hexes, used }: Trail): void => {
    if (isStop(place) && stops.length > 1 && access(place) !== 'through') return;
    for (const { id, ends, isDead } of track) {
      const at = ends.indexOf(place);
      const next = ends[1 - at];
      if (at < 0 || next === undefined || used.includes(id)) continue;
      const now = [...used, id];
      if (isStop(next)) {
        if (stops.includes(next) || (isTrain && access(next) === 'closed')) continue;
        const longer = { stops: [...stops, next], hexes, used: now };
        visit(longer, next);
        go(next, longer);
      } else if (next.endsWith(':j')) {
        if (!isDead) go(next, { stops, hexes, used: now });
      } else {
        const other = across(game, next);
        if (other === null) continue;
        const side = [next, other].sort().join('=');
        if (now.includes(side)) continue;
        const longer = { stops, hexes: [...hexes, other.split(':')[0] ?? ''], used: [...now, side] };
        visit(longer, other);
        go(other, longer);
      }
    }
  };
  if (!isTrain || access(start) !== 'closed') go(start, { stops: [start], hexes: [start.split(':')[0] ?? ''], used: [] });
}

function ownPlaces(game: Game, operator: string): string[] {
  // 1833NE §11.7: a station may be that of several.
  const stations = game.state.board.stations.filter(({ owner, shared_with }) => owner === operator || shared_with?.includes(operator));
  return [...stations, ...ask.stationsElsewhere(game, operator)].flatMap(({ hex, stop }) => (stop === null ? [] : [`${hex}:s${stop}`]));
}

export function exhaustiveNetwork(game: Game, operator: string): { edges: Set<string>; stops: Set<string>; runnable: boolean } {
  const edges = new Set<string>();
  const stops = new Set<string>();
  let runnable = false;
  for (const { owner, hex } of game.state.board.stations) {
    if (owner === operator) for (let edge = 0; edge < 6; edge++) edges.add(`${hex}:e${edge}`);
  }
  const ground = groundOf(game, operator);
  for (const start of ownPlaces(game, operator)) {
    stops.add(start);
    walk(ground, start, false, (trail, reached) => {
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

/** What hangs on more than the stops, as this search asks it: money on top, null where a route or a run may not be run. */
export interface Extra {
  readonly ofRoute: (ride: Ride) => number | null;
  /** Asked with no ride, too. */
  readonly ofRun: (rides: readonly Ride[]) => number | null;
}

/** What the title itself answers about bonuses and about what may be run. */
export function asTheTitleSays(game: Game, operator: string): Extra {
  const bonuses = ask.bonuses(game, operator);
  const grid = gridOf(game.title);
  const own = new Set(ownPlaces(game, operator));
  const numbersOf = (used: string): number[] => {
    if (used.includes('=')) {
      const [hex = '', edge = ''] = (used.split('=')[0] ?? '').split(':e');
      return [grid.sideOf[(grid.numberOf.get(hex) ?? 0) * 6 + Number(edge)] ?? -1];
    }
    const [hex = '', piece = ''] = used.split('#');
    const { from, to } = faceAt(game, hex).face.track[Number(piece)] ?? {};
    const touches = [from, to].some((end) => end !== undefined && 'edge' in end);
    return touches ? [] : [grid.across.length + (grid.numberOf.get(hex) ?? 0) * grid.pieceStride + Number(piece)];
  };
  const hangsOnMore = bonuses.some(({ ofRoute }) => ofRoute !== undefined) || isAnswered(game, 'mayRun');
  const viewOf = ({ card, stops, hexes, used, counted }: Ride): RouteView => ({
    train: card.name,
    visits: stops.map((place) => {
      const { hex, print } = stopOf(game, place);
      return { stop: stopNumber(grid, hex, Number(place.split(':s')[1])), hex, print, own: own.has(place) };
    }),
    hexes,
    track: used.flatMap(numbersOf),
    counts: counted,
  });
  return {
    ofRoute: (ride) => {
      if (!hangsOnMore) return 0;
      const view = viewOf(ride);
      if (ask.mayRun(game, operator, view) !== null) return null;
      return bonuses.reduce((sum, { ofRoute }) => sum + (ofRoute?.(view) ?? 0), 0);
    },
    ofRun: (rides) => {
      const views = rides.map(viewOf);
      if (views.length > 0 && ask.mayRunTogether(game, operator, views) !== null) return null;
      return bonuses.reduce((sum, { ofRun }) => sum + (ofRun?.(views) ?? 0), 0);
    },
  };
}

interface Found {
  readonly value: number;
  readonly ride: Ride;
}

/** Best of all ways to assign stops to rows and to choose the paid ones, an own station among them where one can be. */
function rideOf(game: Game, operator: string, card: TrainCard, trail: Trail, own: ReadonlySet<string>, extra: Extra): Found | null {
  const reach: readonly Reach[] = trainReach(game, operator, card);
  const best: { any: Found | null; own: Found | null } = { any: null, own: null };
  const left = reach.map(({ visit, pay }) => ({ visit: visit === 'all' ? Infinity : visit, pay: pay === 'all' ? 99 : pay }));
  const counted: boolean[] = [];
  const go = (index: number, sum: number, isOwn: boolean): void => {
    const place = trail.stops[index];
    if (place === undefined) {
      const ride: Ride = { ...trail, card, counted: [...counted] };
      const more = extra.ofRoute(ride);
      if (more === null) return;
      const found = { value: sum + more, ride };
      if (best.any === null || found.value > best.any.value) best.any = found;
      if (isOwn && (best.own === null || found.value > best.own.value)) best.own = found;
      return;
    }
    const { hex, print } = stopOf(game, place);
    reach.forEach(({ stops: kinds, multiplier, band: ofTrain }, row) => {
      const room = left[row];
      if (room === undefined || !kinds.includes(print.kind) || room.visit < print.visit_cost) return;
      room.visit -= print.visit_cost;
      counted[index] = false;
      go(index + 1, sum, isOwn);
      if (room.pay > 0) {
        room.pay -= 1;
        counted[index] = true;
        const band = ofTrain ?? game.title.rules.routes.bands[game.state.phase] ?? 'yellow';
        const printed = typeof print.revenue === 'number' ? print.revenue : (print.revenue[band] ?? 0);
        const value = ask.stopValue(game, operator, card, hex, print) ?? printed;
        go(index + 1, sum + value * multiplier, isOwn || own.has(place));
        room.pay += 1;
      }
      room.visit += print.visit_cost;
    });
  };
  go(0, 0, false);
  return best.own ?? best.any;
}

/** Said of a position with more trails than there is time for. */
export class TooMany extends Error {}

/**
 * The most that an operator's trains can make together; throws `TooMany` above `budget` trails or runs.
 * `extra`: what pays on top of the stops; as the title says where it is left out.
 */
export function exhaustiveRun(game: Game, operator: string, extra = asTheTitleSays(game, operator), budget = Infinity): number {
  const own = new Set(ownPlaces(game, operator));
  const all = game.title.map.hexes.ids.flatMap((hex) => faceAt(game, hex).face.stops.map((_, stop) => `${hex}:s${stop}`));
  const trails = new Map<string, Trail>();
  let steps = 0;
  const count = (): void => {
    if (++steps > budget) throw new TooMany();
  };
  const ground = groundOf(game, operator);
  for (const start of all) {
    walk(ground, start, true, (trail, reached) => {
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
    const set = ask.trackSet(game, operator, card);
    return [...trails.values()].flatMap((trail) => {
      count();
      const found = rideOf(game, operator, card, trail, own, extra);
      // Trains of different sets may use the same track.
      return found === null ? [] : [{ ...found, used: trail.used.map((each) => `${set} ${each}`) }];
    });
  });
  const join = (train: number, used: ReadonlySet<string>, rides: readonly Ride[]): number => {
    count();
    const here = options[train];
    if (here === undefined) return extra.ofRun(rides) ?? -Infinity;
    let best = join(train + 1, used, rides);
    for (const { value, ride, used: needed } of here) {
      count();
      if (needed.some((each) => used.has(each))) continue;
      best = Math.max(best, value + join(train + 1, new Set([...used, ...needed]), [...rides, ride]));
    }
    return best;
  };
  return join(0, new Set(), []);
}
