import { apply, newGame, type Action, type Game, type GameEvent, type Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { decode } from './codec/table.ts';
import { differences, tolerate, type Difference, type Tolerance, type Tolerated } from './difference.ts';
import type { Fault } from './fault.ts';
import { endDifferences, tellsResult } from './end.ts';
import type { GameLog, LogEntry } from './log.ts';
import { lineDifferences, memberDifferences } from './told.ts';
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
  /** Everything was allowed, but neither a trace nor a result tells what should have come of it. */
  | { readonly kind: 'uncompared' }
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
  /** The recorded states; without them only the end that the record tells is compared. */
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
  const playing = replaying(record, title, options);
  for (;;) {
    const step = playing.next();
    if (step.done === true) return step.value;
  }
}

/** The same with a rest after every action, in which the host may do something else: the number of actions gone through. */
export function* replaying(record: GameRecord, title: Title, options: ReplayOptions = {}): Generator<number, Replay> {
  const setup = setupOf(record, title);
  if (!setup.ok)
    return { verdict: { kind: 'unreadable', at: SETUP, fault: setup.fault }, actions: 0, tolerated: [], game: null, log: null };
  const { trace, watch } = options;
  const tolerated: Tolerated[] = [];
  const played: Action[] = [];
  const entries: LogEntry[] = [];
  let game = newGame(title, setup.value);
  let expected: TraceState = {};
  let count = 0;
  const done = (verdict: Verdict): Replay => ({
    verdict,
    actions: count,
    tolerated,
    game,
    log: { title, setup: setup.value, actions: played, entries },
  });
  const check = (at: Spot, line: TraceLine | undefined): readonly Difference[] => {
    if (line === undefined) return [];
    expected = merged(expected, line.patch);
    const found = differences(expected, project(game));
    const { rest, passed } = tolerate(found, at.n, options.tolerances ?? [], tolerated);
    tolerated.push(...passed);
    return rest;
  };

  if (trace !== undefined && trace[0]?.n !== SETUP.n) return done({ kind: 'unreadable', at: SETUP, fault: strayTrace(trace[0]) });
  const atStart = check(SETUP, trace?.[0]);
  if (atStart.length > 0) return done({ kind: 'differs', at: SETUP, differences: atStart });
  for (const [n, recorded] of standing(record.actions).entries()) {
    if (n === options.until) return done({ kind: 'identical' });
    const at: Spot = { n, action: recorded.id, auto: recorded.auto };
    const line = trace?.[n + 1];
    if (trace !== undefined && !belongs(line, at)) return done({ kind: 'unreadable', at, fault: strayTrace(line) });
    const action = decode(recorded.action, game);
    if (!action.ok) return done({ kind: 'unreadable', at, fault: action.fault });
    const told: Difference[] = [];
    let events: readonly GameEvent[] = [];
    const before = game;
    if (action.value !== null) {
      const result = apply(game, action.value);
      if (!result.ok) return done({ kind: 'refused', at, recorded, refusal: result.refusal });
      game = result.game;
      played.push(action.value);
      events = result.events;
      told.push(...memberDifferences(recorded.action, action.value, { before, after: game, events }));
      watch?.({ n, recorded, before, action: action.value, after: game, events: result.events });
    }
    if (line !== undefined) told.push(...lineDifferences(line, recorded.action, events, before));
    const found = [...told, ...check(at, line)];
    if (found.length > 0) return done({ kind: 'differs', at, differences: found });
    entries.push({ id: recorded.id, auto: recorded.auto, recorded: recorded.action, action: action.value });
    count += 1;
    yield count;
  }
  const end: Spot = { n: count - 1, action: record.actions.at(-1)?.id ?? null, auto: null };
  if (options.until !== undefined) return done({ kind: 'identical' });
  if (trace !== undefined && trace.length > count + 1) {
    return done({ kind: 'unreadable', at: end, fault: strayTrace(trace[count + 1]) });
  }
  const found = endDifferences(record, game);
  if (found.length > 0) return done({ kind: 'differs', at: end, differences: found });
  return done({ kind: trace === undefined && !tellsResult(record) ? 'uncompared' : 'identical' });
}

function belongs(line: TraceLine | undefined, at: Spot): boolean {
  return line !== undefined && line.n === at.n && line.action === at.action && line.auto === at.auto;
}

function strayTrace(line: TraceLine | undefined): Fault {
  const said = line === undefined ? 'ends too early' : `has action ${line.action ?? '-'} at n=${line.n}, which the file has not there`;
  return { place: 'trace', problem: said, remedy: 'Put the trace that belongs to the game file beside it' };
}
