// `roundhouse watch`: from a save to the line that says the title is compiled, beside the calibration loop of the same run.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { calibrate, REFERENCE_MS } from '../dist/calibration.js';
import { run } from '../dist/index.js';

const TITLE = '1889';
const SAVES = 15;
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-watch-'));
const titles = fileURLToPath(new URL('../../titles-data/titles', import.meta.url));
for (const id of ['1830', TITLE]) cpSync(join(titles, id), join(folder, id), { recursive: true });

const ending = new AbortController();
let told = () => undefined;
const io = { out: (line) => line.startsWith('compiled') && told(line), err: console.error, cwd: folder, until: ending.signal };
const next = () => new Promise((done) => (told = done));
const file = join(folder, TITLE, 'title.yaml');
const text = readFileSync(file, 'utf8');

const before = calibrate();
const first = next();
const watching = run(['watch', TITLE, '--titles', folder], io);
await first;
const took = [];
for (let save = 1; save <= SAVES; save += 1) {
  await wait(200);
  const said = next();
  const began = performance.now();
  writeFileSync(file, text.replace(/bank: \d+/, `bank: ${7000 + save}`));
  await said;
  took.push(performance.now() - began);
}
ending.abort();
await watching;
const loop = (before + calibrate()) / 2;
rmSync(folder, { recursive: true, force: true });

took.sort((one, other) => one - other);
const shown = (ms) => `${ms.toFixed(0)} ms, scaled ${((ms * REFERENCE_MS) / loop).toFixed(0)} ms`;
console.log(`calibration loop ${loop.toFixed(0)} ms (reference ${REFERENCE_MS} ms)`);
console.log(`from a save of ${TITLE} to its build, ${SAVES} saves: median ${shown(took[SAVES >> 1])}; longest ${shown(took.at(-1))}`);
