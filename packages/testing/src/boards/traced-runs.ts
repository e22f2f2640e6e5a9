import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDir } from '../shared-games.ts';
import type { BoardGame, BoardTitle } from './shapes.ts';

interface Traced {
  readonly phase: string;
  readonly tiles?: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, readonly string[]>>;
  readonly otherTokens?: Readonly<Record<string, readonly string[]>>;
  readonly corporations: Readonly<Record<string, { readonly tokens?: readonly string[] }>>;
}

/** A recorded run: the position before it, and what it made. */
export interface TracedRun {
  /** `<folder>/<game> <line of the trace> <operator>`. */
  readonly name: string;
  readonly entity: string;
  readonly trains: readonly string[];
  readonly revenue: number;
  readonly markers: Readonly<Record<string, readonly string[]>>;
  readonly game: BoardGame;
}

interface Case {
  readonly game: string;
  readonly n: number;
  readonly entity: string;
  readonly trains: readonly string[];
  readonly revenue: number;
}

/** Every run of the recorded games in that folder, on the board of that title; the trains are those of the case. */
export function* tracedRuns(folder: string, title: BoardTitle): Generator<TracedRun> {
  const shared = sharedDir() ?? '';
  const cases = readFileSync(join(shared, 'games/routes.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`{"game":"${folder}/`))
    .map((line) => JSON.parse(line) as Case);
  for (const game of new Set(cases.map((each) => each.game))) {
    const own = cases.filter((each) => each.game === game);
    let state: unknown = {};
    for (const line of readFileSync(join(shared, 'games', `${game}.trace.jsonl`), 'utf8')
      .trim()
      .split('\n')) {
      const { n, ...patch } = JSON.parse(line) as Record<string, unknown>;
      const before = state as Traced;
      state = merged(state, patch);
      for (const { entity, trains, revenue } of own.filter((each) => each.n === n)) {
        const position = gameOf(title, before, entity, trains);
        yield { name: `${game} ${String(n)} ${entity}`, entity, trains, revenue, markers: before.markers ?? {}, game: position };
      }
    }
  }
}

function merged(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Record<string, unknown> = typeof target === 'object' && target !== null && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

function gameOf(title: BoardTitle, traced: Traced, entity: string, trains: readonly string[]): BoardGame {
  const tiles = Object.fromEntries(
    Object.entries(traced.tiles ?? {}).map(([hex, what]) => {
      const [tile = '', rotation] = what.split('/');
      return [hex, { tile, rotation: Number(rotation), copy: 0 }];
    }),
  );
  const owners = [
    ...Object.entries(traced.corporations).map(([owner, { tokens = [] }]) => [owner, tokens] as const),
    // A neutral token fills a slot but never blocks (1893 §2.3).
    ...Object.entries(traced.otherTokens ?? {}).filter(([owner]) => owner !== 'N'),
  ];
  const stations = owners.flatMap(([owner, tokens]) =>
    tokens.map((token, slot) => {
      const [hex = '', city] = token.split('/');
      const face = title.tiles.of[tiles[hex]?.tile ?? ''] ?? title.map.hexes.of[hex];
      const cities = (face?.stops ?? []).flatMap(({ kind }, stop) => (kind === 'city' ? [stop] : []));
      return { owner, hex, stop: cities[Number(city)] ?? 0, slot };
    }),
  );
  const cards = trains.map((name, index) => ({ id: `${name}-${index}`, name: name.replace('*', '') }));
  const board = { tiles, stations, supply: {}, next_copy: {}, markers: {} };
  const operators = { [entity]: { status: 'floated', shelves: { main: cards } } };
  return { title, state: { setup: { quirks: [] }, phase: traced.phase, mechanics: {}, board, operators } };
}
