// The whole build, with nothing kept of an earlier one. BENCH_WRITE=1 puts the figures into docs/measured.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEADING = '## The whole build';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = mkdtempSync(join(tmpdir(), 'roundhouse-build-'));

/** Seconds in what `times` of the shell says of the processes that have ended: `1m2.3s 0m4.5s`. */
const worked = (line) =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0);

try {
  const began = Date.now();
  const turbo = `node_modules/.bin/turbo run build --force --cache-dir=${cache} --output-logs=errors-only`;
  const { status, stdout } = spawnSync('bash', ['-c', `${turbo} >&2 && times`], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
  const seconds = (Date.now() - began) / 1000;
  const own = worked(stdout.toString().trim().split('\n').at(-1));
  const cores = availableParallelism();
  const table = [
    `| on ${cores} processors | seconds | aim |`,
    '|---|---:|---:|',
    `| by the clock, with whatever else ran | ${seconds.toFixed(0)} | 240 |`,
    `| processor time of the build itself | ${own.toFixed(0)} |  |`,
    `| the same, spread over the processors | ${(own / cores).toFixed(0)} | 240 |`,
  ].join('\n');
  console.log(table);
  if (process.env.BENCH_WRITE === '1') write(table);
} finally {
  rmSync(cache, { recursive: true, force: true });
}

/** Puts the table under its heading in docs/measured.md. */
function write(table) {
  const file = join(root, 'docs/measured.md');
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(HEADING);
  const section = `${HEADING}\n\nWritten by \`BENCH_WRITE=1 npm run bench -- build\`.\n\n${table}\n`;
  if (from < 0) writeFileSync(file, `${text.trimEnd()}\n\n${section}`);
  else writeFileSync(file, text.slice(0, from) + section + text.slice(from).replace(/^[^|]*(\|[^\n]*\n)+/, ''));
}
