import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// `npm test` names the port, the data folder and the browser; the rest is for running Playwright by hand.
process.env['E2E_PORT'] ??= '3170';
process.env['DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'roundhouse-e2e-'));
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  // One for each of the two processors of a small machine; every test has tables and guests of its own.
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 180_000,
  // A busy machine takes longer for the first page of a kind.
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  webServer: {
    command: `node --dns-result-order=ipv4first node_modules/next/dist/bin/next start -p ${port} -H localhost`,
    cwd: 'apps/web',
    url: baseURL,
    env: { NODE_ENV: 'production', DATA_DIR: process.env['DATA_DIR'], NEXT_TELEMETRY_DISABLED: '1', LIMIT_FACTOR: '100' },
    timeout: 60_000,
  },
});
