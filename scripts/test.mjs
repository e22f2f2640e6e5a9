// npm test                     build, types, lint, format, unit tests, browser tests
// npm test -- --filter NAME    only the unit tests whose path or package is named NAME; the fast loop while writing
// npm test -- --only lint      one or more of: types, lint, format, unit, browser (comma-separated)
// npm run test:long            the *.long.test.ts files; takes --filter too
// Its last line is `N passed, N failed`: tests of both kinds, and a failed step that is no test counts as one failure.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { bootstrap, cacheDir, environment, freePort, packageFolders, tool, turboCode } from './lib.mjs';

const STEPS = ['types', 'lint', 'format', 'unit', 'browser'];
const { values } = parseArgs({ options: { filter: { type: 'string' }, only: { type: 'string' }, long: { type: 'boolean' } } });

const steps = values.long || values.filter ? ['unit'] : (values.only?.split(',') ?? STEPS);
const unknown = steps.find((step) => !STEPS.includes(step));
if (unknown !== undefined) {
  console.error(`--only knows ${STEPS.join(', ')}, not "${unknown}".`);
  process.exit(1);
}
const wants = (step) => steps.includes(step);

bootstrap();
mkdirSync(cacheDir, { recursive: true });
const browser = wants('browser') ? chromium() : undefined;

let passed = 0;
let failed = 0;
const failedSteps = [];

const builds = wants('types') ? ['build', 'typecheck'] : wants('lint') || wants('browser') ? ['build'] : wants('unit') ? ['generate'] : [];
if (builds.length > 0 && step(builds.includes('typecheck') ? 'build and types' : 'build', () => turboCode(builds)) !== 0) finish();
if (wants('lint')) step('eslint', () => tool('eslint', ['.', '--max-warnings=0', '--concurrency=2']));
if (wants('format')) step('prettier', () => tool('prettier', ['--check', '--log-level=warn', '.']));
if (wants('unit')) unitTests();
if (wants('browser')) await browserTests();
finish();

/** Runs one step, notes its failure, says how long it took. */
function step(name, work) {
  const begun = Date.now();
  const code = work();
  console.error(`${code === 0 ? 'done' : 'FAILED'}: ${name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  if (code !== 0) {
    failed += 1;
    failedSteps.push(name);
  }
  return code;
}

function unitTests() {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...testPaths()];
  countedStep(
    'vitest',
    report,
    (json) => [json.numPassedTests, json.numFailedTests],
    () => tool('vitest', args, { env: environment(values.long ? { LONG: '1' } : {}) }),
  );
}

async function browserTests() {
  const report = freshReport('playwright.json');
  const dataDir = mkdtempSync(join(tmpdir(), 'roundhouse-e2e-'));
  const port = await freePort(3170);
  const env = environment({ CHROMIUM_PATH: browser, E2E_PORT: String(port), DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  countedStep(
    'playwright',
    report,
    ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
    () => tool('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json'], { env }),
  );
  rmSync(dataDir, { recursive: true, force: true });
}

/** A step whose failures are its failed tests; it counts as one failure itself only when it failed without one. */
function countedStep(name, report, count, work) {
  const before = failed;
  const code = step(name, work);
  const [good, bad] = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
  passed += good;
  failed = before + (code === 0 ? bad : Math.max(bad, 1));
}

function freshReport(name) {
  const file = join(cacheDir, name);
  rmSync(file, { force: true });
  return file;
}

/** What vitest is asked for: a package's folder when NAME is a package, else every path that holds NAME. */
function testPaths() {
  if (values.filter === undefined) return [];
  const folder = packageFolders().find((each) => each.endsWith(`/${values.filter.replace(/^@roundhouse\//, '')}`));
  return [folder ? `${folder}/` : values.filter];
}

function finish() {
  if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
