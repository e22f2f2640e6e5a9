import type { Game, Route } from '@roundhouse/engine';
import { routeOf, type RecordedRoute } from '@roundhouse/records';
import { complain } from './io.ts';

/** A position of a recorded game and a run in it (games/README §9). */
export interface RouteCase {
  /** Folder and name of the game, `1830/29133`. */
  readonly game: string;
  /** Line of the trace; the position is the one before it. */
  readonly n: number;
  readonly entity: string;
  /** What the recorded run made. */
  readonly revenue: number | null;
  /** The routes of this case are against the rules and must be refused. */
  readonly refused: boolean;
  /** Routes in the form of the game file; absent: those of the recorded action. */
  readonly routes: readonly RecordedRoute[] | null;
  /** Line of the file of cases, from 1. */
  readonly line: number;
}

/** Reads a file of cases, one JSON object a line; complains of a line that is none. */
export function readCases(text: string, file: string): RouteCase[] {
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [readCase(line, `${file}:${index + 1}`, index + 1)]));
}

function readCase(text: string, place: string, line: number): RouteCase {
  const raw = parse(text, place);
  const { game, n, entity, revenue, routes, runs, judged } = raw;
  if (typeof game !== 'string' || typeof n !== 'number' || typeof entity !== 'string') {
    return complain(`${place}: a case has game, n and entity`, 'Give a file of route cases');
  }
  const refused = judged === 'refused';
  const written = Array.isArray(routes) ? (routes as RecordedRoute[]) : refused && Array.isArray(runs) ? (runs as RecordedRoute[]) : null;
  return { game, n, entity, revenue: typeof revenue === 'number' ? revenue : null, refused, routes: written, line };
}

function parse(text: string, place: string): Record<string, unknown> {
  try {
    const raw = JSON.parse(text) as unknown;
    if (typeof raw === 'object' && raw !== null) return raw as Record<string, unknown>;
  } catch {
    // Said below.
  }
  return complain(`${place} is not a JSON object`, 'Give a file of route cases');
}

/**
 * The routes of a case in a position. A `train` may be a train's id or only its name; names are given to the
 * operator's trains in turn.
 */
export function routesOf(routes: readonly RecordedRoute[], operator: string, game: Game): Route[] {
  const owned = Object.values(game.state.operators[operator]?.shelves ?? {}).flat();
  const free = new Map(owned.map((train) => [train.id, train.name]));
  return routes.map((route) => {
    const train = free.has(route.train) ? route.train : ([...free].find(([, name]) => name === route.train)?.[0] ?? route.train);
    free.delete(train);
    return routeOf({ ...route, train }, game);
  });
}
