// npm run shots                 pictures of every kind of page, light and dark, wide and narrow
// npm run shots -- FOLDER       into that folder instead of one of the system's for temporary files
// npm run shots -- FOLDER NAME  only the views whose name holds NAME
// npm run shots -- --reference [FOLDER [NAME]]  the reference instead: every kind of page in every language
// npm run shots -- --title ID [FOLDER [NAME]]  tables of this title instead, late in a game of bots and at every decision
//                               (--options ONE,TWO: with these options of it)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { bootstrap, environment, freePort, tool, turboQuietly } from './lib.mjs';

bootstrap();
const browser = chromium();
await turboQuietly(['build', '--filter=@roundhouse/web'], 'the play app');

const {
  values: { title, options, reference },
  positionals: [folder, name],
} = parseArgs({
  options: { title: { type: 'string' }, options: { type: 'string' }, reference: { type: 'boolean' } },
  allowPositionals: true,
});
const shots = resolve(folder ?? mkdtempSync(join(tmpdir(), 'roundhouse-shots-')));
const dataDir = mkdtempSync(join(tmpdir(), 'roundhouse-shots-data-'));
const port = await freePort(3180);
const env = environment({
  CHROMIUM_PATH: browser,
  E2E_PORT: String(port),
  DATA_DIR: dataDir,
  SHOTS_DIR: shots,
  ...(title === undefined ? {} : { SHOTS_TITLE: title }),
  ...(options === undefined ? {} : { SHOTS_OPTIONS: options }),
  ...(reference === true ? { SHOTS_REFERENCE: '1' } : {}),
});
const only = name === undefined ? [] : ['--grep', name];
const code = tool('playwright', ['test', '--config', 'playwright.shots.config.ts', '--reporter=list', ...only], { env });
rmSync(dataDir, { recursive: true, force: true });
console.log(`pictures in ${shots}`);
process.exit(code);
