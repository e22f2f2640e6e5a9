/** Where a command writes and where it stands. */
export interface Io {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  /** Ends a command that goes on until it is told to stop. */
  readonly until?: AbortSignal;
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

/** A fault of the program, with the file that it was met in. */
class Mishap extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(file, { cause });
    this.file = file;
  }
}

/** Does work on a file; should the program fail, the file is named. */
export function about<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Complaint || error instanceof Mishap ? error : new Mishap(file, error);
  }
}

/** A fault of the program in one line; with DEBUG in the environment where it happened, too. */
export function describeMishap(error: unknown): string {
  const cause = error instanceof Mishap ? error.cause : error;
  const [said = ''] = (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).split('\n');
  const where = error instanceof Mishap ? ` at ${error.file}` : '';
  const stack = process.env['DEBUG'] && cause instanceof Error ? `\n${cause.stack ?? ''}` : '';
  return `Roundhouse itself failed${where} (${said}). Please report it, with the file and the command${stack === '' ? '.' : `:${stack}`}`;
}
