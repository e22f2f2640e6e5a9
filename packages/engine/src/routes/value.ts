import type { Reach, Stop } from '@roundhouse/title-schema';
import { ask } from '../answers.ts';
import { hexOfStop } from '../board/grid.ts';
import type { Graph } from '../board/graph.ts';
import type { Game, HexId, OperatorId, PrivateId, TrainCard } from '../state.ts';
import { allot } from './trains.ts';

/** A stop on a trail as its value is asked: number in the grid, its hex, print, whether the operator has a station there. */
export interface Visit {
  readonly stop: number;
  readonly hex: HexId;
  readonly print: Stop;
  readonly own: boolean;
}

/** Money of each stop of a trail in order (0 where it is not paid), whether it is paid, and the sum. */
export interface TrailValue {
  readonly paid: readonly number[];
  readonly counts: readonly boolean[];
  readonly revenue: number;
}

/** A route as bonuses and restrictions see it. */
export interface RouteView {
  /** Name of the train. */
  readonly train: string;
  /** Stops in order. */
  readonly visits: readonly Visit[];
  /** Hexes passed in order. */
  readonly hexes: readonly HexId[];
  /** Numbers of the track used, as a run may use each once. */
  readonly track: readonly number[];
  /** Per visit whether the train is paid for it. */
  readonly counts: readonly boolean[];
}

/** What a bonus is paid for, as a table names it. */
export type BonusSource =
  | { readonly kind: 'connection' | 'interconnection'; readonly name: string }
  | { readonly kind: 'ferry' | 'hex'; readonly hex: HexId }
  | { readonly kind: 'private'; readonly private: PrivateId }
  | { readonly kind: 'stations' };

/** A part of what a bonus pays, and for what. */
export interface BonusPart {
  readonly source: BonusSource;
  readonly amount: number;
}

/**
 * Something that pays on top of the stops: for a route by itself, or for the run as a whole. The most that it can pay
 * bounds the search for the best run, which is exact as long as no bonus pays more than it declares.
 */
export interface Bonus {
  /** What it is paid for; left out: for nothing that has a name. */
  readonly source?: BonusSource;
  readonly ofRoute?: (route: RouteView) => number;
  readonly mostPerRoute: number;
  /**
   * It pays only where the routes come to a hex of each of these lists, and of hexes without a stop it looks at no others.
   * Left out: it may pay anywhere.
   */
  readonly needs?: readonly (readonly HexId[])[];
  /** It looks at stops alone, not at hexes and track between them: of two ways between two stops it prefers none. */
  readonly byStops?: boolean;
  /** Asks which stops are paid: a train that is paid for some only chooses them so that stops and bonuses make most. */
  readonly byCounts?: boolean;
  /** For all routes together, each chosen by itself: what is paid once for a company, and connections beyond a train's reach. */
  readonly ofRun?: (routes: readonly RouteView[]) => number;
  readonly mostPerRun?: number;
  /** What `ofRun` is made of, where that is not one thing. */
  readonly partsOfRun?: (routes: readonly RouteView[]) => readonly BonusPart[];
  /** Every sum that it pays is a multiple of this; 1 where it says nothing. */
  readonly multipleOf?: number;
}

/** What a train of an operator is asked with. */
export interface Runner {
  readonly game: Game;
  readonly operator: OperatorId;
  readonly card: TrainCard;
  readonly reach: readonly Reach[];
  readonly bonuses: readonly Bonus[];
  /** What stops are worth to the train by their number, where that has been asked already. */
  readonly values?: ReadonlyMap<number, number>;
}

/** What a stop is worth in the present phase (1830 §8.10), or to a train with a value band of its own (1889 §6.6). */
export function stopValue(game: Game, print: Stop, own?: string): number {
  if (typeof print.revenue === 'number') return print.revenue;
  const band = own ?? game.title.rules.routes.bands[game.state.phase];
  const value = band === undefined ? undefined : print.revenue[band];
  if (value === undefined) throw new Error(`No value for a stop in phase ${game.state.phase}.`);
  return value;
}

/** What a stop is worth to one train of an operator, by the band of its reach; a mechanic may have another value for it. */
export function valueFor(
  { game, operator, card, reach }: Pick<Runner, 'game' | 'operator' | 'card' | 'reach'>,
  { hex, print }: Pick<Visit, 'hex' | 'print'>,
): number {
  return ask.stopValue(game, operator, card, hex, print) ?? stopValue(game, print, reach[0]?.band);
}

export function visitOf(graph: Graph, own: ReadonlySet<number>, stop: number, print: Stop): Visit {
  return { stop, hex: hexOfStop(graph.grid, stop), print, own: own.has(stop) };
}

