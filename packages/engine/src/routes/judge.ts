import type { Stop } from '@roundhouse/title-schema';
import { graphOf, stopAt, type Graph } from '../board/graph.ts';
import { stopName } from '../board/grid.ts';
import { ask } from '../answers.ts';
import { barriersOf, ownStops, type Barriers } from '../board/stations.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, OperatorId, PaidRoute, Route, TrainCard, TrainId } from '../state.ts';
import { legsAlong, reversed, type Leg } from './legs.ts';
import { runningTrains, trainReach } from './trains.ts';
import { assessTrail, visitOf, type Bonus, type BonusPart, type RouteView, type Visit } from './value.ts';

export type Verdict =
  { readonly ok: true; readonly paid: readonly PaidRoute[]; readonly revenue: number } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Whether an operator may run these routes, and what they pay (1830 §8.8, §8.10). Works out the track from the lists
 * of hexes, over all trains together: of parallel tracks, one that no other train uses. Believes no sum.
 */
export function judge(game: Game, operator: OperatorId, routes: readonly Route[]): Verdict {
  const heard = hear(game, operator, routes);
  if ('rule' in heard) return { ok: false, refusal: heard };
  return { ok: true, paid: heard.paid, revenue: heard.paid.reduce((sum, { revenue }) => sum + revenue, heard.ofRun) };
}

/** Money on top of the stops of a run that is allowed, and what it is paid for: for one route, or for all together. */
export interface Premium extends BonusPart {
  /** Of the route; null: it is paid for the run as a whole. */
  readonly train: TrainId | null;
}

/** What a run earns on top of its stops, part by part; nothing where it is not allowed. */
export function premiumsOf(game: Game, operator: OperatorId, routes: readonly Route[]): readonly Premium[] {
  const heard = hear(game, operator, routes);
  if ('rule' in heard) return [];
  const { bonuses, views, paid } = heard;
  const all = bonuses.flatMap(({ source, ofRoute, ofRun, partsOfRun }): readonly Premium[] => {
    const named = (train: TrainId | null, amount: number) => (source === undefined ? [] : [{ train, source, amount }]);
    return [
      ...views.flatMap((view, index) => named(paid[index]?.train ?? null, ofRoute?.(view) ?? 0)),
      ...(partsOfRun?.(views).map((part) => ({ train: null, ...part })) ?? named(null, ofRun?.(views) ?? 0)),
    ];
  });
  return all.filter(({ amount }) => amount !== 0);
}

/** Finds track for the routes; a refusal where the run is not allowed. */
function hear(game: Game, operator: OperatorId, routes: readonly Route[]): Court | Refusal {
  const graph = graphOf(game.title, game.state.board.tiles);
  const trains = trainsNamed(game, operator, routes);
  if (!trains.ok) return trains.refusal;
  const own = ownStops(game, graph, operator);
  const court: Court = {
    game,
    operator,
    graph,
    own,
    barriers: barriersOf(game, graph, operator, own),
    bonuses: ask.bonuses(game, operator),
    used: new Map(),
    paid: [],
    views: [],
    ofRun: 0,
    fault: null,
    depth: -1,
  };
  const cases: Case[] = [];
  for (const [index, route] of routes.entries()) {
    const card = trains.cards[index];
    const stretches = stretchesOf(graph, route);
    if (stretches.length === 0 || card === undefined) return refuse('routes.two_stops', { train: route.train });
    const lost = stretches.findIndex((choices) => choices.length === 0);
    if (lost >= 0) return noTrack(route, lost);
    cases.push({ route, card, set: ask.trackSet(game, operator, card), stretches });
  }
  return settle(court, cases, 0) ? court : (court.fault ?? refuse('routes.no_track', {}));
}

interface Case {
  readonly route: Route;
  readonly card: TrainCard;
  /** Trains of the same set may not use the same track. */
  readonly set: string;
  /** Per stretch the ways to travel it, in both directions. */
  readonly stretches: readonly (readonly Leg[][])[];
}

