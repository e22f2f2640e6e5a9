import { apply, newGame, valueOf, type Action, type Game, type GameEvent, type Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { decode } from './codec/table.ts';
import { differences, tolerate, type Difference, type Tolerance, type Tolerated } from './difference.ts';
import type { Fault } from './fault.ts';
import type { GameLog } from './log.ts';
import { project, type TraceState } from './projection.ts';
import type { GameRecord } from './recorded.ts';
import { setupOf } from './setup.ts';
import { standing, type Standing } from './standing.ts';
import { merged, type TraceLine } from './trace.ts';

/** Where in a game something was found: line of the trace, id of the action, number of the automatic action. */
export interface Spot {
  readonly n: number;
  readonly action: number | null;
  readonly auto: number | null;
}

export type Verdict =
  | { readonly kind: 'identical' }
  | { readonly kind: 'differs'; readonly at: Spot; readonly differences: readonly Difference[] }
  | { readonly kind: 'refused'; readonly at: Spot; readonly recorded: Standing; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly at: Spot; readonly fault: Fault };

export interface Replay {
  readonly verdict: Verdict;
  /** Recorded actions gone through without a difference, those without effect included. */
  readonly actions: number;
  /** Differences let pass, with their reason. */
  readonly tolerated: readonly Tolerated[];
  /** The position after the last of them. */
  readonly game: Game | null;
  readonly log: GameLog | null;
}

export interface ReplayOptions {
  /** The recorded states; without them the recorded result is compared at the end. */
  readonly trace?: readonly TraceLine[];
  /** Tolerances of this very game. */
  readonly tolerances?: readonly Tolerance[];
  /** Stop before this line of the trace. */
  readonly until?: number;
  /** Sees each step: the position before, the recorded action and ours, the position after. */
  readonly watch?: (step: ReplayStep) => void;
}
export interface ReplayStep {
  readonly n: number;
  readonly recorded: Standing;
  readonly before: Game;
  readonly action: Action | null;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

const SETUP: Spot = { n: -1, action: null, auto: null };

/**
 * Plays a recorded game and compares our state with the recorded one after every action; stops at the first
 * action after which they differ, that is refused, or that has no counterpart.
 */
export function replay(record: GameRecord, title: Title, options: ReplayOptions = {}): Replay {
  const setup = setupOf(record, title);
  if (!setup.ok)
    return { verdict: { kind: 'unreadable', at: SETUP, fault: setup.fault }, actions: 0, tolerated: [], game: null, log: null };
  const { trace, watch } = options;
  const tolerated: Tolerated[] = [];
  const played: Action[] = [];
  let game = newGame(title, setup.value);
  let expected: TraceState = {};
  let count = 0;
  const done = (verdict: Verdict): Replay => ({
    verdict,
    actions: count,
    tolerated,
    game,
    log: { title, setup: setup.value, actions: played },
  });
  const check = (at: Spot, line: TraceLine | undefined, revenue: number | null): readonly Difference[] => {
    if (line === undefined) return [];
    expected = merged(expected, line.patch);
    const found = differences(expected, project(game));
    if (line.revenue !== null && revenue !== line.revenue)
      found.unshift({ path: '/revenue', expected: line.revenue, got: revenue ?? undefined });
    const { rest, passed } = tolerate(found, at.n, options.tolerances ?? [], tolerated);
    tolerated.push(...passed);
    return rest;
  };

  const atStart = check(SETUP, trace?.[0], null);
  if (atStart.length > 0) return done({ kind: 'differs', at: SETUP, differences: atStart });
  for (const [n, recorded] of standing(record.actions).entries()) {
    if (n === options.until) return done({ kind: 'identical' });
    const at: Spot = { n, action: recorded.id, auto: recorded.auto };
    const line = trace?.[n + 1];
    if (trace !== undefined && !belongs(line, at)) return done({ kind: 'unreadable', at, fault: strayTrace(line) });
    const action = decode(recorded.action, game);
    if (!action.ok) return done({ kind: 'unreadable', at, fault: action.fault });
    let revenue: number | null = null;
    if (action.value !== null) {
      const before = game;
      const result = apply(game, action.value);
      if (!result.ok) return done({ kind: 'refused', at, recorded, refusal: result.refusal });
      game = result.game;
      played.push(action.value);
      revenue = revenueOf(result.events);
      watch?.({ n, recorded, before, action: action.value, after: game, events: result.events });
    }
    const found = check(at, line, revenue);
    if (found.length > 0) return done({ kind: 'differs', at, differences: found });
    count += 1;
  }
  const end: Spot = { n: count - 1, action: record.actions.at(-1)?.id ?? null, auto: null };
  if (trace !== undefined && options.until === undefined && trace.length > count + 1) {
    return done({ kind: 'unreadable', at: end, fault: strayTrace(trace[count + 1]) });
  }
  const found = trace === undefined ? resultDifferences(record, game) : [];
  return done(found.length === 0 ? { kind: 'identical' } : { kind: 'differs', at: end, differences: found });
}

function belongs(line: TraceLine | undefined, at: Spot): boolean {
  return line !== undefined && line.n === at.n && line.action === at.action && line.auto === at.auto;
}

function strayTrace(line: TraceLine | undefined): Fault {
  const said = line === undefined ? 'ends too early' : `has action ${line.action} at n=${line.n}, which the file has not there`;
  return { place: 'trace', problem: `the trace ${said}`, remedy: 'Put the trace that belongs to the game file beside it' };
}

function revenueOf(events: readonly GameEvent[]): number | null {
  const runs = events.filter((event) => event.type === 'run');
  return runs.length === 0 ? null : runs.reduce((sum, run) => sum + run.revenue, 0);
}

/** What a file without a trace tells of the end: whether it is over, and what everybody has, or has so far. */
function resultDifferences(record: GameRecord, game: Game): Difference[] {
  const { over, players } = game.state;
  if (record.status !== null && (record.status === 'finished') !== (over !== null)) {
    return [{ path: '/status', expected: record.status, got: over === null ? 'active' : 'finished' }];
  }
  if (record.result === null || Object.keys(record.result).length === 0) return [];
  const values = over?.scores ?? Object.fromEntries(Object.keys(players).map((id) => [id, valueOf(game, id)]));
  return differences(record.result, values, '/result');
}
