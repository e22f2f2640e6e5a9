import type { Reach, Stop } from '@roundhouse/title-schema';
import type { Game } from '../state.ts';
import { allot } from './trains.ts';

/** A stop on a trail as its value is asked: number in the grid, print, whether the operator has a station there. */
export interface Visit {
  readonly stop: number;
  readonly print: Stop;
  readonly own: boolean;
}

/** Money of each stop of a trail in order (0 where it is not paid), and the sum. */
export interface TrailValue {
  readonly paid: readonly number[];
  readonly revenue: number;
}

/** A route as bonuses see it: name of the train, stops in order, hexes passed in order. */
export interface RouteView {
  readonly train: string;
  readonly visits: readonly Visit[];
  readonly hexes: readonly string[];
}

/**
 * Something that pays on top of the stops (title mechanics): for a route by itself, or for the run as a whole. The
 * most that it can pay bounds the search for the best run.
 */
export interface Bonus {
  readonly ofRoute?: (route: RouteView) => number;
  readonly mostPerRoute: number;
  readonly ofRun?: (routes: readonly RouteView[]) => number;
  readonly mostPerRun?: number;
}

/** What a stop is worth in the present phase (1830 §8.10), or to a train with a value band of its own (1889 §6.6). */
export function stopValue(game: Game, print: Stop, own?: string): number {
  if (typeof print.revenue === 'number') return print.revenue;
  const band = own ?? game.title.rules.routes.bands[game.state.phase];
  const value = band === undefined ? undefined : print.revenue[band];
  if (value === undefined) throw new Error(`No value for a stop in phase ${game.state.phase}.`);
  return value;
}

/** Bonuses in force; none in the core. */
export function bonusesOf(_game: Game): readonly Bonus[] {
  return [];
}

/**
 * What a train earns on a trail; null: it does not get that far. Where it is paid for fewer stops than it visits, the
 * best ones pay, one with an own station among them.
 */
export function trailValue(game: Game, reach: readonly Reach[], visits: readonly Visit[]): TrailValue | null {
  const rows = allot(
    reach,
    visits.map(({ print }) => print),
  );
  if (rows === null) return null;
  const worth = visits.map(({ print }, index) => {
    const row = reach[rows[index] ?? 0];
    return stopValue(game, print, row?.band) * (row?.multiplier ?? 1);
  });
  const pays = new Set<number>();
  reach.forEach(({ pay }, row) => {
    const here = visits.flatMap((_, index) => (rows[index] === row ? [index] : []));
    here.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || Number(visits[b]?.own) - Number(visits[a]?.own));
    for (const index of here.slice(0, pay === 'all' ? here.length : pay)) pays.add(index);
  });
  if (![...pays].some((index) => visits[index]?.own)) swapInOwn(rows, worth, visits, pays);
  const paid = worth.map((value, index) => (pays.has(index) ? value : 0));
  return { paid, revenue: paid.reduce((sum, value) => sum + value, 0) };
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