interface Court {
  readonly game: Game;
  readonly operator: OperatorId;
  readonly graph: Graph;
  readonly own: ReadonlySet<number>;
  readonly barriers: Barriers;
  readonly bonuses: readonly Bonus[];
  /** Track in use, by set of trains. */
  readonly used: Map<string, Set<number>>;
  readonly paid: PaidRoute[];
  readonly views: RouteView[];
  /** What the run as a whole earns on top. */
  ofRun: number;
  /** The fault met farthest into the run. */
  fault: Refusal | null;
  depth: number;
}

function trainsNamed(
  game: Game,
  operator: OperatorId,
  routes: readonly Route[],
): { readonly ok: true; readonly cards: readonly TrainCard[] } | { readonly ok: false; readonly refusal: Refusal } {
  const running = runningTrains(game, operator);
  const cards: TrainCard[] = [];
  for (const [index, { train }] of routes.entries()) {
    const card = running.find(({ id }) => id === train);
    const again = routes.findIndex((route) => route.train === train) < index;
    if (card === undefined || again) return { ok: false, refusal: refuse('routes.train', { train }) };
    cards.push(card);
  }
  return { ok: true, cards };
}

function noTrack(route: Route, stretch: number): Refusal {
  const hexes = route.connections[stretch] ?? [];
  return refuse('routes.no_track', { train: route.train, from: hexes[0] ?? '', to: hexes.at(-1) ?? '' });
}

/** Per stretch all ways to travel it, forwards and backwards; `<hex> a.b` names the two stops of a stretch in one hex. */
function stretchesOf(graph: Graph, route: Route): Leg[][][] {
  return route.connections.map((connection) => {
    const named = /^(\S+) (\d+)\.(\d+)$/.exec(connection.length === 1 ? (connection[0] ?? '') : '');
    const hexes = named === null ? connection : [named[1] ?? ''];
    const ways = legsAlong(
      graph,
      hexes.map((hex) => graph.grid.numberOf.get(hex) ?? -1),
    );
    const both = hexes.length === 1 ? ways : [...ways, ...ways.map((legs) => legs.map(reversed).reverse())];
    if (named === null) return both;
    const ends = new Set([Number(named[2]), Number(named[3])]);
    return both.filter((legs) =>
      legs.every(({ from, to }) => ends.has(from % graph.grid.stopStride) && ends.has(to % graph.grid.stopStride)),
    );
  });
}

/** Finds track for the routes from `index` on that fits what is used already; leaves what they pay in the court. */
function settle(court: Court, cases: readonly Case[], index: number): boolean {
  const present = cases[index];
  if (present === undefined) return settleWhole(court);
  const { route, stretches, set } = present;
  let used = court.used.get(set);
  if (used === undefined) court.used.set(set, (used = new Set()));
  const inUse = used;
  const legs: Leg[] = [];
  const blame = (fault: Refusal, stretch: number): false => {
    const depth = index * 1000 + stretch;
    if (depth > court.depth) {
      court.depth = depth;
      court.fault = fault;
    }
    return false;
  };
  const travel = (stretch: number): boolean => {
    const choices = stretches[stretch];
    if (choices === undefined) {
      const verdict = assess(court, present, legs);
      if ('rule' in verdict) return blame(verdict, stretch);
      court.paid.push(verdict.paid);
      court.views.push(verdict.view);
      if (settle(court, cases, index + 1)) return true;
      court.paid.pop();
      court.views.pop();
      return false;
    }
    const here = legs.at(-1)?.to;
    let fits = false;
    let free = false;
    for (const way of choices) {
      if (here !== undefined && way[0]?.from !== here) continue;
      if (!calledAt(court.graph, route, legs.length, way)) continue;
      fits = true;
      const track = way.flatMap((leg) => leg.track);
      if (new Set(track).size < track.length || track.some((each) => inUse.has(each))) continue;
      free = true;
      for (const each of track) inUse.add(each);
      legs.push(...way);
      if (travel(stretch + 1)) return true;
      legs.length -= way.length;
      for (const each of track) inUse.delete(each);
    }
    if (!fits) return blame(noTrack(route, stretch), stretch);
    return free ? false : blame(refuse('routes.track_twice', { train: route.train }), stretch);
  };
  return travel(0);
}

