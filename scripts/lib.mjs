// What every root command shares: the right Node, the right pnpm, an install that is up to date, and turbo.
// Only what Node itself brings may be imported here: these files run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const cacheDir = join(root, 'node_modules/.cache/roundhouse');

const OLDEST_NODE = [20, 19];
const stampFile = join(cacheDir, 'installed');
const windows = process.platform === 'win32';

/** The environment of every child: workspace tools first on the path, nothing phones home. */
export function environment(extra = {}) {
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
  const pathKey = Object.keys(env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';
  env[pathKey] = [join(root, 'node_modules/.bin'), env[pathKey]].filter(Boolean).join(delimiter);
  // With Node's own headers at hand, compiling the database module downloads nothing.
  const prefix = dirname(dirname(process.execPath));
  if (!env.npm_config_nodedir && existsSync(join(prefix, 'include/node/node.h'))) env.npm_config_nodedir = prefix;
  return env;
}

/** Runs a program in the workspace root and answers its exit code. `stdio` as for spawn. */
export function run(command, args, { cwd = root, env = environment(), stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio, shell: windows });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a tool that the workspace installs (vitest, eslint, …) and answers its exit code. */
export function tool(name, args, options) {
  return run(join(root, 'node_modules/.bin', name), args, options);
}

/**
 * Makes the workspace ready: checks Node, installs what the lock file names unless that is done already.
 * Everything it says goes to stderr. Ends the process when it cannot be done.
 */
export function bootstrap() {
  requireNode();
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  console.error('Installing the packages that the lock file names …');
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const [command, ...front] = pnpm();
  const code = run(command, [...front, ...args], { stdio: ['ignore', 2, 2] });
  if (code !== 0) {
    console.error(`The install failed. After a change to a package.json, bring the lock file up to date first: npx ${pnpmSpec()} install`);
    process.exit(code);
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Runs turbo with its output on stderr; ends the process when it fails. */
export function turbo(args) {
  const code = turboCode(args);
  if (code !== 0) process.exit(code);
}

/** Runs turbo with its output on stderr and answers its exit code. */
export function turboCode(args) {
  return tool('turbo', ['run', ...args, '--output-logs=errors-only'], { stdio: ['ignore', 2, 2] });
}

/** Runs turbo and says nothing unless it takes long or fails; then what it said goes to stderr. Ends the process when it fails. */
export async function turboQuietly(args, what) {
  const child = spawn(join(root, 'node_modules/.bin/turbo'), ['run', ...args, '--output-logs=errors-only'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const notice = setTimeout(() => console.error(`Building ${what} …`), 1000);
  const code = await new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', (status) => done(status ?? 1));
  });
  clearTimeout(notice);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(said));
    process.exit(code);
  }
}

/** The first port from `first` on that nobody listens on at `host`. */
export async function freePort(first, host = 'localhost') {
  for (let port = first; port < first + 200 && port < 65536; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 199}.`);
}

/** Runs a program until it ends or this process is told to end, then ends this process with its exit code. */
export function hand(command, args, { cwd = root, env = environment(), stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd, env, stdio });
  endWith(child);
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  return child;
}

/** Passes Ctrl-C and SIGTERM on to `child`, and ends it by force when it lingers (open event streams would hold it). */
export function endWith(...children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const child of children) child.kill('SIGTERM');
      setTimeout(() => {
        for (const child of children) child.kill('SIGKILL');
        process.exit(128 + constants.signals[signal]);
      }, 1000).unref();
    });
  }
}

/** The folder of titles outside the repository that the caller names, by `--titles DIR` or TITLES_DIR; null if none. */
export function titlesFolder() {
  const at = process.argv.indexOf('--titles');
  const named = at < 0 ? process.env.TITLES_DIR : process.argv[at + 1];
  if (!named && at < 0) return null;
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), named ?? '');
  if (named && existsSync(folder)) return folder;
  console.error(`--titles ${named ?? ''} is not a folder. Name the folder that holds your titles.`);
  process.exit(1);
}

/** The folders of the workspace's packages, relative to the root. */
export function packageFolders() {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Roundhouse needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256');
  // The place and the Node version count too: linked tools hold paths, the database module is compiled for one ABI.
  hash.update(`${root}\n${process.version}\n`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFolders().map((folder) => `${folder}/package.json`)];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function pnpmSpec() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

function pnpm() {
  const found = spawnSync('pnpm', ['--version'], { cwd: root, env: environment(), encoding: 'utf8', shell: windows });
  if (found.status === 0 && `pnpm@${found.stdout.trim()}` === pnpmSpec()) return ['pnpm'];
  return ['npx', '--yes', pnpmSpec()];
}

function isFree(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
