import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutRoot, sharedDir } from '@roundhouse/testing';
import type { Title } from '@roundhouse/title-schema';
import { mergePatch } from '../src/options.ts';
import type { Game, LaidTile, Route, Station, TrainCard } from '../src/state.ts';

/** What a trace tells of a corporation, as far as board and routes ask. */
interface TracedCorporation {
  readonly tokens?: readonly string[];
  readonly trains?: readonly string[];
  readonly companies?: readonly string[];
}
interface TracedState {
  readonly phase: string;
  readonly tiles?: Readonly<Record<string, string>>;
  readonly corporations: Readonly<Record<string, TracedCorporation>>;
}
interface RecordedAction {
  readonly id?: number;
  readonly entity_type: string;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
  readonly routes?: readonly { readonly train: string; readonly connections: Route['connections'] }[];
  readonly auto_actions?: readonly RecordedAction[];
}

/** One line of a trace: the states before and after it, and the action in the record. */
export interface Position {
  readonly name: string;
  readonly type: string;
  readonly entity: string;
  readonly revenue: number;
  readonly before: TracedState;
  readonly after: TracedState;
  readonly action: RecordedAction;
}

/** The compiled title, null where it has not been generated. */
export function generatedTitle(id: string): Title | null {
  const file = join(checkoutRoot(), 'packages/titles-data/src/generated', `${id}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Title) : null;
}

/** All lines of all recorded games of a title that are actions. */
export function* positionsOf(title: string): Generator<Position> {
  const folder = join(sharedDir() ?? '', 'games', title);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.trace.jsonl'))) {
    const game = file.replace('.trace.jsonl', '');
    const record = JSON.parse(readFileSync(join(folder, `${game}.json`), 'utf8')) as { actions: RecordedAction[] };
    const actions = new Map(record.actions.map((action) => [action.id, action]));
    let state: unknown = {};
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const { n, action, type, entity, auto, revenue, ...patch } = JSON.parse(line) as Record<string, unknown>;
      const before = state;
      state = mergePatch(state, patch);
      const main = actions.get(action as number);
      const done = typeof auto === 'number' ? main?.auto_actions?.[auto - 1] : main;
      if (done === undefined) continue;
      const both = { before: before as TracedState, after: state as TracedState };
      yield {
        name: `${title}/${game} ${String(n)}`,
        type: String(type),
        entity: String(entity),
        revenue: Number(revenue ?? 0),
        ...both,
        action: done,
      };
    }
  }
}

/** Board, phase and trains of a traced state as a game; `named`: ids of trains that an action names, per corporation. */
export function gameAt(title: Title, traced: TracedState, named: Readonly<Record<string, readonly string[]>> = {}): Game {
  const tiles: Record<string, LaidTile> = {};
  for (const [hex, what] of Object.entries(traced.tiles ?? {})) {
    const [tile = '', rotation] = what.split('/');
    tiles[hex] = { tile, rotation: Number(rotation), copy: 0 };
  }
  const supply = Object.fromEntries(
    title.tiles.ids.map((id) => {
      const used = Object.values(tiles).filter(({ tile }) => tile === id).length;
      const count = title.tiles.of[id]?.count ?? 0;
      return [id, count === 'unlimited' ? [] : Array.from({ length: count - used }, (_, copy) => copy)];
    }),
  );
  const stations: Station[] = [];
  for (const [owner, { tokens = [] }] of Object.entries(traced.corporations)) {
    for (const token of tokens) {
      const { hex, stop } = cityOf(title, traced, token);
      const waits = tiles[hex] === undefined && title.map.hexes.of[hex]?.reserved_hex.includes(owner) === true;
      const slot = stations.filter((other) => other.hex === hex && other.stop === stop).length;
      stations.push({ owner, hex, stop: waits ? null : stop, slot });
    }
  }
  const operators = Object.fromEntries(
    Object.entries(traced.corporations).map(([id, { trains = [] }]) => [
      id,
      { status: 'floated', shelves: { main: cards(trains, named[id] ?? []) } },
    ]),
  );
  // Only what board and routes ask is there.
  return {
    title,
    state: {
      setup: { quirks: [] },
      phase: traced.phase,
      mechanics: {},
      board: { tiles, stations, supply, next_copy: {}, markers: {} },
      operators,
    } as unknown as Game['state'],
  };
}

/** Stop of a token written `hex/city number`; cities are counted without the other stops. */
export function cityOf(title: Title, traced: TracedState, token: string): { readonly hex: string; readonly stop: number } {
  const [hex = '', city] = token.split('/');
  const tile = traced.tiles?.[hex]?.split('/')[0];
  const face = tile === undefined ? title.map.hexes.of[hex] : title.tiles.of[tile];
  const cities = (face?.stops ?? []).flatMap(({ kind }, stop) => (kind === 'city' ? [stop] : []));
  return { hex, stop: cities[Number(city)] ?? 0 };
}

function cards(names: readonly string[], ids: readonly string[]): TrainCard[] {
  const left = names.map((name) => name.replace('*', ''));
  const known = ids.flatMap((id): TrainCard[] => {
    const name = id.slice(0, id.lastIndexOf('-'));
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [{ id, name }] : [];
  });
  return [...known, ...left.map((name, index) => ({ id: `${name}-other${index}`, name }))];
}
