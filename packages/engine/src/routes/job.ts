import { ask, isAnswered } from '../answers.ts';
import type { Game, OperatorId, TrainCard } from '../state.ts';
import { itinerary, visitsOn, walkOf, type Candidate, type Search, type Trail, type Walk } from './candidates.ts';
import type { Field } from './field.ts';
import { runningTrains, trainReach } from './trains.ts';
import { premiumOf, type Premium } from './premium.ts';
import { assessTrail, valueFor, type Bonus, type RouteView, type Runner } from './value.ts';
import type { Spend } from './watch.ts';
import { gaugeOf, meetsTwice, yardOf, type Gauge, type Yard } from './yard.ts';

/** Trains that run alike. */
export interface Kind {
  readonly cards: readonly TrainCard[];
  readonly runner: Runner;
  readonly gauge: Gauge;
  readonly yard: Yard;
  /** Which copy of the track it runs on: trains of different copies may share track. */
  readonly copy: number;
}

/** What is to be solved: the trains, and the track with a copy for every set of trains that may not share it. */
export interface Job {
  readonly game: Game;
  readonly operator: OperatorId;
  readonly kinds: readonly Kind[];
  readonly field: Field;
  /** Pieces of track and words of bits over all copies. */
  readonly size: number;
  readonly words: number;
  /** What all sums are multiples of. */
  readonly grain: number;
  /** What bonuses may add to a trail. */
  readonly premium: Premium;
  readonly bonusMost: number;
  /** Nothing hangs on the way between two stops: the cheapest one is as good as any. */
  readonly anyWay: boolean;
  readonly spend: Spend;
}

/** A run: candidates of each kind, in the order of the kinds. */
export type Chosen = readonly (readonly Candidate[])[];

export const CLOSE = 1e-6;

