import { fault, found, type Outcome } from './fault.ts';
import { isObject } from './members.ts';
import type { TraceState, TraceValue } from './projection.ts';

/** One line of a trace: what was applied, and how the state changed (merge patch, RFC 7386). */
export interface TraceLine {
  /** -1: the set-up. */
  readonly n: number;
  /** Id of the action in the game file; null for the set-up. */
  readonly action: number | null;
  readonly auto: number | null;
  readonly type: string | null;
  readonly entity: string | null;
  /** On runs: total of all trains with every bonus. */
  readonly revenue: number | null;
  readonly patch: Patch;
}
export interface Patch {
  readonly [member: string]: TraceValue | null | Patch;
}

/** Reads a trace (games/README §8); a line that is not JSON or has no number is named. */
export function readTrace(text: string): Outcome<TraceLine[]> {
  const lines: TraceLine[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    let raw: unknown;
    try {
      raw = JSON.parse(line);
    } catch {
      return fault(`line ${index + 1}`, 'is not JSON', 'The trace may be cut off; fetch it again');
    }
    if (!isObject(raw) || typeof raw['n'] !== 'number')
      return fault(`line ${index + 1}`, 'has no number n', 'Give the trace that belongs to the game file');
    const { n, action, auto, type, entity, revenue, ...patch } = raw;
    lines.push({
      n: n,
      action: typeof action === 'number' ? action : null,
      auto: typeof auto === 'number' ? auto : null,
      type: typeof type === 'string' ? type : null,
      entity: typeof entity === 'string' ? entity : null,
      revenue: typeof revenue === 'number' ? revenue : null,
      patch: patch as Patch,
    });
  }
  return found(lines);
}

/** RFC 7386: null removes, objects merge, anything else replaces. Slices without a change stay the same objects. */
export function merged(state: TraceState, patch: Patch): TraceState {
  const result: Record<string, TraceValue> = { ...state };
  for (const [member, change] of Object.entries(patch)) {
    if (change === null) delete result[member];
    else if (isObject(change)) result[member] = merged(isObject(result[member]) ? result[member] : {}, change);
    else result[member] = change;
  }
  return result;
}
