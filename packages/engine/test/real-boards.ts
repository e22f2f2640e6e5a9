import { titleOfFacts, tracedRuns, type TracedRun } from '@roundhouse/testing';
import type { Answers } from '../src/answers.ts';
import { bestRun } from '../src/routes/find.ts';
import { judge } from '../src/routes/judge.ts';
import type { Bonus, RouteView } from '../src/routes/value.ts';
import type { Game } from '../src/state.ts';
import { withAnswers } from './answering-mechanic.ts';
import { exhaustiveRun, TooMany, type Extra } from './exhaustive-run.ts';
import { routeOf } from '../src/routes/written.ts';

/** Folders of recorded games; each has a fact sheet of the same name. */
export const FOLDERS = ['1830', '1817', '1817na', '1828', '1889', '1846', '1893'];

/** 1817 §8.6: every mine or ranch on a route and every bridge city that is a stop pays 10. */
function markersPay({ markers }: TracedRun): Answers {
  const of = (kind: string): Set<string> => new Set(Object.keys(markers).filter((hex) => markers[hex]?.includes(kind)));
  const [mines, bridges] = [new Set([...of('mine'), ...of('ranch')]), of('bridge')];
  if (mines.size + bridges.size === 0) return {};
  const paying = (set: ReadonlySet<string>, byStops: boolean, hexesOf: (route: RouteView) => readonly string[]): Bonus[] =>
    [...set].map((hex) => ({
      mostPerRoute: 10,
      multipleOf: 10,
      needs: [[hex]],
      byStops,
      ofRoute: (route) => (hexesOf(route).includes(hex) ? 10 : 0),
    }));
  const bonuses = [...paying(mines, false, ({ hexes }) => hexes), ...paying(bridges, true, ({ visits }) => visits.map(({ hex }) => hex))];
  return { bonuses: () => bonuses };
}

/** Stations pay 10 each, so that bonuses are looked at on every board; the same for the exhaustive search. */
function stationsPay(game: Game, operator: string): { readonly answers: Answers; readonly extra: Extra } {
  const own = new Set(game.state.board.stations.flatMap(({ owner, hex, stop }) => (owner === operator ? [`${hex}:s${stop}`] : [])));
  const stations = own.size;
  return {
    answers: {
      bonuses: () => [
        { mostPerRoute: 10 * stations, multipleOf: 10, ofRoute: ({ visits }) => 10 * visits.filter((visit) => visit.own).length },
        { mostPerRoute: 0, mostPerRun: 50, multipleOf: 50, ofRun: (routes) => (routes.length > 1 ? 50 : 0) },
      ],
    },
    extra: {
      ofRoute: ({ stops }) => 10 * stops.filter((stop) => own.has(stop)).length,
      ofRun: (rides) => (rides.length > 1 ? 50 : 0),
    },
  };
}

/** Records that count more than the fact sheet tells, or read otherwise. */
const isBeyond = (folder: string, { entity, name }: TracedRun): boolean =>
  // Bonuses by owner and marker (1846 §7), a minor whose run needs no station (1828 §16.6b), a run through a city full of others (1889).
  folder === '1846' || (folder === '1828' && entity === 'C&P') || name.startsWith('1889/314 366');

/** The best run where it is proven and the judge agrees with it, else words that say what is wrong. */
function soundBest(game: Game, entity: string): number | string {
  const best = bestRun(game, entity);
  const verdict = judge(game, entity, best.routes.map(routeOf));
  if (!best.proven) return `at least ${best.revenue}, at most ${best.bound}`;
  return verdict.ok && verdict.revenue === best.revenue ? best.revenue : `judged ${JSON.stringify(verdict)}`;
}

/** Looks at every so many-th recorded run on the boards of a title. Answers how many, and in words what is wrong. */
export function recordedRuns(folder: string, every: number): { readonly seen: number; readonly faults: readonly string[] } {
  const title = titleOfFacts(folder);
  if (title === null) return { seen: 0, faults: [] };
  const faults: string[] = [];
  let index = 0;
  let seen = 0;
  for (const traced of tracedRuns(folder, title)) {
    if (index++ % every > 0) continue;
    seen += 1;
    const best = soundBest(withAnswers(traced.game as unknown as Game, markersPay(traced)), traced.entity);
    if (typeof best === 'string') faults.push(`${traced.name}: ${best}`);
    else if (best < traced.revenue && !isBeyond(folder, traced)) faults.push(`${traced.name}: ${best} is below ${traced.revenue}`);
  }
  return { seen, faults };
}

/**
 * Compares the best run in every so many-th recorded position with that of an exhaustive search, with and without
 * bonuses and with what the markers on the board pay, where that one ends within its budget.
 */
export function comparedRuns(
  folder: string,
  every: number,
  budget: number,
): { readonly agreed: number; readonly faults: readonly string[] } {
  const title = titleOfFacts(folder);
  if (title === null) return { agreed: 0, faults: [] };
  const faults: string[] = [];
  let index = 0;
  let agreed = 0;
  for (const traced of tracedRuns(folder, title)) {
    if (index++ % every > 0) continue;
    const { entity, name } = traced;
    const plain = traced.game as unknown as Game;
    const paying = markersPay(traced);
    const boards = [plain, ...(paying.bonuses === undefined ? [] : [withAnswers(plain, paying)])];
    const { answers, extra } = stationsPay(plain, entity);
    const slow = within(() => [
      exhaustiveRun(plain, entity, extra, budget),
      ...boards.map((board) => exhaustiveRun(board, entity, undefined, budget)),
    ]);
    if (slow === null) continue;
    const fast = [soundBest(withAnswers(plain, answers), entity), ...boards.map((board) => soundBest(board, entity))];
    if (fast.join() === slow.join()) agreed += slow.length;
    else faults.push(`${name}: ${fast.join()} for ${slow.join()}`);
  }
  return { agreed, faults };
}

function within<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}