/** What hangs on the run as a whole; false: it may not be run, which is the fault met last. */
function settleWhole(court: Court): boolean {
  const { game, operator, views, bonuses } = court;
  const fault = views.length === 0 ? null : ask.mayRunTogether(game, operator, views);
  if (fault !== null) {
    court.fault = fault;
    court.depth = Infinity;
    return false;
  }
  court.ofRun = bonuses.reduce((sum, { ofRun }) => sum + (ofRun?.(views) ?? 0), 0);
  return true;
}

/** Whether the legs call at the stops that the route names; a list that does not fit the stretches is not asked. */
function calledAt(graph: Graph, { stops, connections }: Route, before: number, way: readonly Leg[]): boolean {
  if (stops === undefined || stops.length < connections.length + 1) return true;
  return way.every(
    ({ from, to }, index) => stops[before + index] === stopName(graph.grid, from) && stops[before + index + 1] === stopName(graph.grid, to),
  );
}

const NONE: ReadonlySet<number> = new Set();

/** What a route over these legs pays, or what is wrong with it by itself. */
function assess(
  { game, operator, graph, own, barriers, bonuses }: Court,
  { route, card }: Case,
  legs: readonly Leg[],
): { readonly paid: PaidRoute; readonly view: RouteView } | Refusal {
  const { train } = route;
  const numbers = [legs[0]?.from ?? -1, ...legs.map(({ to }) => to)];
  const visits: Visit[] = numbers.map((stop) => visitOf(graph, own, stop, printOf(graph, stop)));
  const nameOf = (stop: number): string => stopName(graph.grid, stop);
  const byHex = game.title.rules.routes.once_by === 'hex_group';
  // The quirk: old records hold runs that tell no stops and are only looked at for their track (1889 §12).
  const barred = route.stops === undefined && game.state.setup.quirks.includes('run_through_full_city') ? NONE : barriers.barred;
  const met = new Set<number>();
  const groups = new Set<string>();
  for (const [index, { stop, print }] of visits.entries()) {
    const key = byHex ? Math.floor(stop / graph.grid.stopStride) : stop;
    if (met.has(key)) return refuse('routes.stop_twice', { train, stop: nameOf(stop) });
    met.add(key);
    for (const group of print.groups) {
      if (groups.has(group)) return refuse('routes.group_twice', { train, group });
      groups.add(group);
    }
    if (barriers.closed.has(stop)) return refuse('routes.blocked_city', { train, stop: nameOf(stop) });
    if (index === 0 || index === visits.length - 1) continue;
    if (print.kind === 'offboard') return refuse('routes.through_offboard', { train, stop: nameOf(stop) });
    if (barred.has(stop)) return refuse('routes.blocked_city', { train, stop: nameOf(stop) });
  }
  if (!visits.some((visit) => visit.own)) return refuse('routes.own_token', { train });
  const hexes = hexesOf(graph, legs);
  const track = legs.flatMap((leg) => leg.track);
  const found = assessTrail({ game, operator, card, reach: trainReach(game, operator, card), bonuses }, { visits, hexes, track });
  if (found === null) return refuse('routes.too_long', { train, stops: visits.length });
  const fault = ask.mayRun(game, operator, found.view);
  if (fault !== null) return fault;
  const stops = visits.map(({ stop }, index) => ({
    hex: graph.grid.ids[Math.floor(stop / graph.grid.stopStride)] ?? '',
    stop: stop % graph.grid.stopStride,
    revenue: found.value.paid[index] ?? 0,
  }));
  return { paid: { train, stops, hexes, revenue: found.revenue }, view: found.view };
}

function printOf(graph: Graph, stop: number): Stop {
  const print = stopAt(graph, stop);
  if (print === undefined) throw new Error(`No stop ${stop} on the board.`);
  return print;
}

/** Ids of the hexes passed over all legs; a hex shared by two legs comes once. */
function hexesOf(graph: Graph, legs: readonly Leg[]): string[] {
  return legs.flatMap(({ hexes }, index) => hexes.slice(index === 0 ? 0 : 1)).map((hex) => graph.grid.ids[hex] ?? '');
}
