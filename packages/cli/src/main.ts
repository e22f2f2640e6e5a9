#!/usr/bin/env node
import { describeMishap, terminal } from './io.ts';
import { run } from './program.ts';

// Whoever reads us may have read enough: `roundhouse … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.on('uncaughtException', (error) => {
  terminal.err(describeMishap(error));
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2), terminal);