export function jobOf(game: Game, operator: OperatorId, field: Field, spend: Spend): Job {
  const bonuses = withinReach(ask.bonuses(game, operator), field);
  const alike = new Map<string, TrainCard[]>();
  const sets: string[] = [];
  for (const card of runningTrains(game, operator)) {
    const set = ask.trackSet(game, operator, card);
    if (!sets.includes(set)) sets.push(set);
    const reach = trainReach(game, operator, card);
    const values = isAnswered(game, 'stopValue') ? field.stops.map(({ visit }) => valueFor({ game, operator, card, reach }, visit)) : [];
    const names = bonuses.length > 0 || isAnswered(game, 'mayRun', 'mayRunTogether') ? card.name : '';
    const key = JSON.stringify([reach, set, values, names]);
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  // Trains that are paid by the same value band share a yard.
  const shared = new Map<string | undefined, Yard>();
  const kinds = [...alike.values()].flatMap((cards): Kind[] => {
    const [card] = cards;
    if (card === undefined) return [];
    const reach = trainReach(game, operator, card);
    const runner: Runner = { game, operator, card, reach, bonuses };
    const band = reach[0]?.band;
    const known = isAnswered(game, 'stopValue') ? undefined : shared.get(band);
    const yard = known ?? yardOf(game, field, ({ visit }) => valueFor(runner, visit));
    shared.set(band, yard);
    const copy = sets.indexOf(ask.trackSet(game, operator, card));
    const values = new Map(field.stops.map(({ number }, index) => [number, yard.value[index] ?? 0]));
    return [{ cards, runner: { ...runner, values }, gauge: gaugeOf(reach), yard, copy }];
  });
  const copies = Math.max(1, sets.length);
  return {
    game,
    operator,
    kinds,
    field,
    size: field.size * copies,
    words: field.words * copies,
    grain: grainOf(kinds, bonuses),
    premium: premiumOf(bonuses, field),
    bonusMost: bonuses.reduce((sum, { mostPerRoute }) => sum + mostPerRoute, 0),
    anyWay: bonuses.every(({ byStops }) => byStops) && !isAnswered(game, 'mayRun', 'mayRunTogether'),
    spend,
  };
}

/** The bonuses that a run on this field may be paid at all. */
function withinReach(bonuses: readonly Bonus[], { graph, stops }: Field): readonly Bonus[] {
  if (bonuses.every(({ needs }) => needs === undefined)) return bonuses;
  const met = new Set<number>();
  for (const { number, legs } of stops) {
    met.add(Math.floor(number / graph.grid.stopStride));
    for (const { leg } of legs) for (const hex of leg.hexes) met.add(hex);
  }
  return bonuses.filter(({ needs }) => needs?.every((list) => list.some((hex) => met.has(graph.grid.numberOf.get(hex) ?? -1))) ?? true);
}

function grainOf(kinds: readonly Kind[], bonuses: readonly Bonus[]): number {
  const all = [...kinds.map(({ yard }) => yard.grain), ...bonuses.map(({ multipleOf = 1 }) => multipleOf)];
  return all.reduce(divisor, 0) || 1;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** What the run as a whole earns on top, -Infinity where it may not be run; null where nothing hangs on the whole. */
export function wholeOf(job: Job): { readonly worth: (chosen: Chosen) => number; readonly most: number } | null {
  const bonuses = job.kinds[0]?.runner.bonuses.filter(({ ofRun }) => ofRun !== undefined) ?? [];
  if (bonuses.length === 0 && !isAnswered(job.game, 'mayRunTogether')) return null;
  const views = job.kinds.map(() => new WeakMap<Candidate, RouteView | null>());
  const seen = (index: number, candidate: Candidate): RouteView | null => {
    const known = views[index]?.get(candidate);
    if (known !== undefined) return known;
    const view = viewOf(job, index, candidate);
    views[index]?.set(candidate, view);
    return view;
  };
  const worth = (chosen: Chosen): number => {
    const routes = chosen.flatMap((each, index) => each.flatMap((candidate) => seen(index, candidate) ?? []));
    if (routes.length > 0 && ask.mayRunTogether(job.game, job.operator, routes) !== null) return -Infinity;
    return bonuses.reduce((sum, { ofRun }) => sum + (ofRun?.(routes) ?? 0), 0);
  };
  return { worth, most: bonuses.reduce((sum, { mostPerRun = 0 }) => sum + mostPerRun, 0) };
}

function viewOf({ kinds }: Job, index: number, candidate: Candidate): RouteView | null {
  const kind = kinds[index];
  return kind === undefined ? null : (assessTrail(kind.runner, itinerary(kind.yard, candidate))?.view ?? null);
}

/** Under which trails are sought: track taken and prices over the whole job, none by default. */
export interface Terms {
  readonly taken?: Int32Array;
  readonly prices?: Float64Array;
}

/** The trails of a kind on its copy of the track; prices and track taken are of the whole job. */
export function walkKind(job: Job, kind: Kind, { taken, prices, found }: Pick<Search, 'found'> & Terms): Walk {
  const { field, spend, premium } = job;
  const from = kind.copy * field.words;
  return walkOf({
    yard: kind.yard,
    gauge: kind.gauge,
    worthOf: worthOf(job, kind),
    premium,
    taken: taken?.slice(from, from + field.words) ?? new Int32Array(field.words),
    prices: prices?.subarray(kind.copy * field.size, (kind.copy + 1) * field.size) ?? null,
    spend,
    found: (candidate, reduced) => found(placed(job, kind, candidate), reduced),
  });
}

function worthOf({ game, operator, anyWay, spend }: Job, { yard, gauge, runner }: Kind): Search['worthOf'] {
  const isLimited = isAnswered(game, 'mayRun');
  if (gauge.additive && runner.bonuses.length === 0 && !isLimited && !yard.groupsLeft) return null;
  return (run: Trail, least: number): number => {
    const trail = anyWay ? { visits: visitsOn(yard, run), hexes: [], track: [] } : itinerary(yard, run);
    if (yard.groupsLeft && meetsTwice(game, trail.visits)) return -Infinity;
    const found = assessTrail(runner, trail, least);
    spend((found?.tried ?? 1) * trail.visits.length);
    return found === null || (isLimited && ask.mayRun(game, operator, found.view) !== null) ? -Infinity : found.revenue;
  };
}

/** A candidate as it uses the track of the whole job. */
function placed({ field, words }: Job, { copy }: Kind, candidate: Candidate): Candidate {
  if (words === field.words) return candidate;
  const bits = new Int32Array(words);
  bits.set(candidate.bits, copy * field.words);
  return { ...candidate, bits, track: candidate.track.map((piece) => piece + copy * field.size) };
}

/** The best trail of a train that makes at least `floor`, less prices where there are some. */
export function bestTrail(
  job: Job,
  kind: Kind,
  rest: Terms,
  floor = CLOSE,
): { readonly trail: Candidate; readonly reduced: number } | null {
  let best: { readonly trail: Candidate; readonly reduced: number } | null = null;
  const found = (trail: Candidate, reduced: number): number => {
    best = { trail, reduced };
    return reduced + CLOSE;
  };
  const walk = walkKind(job, kind, { ...rest, found });
  const most = walk.most();
  // Near the most that can be hoped for first, where there is little to walk through.
  for (let short = job.grain / 4; best === null; short *= 4) {
    const aim = most === Infinity ? floor : Math.max(floor, most - short);
    if (!walk.through(aim) || aim === floor) break;
  }
  return best;
}

export function plainSum(chosen: Chosen): number {
  return chosen.reduce((sum, each) => each.reduce((total, { revenue }) => total + revenue, sum), 0);
}
