/** Where a command writes and where it stands. */
export interface Io {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Folder that relative paths start from. */
  readonly cwd: string;
}

/** The process's own streams. */
export const terminal: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  cwd: process.cwd(),
};

/** What went wrong through no fault of the program: said in one line, exit code 1. */
export class Complaint extends Error {}

/** Stops the command with what is wrong, where, and the remedy. */
export function complain(what: string, remedy: string): never {
  throw new Complaint(`${what}. ${remedy}.`);
}
