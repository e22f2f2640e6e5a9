import { pino, type Logger } from 'pino';

const shared = globalThis as { roundhouseLogger?: Logger };

/** One line of JSON on standard output for each thing that an operator wants to know; LOG_LEVEL (info) says how much. */
export function logger(): Logger {
  return (shared.roundhouseLogger ??= pino({
    level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' || process.env.VITEST !== undefined ? 'silent' : 'info'),
    base: { pid: process.pid },
    redact: ['cookie', 'authorization', 'password', 'token', '*.cookie', '*.authorization', '*.password', '*.token'],
  }));
}
