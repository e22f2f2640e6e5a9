import { fault, found, type Outcome } from './fault.ts';
import { excerpt, isObject, isShallow, withoutMark } from './json.ts';
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

/** More levels than the state of any title has. */
const LEVELS = 24;
const MEMBERS = { action: 'number', auto: 'number', type: 'string', entity: 'string', revenue: 'number' } as const;
const BELONGING = 'Give the trace that belongs to the game file';

/** Reads a trace (games/README §8); a line that is not JSON, has no number or a member of a wrong kind is named. */
export function readTrace(text: string): Outcome<TraceLine[]> {
  const lines: TraceLine[] = [];
  for (const [index, line] of withoutMark(text).split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, `line ${index + 1}`);
    if (!read.ok) return read;
    lines.push(read.value);
  }
  return found(lines);
}

function readLine(line: string, place: string): Outcome<TraceLine> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return fault(place, 'is not JSON', 'The trace may be cut off; fetch it again');
  }
  if (!isObject(raw) || typeof raw['n'] !== 'number') return fault(place, 'has no number n', BELONGING);
  for (const [member, kind] of Object.entries(MEMBERS)) {
    const value = raw[member] ?? null;
    if (value !== null && typeof value !== kind)
      return fault(place, `${member} should be a ${kind === 'string' ? 'text' : kind}, not ${excerpt(value)}`, BELONGING);
  }
  if (!isShallow(raw, LEVELS)) return fault(place, `goes deeper than ${LEVELS} levels`, BELONGING);
  const { n, action = null, auto = null, type = null, entity = null, revenue = null, ...patch } = raw;
  return found({ n, action, auto, type, entity, revenue, patch } as TraceLine);
}

/** RFC 7386: null removes, objects merge, anything else replaces. Slices without a change stay the same objects. */
export function merged(state: TraceState, patch: Patch): TraceState {
  // Without a prototype, so that a member of any name is only a member.
  const result = Object.assign(Object.create(null), state) as Record<string, TraceValue>;
  for (const [member, change] of Object.entries(patch)) {
    if (change === null) delete result[member];
    else if (isObject(change)) result[member] = merged(isObject(result[member]) ? result[member] : {}, change);
    else result[member] = change;
  }
  return result;
}
