import { trainName, type Game, type Route, type TrainCard } from '@roundhouse/engine';
import { describeFault, excerpt, isObject, readRoutes, routeOf, withoutMark, type RecordedRoute } from '@roundhouse/records';
import { complain } from './io.ts';

/** A train and the hexes of its stops in order: how a case tells a run (games/README §9). */
export interface StopRun {
  readonly train: string;
  readonly hexes: readonly string[];
  /** What it is said to make. */
  readonly revenue: number | null;
}

/** What a case wants to be judged. */
export type Claim =
  /** The routes of the recorded action. */
  | { readonly kind: 'recorded' }
  /** In the form of the game file: the track is told. */
  | { readonly kind: 'routes'; readonly routes: readonly RecordedRoute[] }
  /** Stops alone: any track between them will do. */
  | { readonly kind: 'runs'; readonly runs: readonly StopRun[] };

/** A position of a recorded game and a run in it. */
export interface RouteCase {
  /** Folder and name of the game, `1830/29133`. */
  readonly game: string;
  /** Line of the trace; the position is the one before it. */
  readonly n: number;
  readonly entity: string;
  /** What the run is said to make. */
  readonly revenue: number | null;
  /** The run is against the rules and must be refused. */
  readonly refused: boolean;
  readonly claim: Claim;
  /** Line of the file of cases, from 1. */
  readonly line: number;
}

const REMEDY = 'Mend the file of cases: one JSON object a line, with game, n, entity and runs or routes';

/** Reads a file of cases, one JSON object a line; complains of a line that is none, or has a member of a wrong kind. */
export function readCases(text: string, file: string): RouteCase[] {
  return withoutMark(text)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readCase(line, `${file}:${index + 1}`, index + 1)]));
}

function readCase(text: string, place: string, line: number): RouteCase {
  const raw = parse(text, place);
  const { game, n, entity, judged } = raw;
  const wrong = (name: string, should: string): never =>
    complain(`${place}: ${name} should be ${should}, not ${excerpt(raw[name])}`, REMEDY);
  if (typeof game !== 'string') return wrong('game', 'folder and name of a recorded game');
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 0) return wrong('n', 'the number of a line of the trace');
  if (typeof entity !== 'string') return wrong('entity', 'the symbol of an operator');
  if (judged !== undefined && typeof judged !== 'string') return wrong('judged', 'a word');
  const revenue = moneyOf(raw, place);
  const claim = claimOf(raw, place);
  const refused = judged === 'refused';
  if (refused && claim.kind === 'recorded') complain(`${place}: a case that should be refused has no runs or routes`, REMEDY);
  return { game, n, entity, revenue, refused, claim, line };
}

function parse(text: string, place: string): Readonly<Record<string, unknown>> {
  try {
    const raw = JSON.parse(text) as unknown;
    if (isObject(raw)) return raw;
  } catch {
    // Said below.
  }
  return complain(`${place} is not a JSON object`, REMEDY);
}

function moneyOf({ revenue }: Readonly<Record<string, unknown>>, place: string): number | null {
  if (revenue === undefined || revenue === null) return null;
  return typeof revenue === 'number' ? revenue : complain(`${place}: revenue should be a number, not ${excerpt(revenue)}`, REMEDY);
}

function claimOf({ routes, runs }: Readonly<Record<string, unknown>>, place: string): Claim {
  if (routes !== undefined) {
    const read = readRoutes(routes, 'routes');
    return read.ok ? { kind: 'routes', routes: read.value } : complain(`${place}: ${describeFault(read.fault).replace(/\.$/, '')}`, REMEDY);
  }
  if (runs === undefined) return { kind: 'recorded' };
  if (!Array.isArray(runs)) return complain(`${place}: runs should be a list of runs, not ${excerpt(runs)}`, REMEDY);
  return { kind: 'runs', runs: (runs as unknown[]).map((run, index) => readRun(run, `${place}: runs[${index}]`)) };
}

/** Reads a run with the reader of game files: they have train, hexes and revenue in common. */
function readRun(raw: unknown, place: string): StopRun {
  if (!isObject(raw)) return complain(`${place} should be a run (train and hexes), not ${excerpt(raw)}`, REMEDY);
  const { train, hexes, revenue } = raw;
  const read = readRoutes([{ train, hexes, revenue }], '');
  if (read.ok) return { train: read.value[0]?.train ?? '', hexes: read.value[0]?.hexes ?? [], revenue: read.value[0]?.revenue ?? null };
  const { place: member, problem } = read.fault;
  const name = member.replace(/^\[0\]/, '');
  return complain(hexes === undefined ? `${place} has no hexes` : `${place}${name} ${problem}`, REMEDY);
}

/**
 * The routes of a case in a position. A `train` may be a train's id or only the name that it shows; names are given to
 * the operator's trains in turn.
 */
export function routesOf(routes: readonly RecordedRoute[], operator: string, game: Game): Route[] {
  return withTrains(routes, operator, game).map((route) => routeOf(route, game));
}

/** The same list with the ids of trains in place of their names. */
export function withTrains<T extends { readonly train: string }>(runs: readonly T[], operator: string, game: Game): T[] {
  const owned = Object.values(game.state.operators[operator]?.shelves ?? {}).flat();
  const named = new Set(runs.map(({ train }) => train));
  const free = owned.filter(({ id }) => !named.has(id));
  return runs.map((run) => {
    if (owned.some(({ id }) => id === run.train)) return run;
    const place = free.findIndex((card) => isNamed(card, run.train));
    const [card] = place < 0 ? [] : free.splice(place, 1);
    return card === undefined ? run : { ...run, train: card.id };
  });
}

/** Whether a train is called so: by the side that shows (1846 §2.3), with a star where it is obsolete (games/README §8). */
function isNamed(card: TrainCard, name: string): boolean {
  return name === trainName(card) || (card.obsolete === true && name === `${trainName(card)}*`);
}

/** Whether a title has a train of this id or name. */
export function isTrain({ trains }: Game['title'], train: string): boolean {
  const name = train.replace(/-\d+$/, '').replace(/\*$/, '');
  return trains.ids.some((id) => id === name || trains.of[id]?.faces.ids.includes(name));
}
