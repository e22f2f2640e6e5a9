/** What is wrong with a file, where, and what to do about it. */
export interface Fault {
  /** Path inside the file, e.g. `actions[12].price`, or `line 3`. */
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** The usual remedy for a member of a wrong shape. */
export const AGAIN = 'Export the game again, or mend the file';

export function found<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function fault(place: string, problem: string, remedy: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { place, problem, remedy } };
}

/** One sentence for a person. */
export function describeFault({ place, problem, remedy }: Fault): string {
  return `${place === '' ? '' : `${place}: `}${problem}. ${remedy}.`;
}
