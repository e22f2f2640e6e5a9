/** Something wrong in a file that a person wrote, and what to do about it. */
export interface Diagnostic {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly col: number;
  /** What is wrong. */
  readonly message: string;
  /** What to do. */
  readonly remedy: string;
  /** Name of the check, such as `ref.unknown`. */
  readonly code: string;
}
