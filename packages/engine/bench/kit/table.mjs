// What the benches of the engine share: percentiles, processor time, and the tables in docs/routes.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutRoot } from '@roundhouse/testing';
import { calibrate } from '../../../cli/dist/calibration.js';

/** The value that so great a part of the values does not exceed. */
export const at = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;

/** A time in ms, with decimals where it is short. */
export const short = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

/** An answer, and the processor time that it took in ms: what others do on the machine meanwhile does not count. */
export function processorTime(work) {
  const began = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(began);
  return { answer, ms: (user + system) / 1000 };
}

/** Processor time of one round of the calibration loop, in ms: `calibrate` goes through five. */
export const loopTime = () => processorTime(calibrate).ms / 5;

/** Puts lines into docs/routes.md under a heading, in the place of those that stood there. */
export function writeSection(heading, lines) {
  const file = join(checkoutRoot(), 'docs/routes.md');
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`## ${heading}\n`);
  const head = start < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, start);
  const next = start < 0 ? -1 : text.indexOf('\n## ', start + 1);
  writeFileSync(file, `${head}## ${heading}\n\n${lines.join('\n')}\n${next < 0 ? '' : text.slice(next)}`);
}
