import { isObject } from './json.ts';

/** Where two states part. `path` is a JSON pointer; undefined: absent. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** A difference that is known to be harmless (titles/<id>/records.yaml). */
export interface Tolerance {
  /** Id of the recorded game: the name of its file. */
  readonly game: string;
  /** Line of the trace file at which it begins; the set-up is line 1. */
  readonly line: number;
  /** Member of the state, `/` between the levels. */
  readonly member: string;
  readonly reason: string;
}

/** Every place where `got` is not what is expected; lists are compared as wholes. */
export function differences(expected: unknown, got: unknown, path = ''): Difference[] {
  if (expected === got) return [];
  if (isObject(expected) && isObject(got)) {
    const members = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return members.flatMap((member) => differences(expected[member], got[member], `${path}/${escaped(member)}`));
  }
  if (Array.isArray(expected) && Array.isArray(got) && JSON.stringify(expected) === JSON.stringify(got)) return [];
  return [{ path, expected, got }];
}

function escaped(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A difference that was let pass. */
export interface Tolerated extends Difference {
  readonly n: number;
  readonly reason: string;
}

/**
 * Takes out of `found` what is tolerated at line `n` of the trace: what a tolerance names there, and what was
 * tolerated before and still stands unchanged. Gives the rest, and what was let pass.
 */
export function tolerate(
  found: readonly Difference[],
  n: number,
  tolerances: readonly Tolerance[],
  earlier: readonly Tolerated[],
): { readonly rest: readonly Difference[]; readonly passed: readonly Tolerated[] } {
  const rest: Difference[] = [];
  const passed: Tolerated[] = [];
  for (const difference of found) {
    const named = tolerances.find((each) => each.line === n + 2 && `/${each.member}` === difference.path);
    const standing = earlier.find((each) => each.path === difference.path && sameValues(each, difference));
    const reason = named?.reason ?? standing?.reason;
    if (reason === undefined) rest.push(difference);
    else passed.push({ ...difference, n, reason });
  }
  return { rest, passed };
}

function sameValues(one: Difference, other: Difference): boolean {
  return shown(one.expected) === shown(other.expected) && shown(one.got) === shown(other.got);
}

/** For a line of text: short, `nothing` where absent. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
