// What the benches of the play app share: the built app on a port of its own, and where figures are kept.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The value below which a share of the values lies. */
export const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Starts the built app with an empty store; `stop` ends it and removes the store. */
export async function started(port) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  const base = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--dns-result-order=ipv4first', at('../../node_modules/next/dist/bin/next'), 'start', '-p', port, '-H', 'localhost'],
    { cwd: at('../..'), env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, NEXT_TELEMETRY_DISABLED: '1' }, stdio: 'ignore' },
  );
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(base).catch(() => null);
    if (answer?.ok) return { base, stop: () => (server.kill(), rmSync(folder, { recursive: true, force: true })) };
    await new Promise((go) => setTimeout(go, 250));
  }
  server.kill();
  throw new Error(`The app does not answer at ${base}. Build it first: npm run build.`);
}

/** Puts a table under its heading in docs/measured.md; the words around it stay. `name`: that of the bench. */
export function keep(heading, name, table) {
  const file = at('../../../../docs/measured.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured\n';
  const from = text.indexOf(`## ${heading}`);
  const kept = from < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, from);
  const after = from < 0 ? '' : text.slice(from).replace(/^[^|]*(\|[^\n]*\n)+/, '');
  writeFileSync(file, `${kept}## ${heading}\n\nWritten by \`BENCH_WRITE=1 npm run bench -- ${name}\`.\n\n${table}\n${after}`);
}