/** A trail as a train runs it: what its stops pay, and with bonuses. */
export interface Assessed {
  readonly value: TrailValue;
  readonly view: RouteView;
  readonly revenue: number;
  /** Choices of paid stops that were looked at. */
  readonly tried: number;
}

/**
 * What a train earns on a trail, bonuses of the route included; null: it does not get that far. Where it is paid for
 * fewer stops than it visits, the best ones pay, one with an own station among them. Where it cannot come to `least`,
 * any choice below that may be answered.
 */
export function assessTrail(runner: Runner, trail: Pick<RouteView, 'visits' | 'hexes' | 'track'>, least = -Infinity): Assessed | null {
  const { card, reach, bonuses, values } = runner;
  const { visits } = trail;
  const rows = allot(
    reach,
    visits.map(({ print }) => print),
  );
  if (rows === null) return null;
  const worth = visits.map(
    (visit, index) => (values?.get(visit.stop) ?? valueFor(runner, visit)) * (reach[rows[index] ?? 0]?.multiplier ?? 1),
  );
  const judged = (counts: readonly boolean[]) => {
    const paid = worth.map((value, index) => (counts[index] ? value : 0));
    const stops = paid.reduce((sum, value) => sum + value, 0);
    const view: RouteView = { train: card.name, ...trail, counts };
    const revenue = bonuses.reduce((sum, { ofRoute }) => sum + (ofRoute?.(view) ?? 0), stops);
    return { value: { paid, counts, revenue: stops }, view, revenue };
  };
  let best = judged(richest(reach, rows, worth, visits));
  if (!bonuses.some(({ byCounts }) => byCounts)) return { ...best, tried: 1 };
  const most = bonuses.reduce((sum, { mostPerRoute }) => sum + mostPerRoute, best.value.revenue);
  if (best.revenue === most || most < least) return { ...best, tried: 1 };
  const all = selections(reach, rows, visits);
  for (const counts of all) {
    const other = judged(counts);
    if (other.revenue > best.revenue) best = other;
  }
  return { ...best, tried: 1 + all.length };
}

/** Which stops pay where only their own values matter. */
function richest(reach: readonly Reach[], rows: readonly number[], worth: readonly number[], visits: readonly Visit[]): boolean[] {
  const pays = new Set<number>();
  reach.forEach(({ pay }, row) => {
    const here = visits.flatMap((_, index) => (rows[index] === row ? [index] : []));
    if (pay !== 'all' && pay < here.length) {
      here.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || Number(visits[b]?.own) - Number(visits[a]?.own));
    }
    for (const index of here.slice(0, pay === 'all' ? here.length : pay)) pays.add(index);
  });
  if (![...pays].some((index) => visits[index]?.own)) swapInOwn(rows, worth, visits, pays);
  return visits.map((_, index) => pays.has(index));
}

/** Lets the best own station be paid in place of the poorest stop on its row. */
function swapInOwn(rows: readonly number[], worth: readonly number[], visits: readonly Visit[], pays: Set<number>): void {
  const by = (list: number[], sign: number): number[] => list.sort((a, b) => sign * ((worth[a] ?? 0) - (worth[b] ?? 0)));
  for (const own of by(
    visits.flatMap((visit, index) => (visit.own ? [index] : [])),
    -1,
  )) {
    const poorest = by(
      [...pays].filter((index) => rows[index] === rows[own]),
      1,
    )[0];
    if (poorest === undefined) continue;
    pays.delete(poorest);
    pays.add(own);
    return;
  }
}

/** Every full choice of paid stops, with an own station among them where one can be. */
function selections(reach: readonly Reach[], rows: readonly number[], visits: readonly Visit[]): boolean[][] {
  const left = reach.map(({ pay }) => (pay === 'all' ? Infinity : pay));
  const here = reach.map((_, row) => rows.filter((each) => each === row).length);
  const found: boolean[][] = [];
  const counts: boolean[] = [];
  const go = (index: number): void => {
    const row = rows[index];
    if (row === undefined) {
      found.push([...counts]);
      return;
    }
    const room = left[row] ?? 0;
    const rest = here[row] ?? 0;
    here[row] = rest - 1;
    if (room > 0) {
      left[row] = room - 1;
      counts[index] = true;
      go(index + 1);
      left[row] = room;
    }
    if (rest > room) {
      counts[index] = false;
      go(index + 1);
    }
    here[row] = rest;
  };
  go(0);
  const withOwn = found.filter((each) => each.some((counted, index) => counted && visits[index]?.own));
  return withOwn.length > 0 ? withOwn : found;
}
