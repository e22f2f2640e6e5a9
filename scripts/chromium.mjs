import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium for the browser tests; installs Debian's when this is root. Ends the process when there is none. */
export function chromium() {
  const found = find() ?? (install() ? find() : undefined);
  if (found) return found;
  console.error(
    'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

function find() {
  if (process.env.CHROMIUM_PATH) return runnable(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...NAMES.map((name) => `/usr/bin/${name}`), ...PLACES, ...onPath].find(runnable);
}

function install() {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !runnable('/usr/bin/apt-get')) return false;
  console.error('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run('apt-get', ['-q', ...args], { env, stdio: ['ignore', 2, 2] }) === 0;
  apt('update');
  return apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
