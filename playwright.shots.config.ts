import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// `npm run shots` names the folder, the port and the browser.
export default defineConfig(base, { testMatch: 'shots.ts', use: { trace: 'off' } });
