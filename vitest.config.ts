import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Tests read the sources of the workspace, not what was built from them.
const conditions = ['source', 'module', 'node', 'development|production'];
const resolve = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const long = process.env['LONG'] === '1';
const files = (extension: string) => [
  `{packages,apps}/*/{src,test}/**/*.${long ? 'long.test' : 'test'}.${extension}`,
  `packages/titles-data/titles/**/*.${long ? 'long.test' : 'test'}.${extension}`,
];
const exclude = ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.*'])];
const testTimeout = long ? 3_600_000 : 20_000;

export default defineConfig({
  test: {
    projects: [
      { ...resolve, test: { name: 'packages', environment: 'node', include: files('ts'), exclude, testTimeout, hookTimeout: testTimeout } },
      {
        ...resolve,
        plugins: [react()],
        test: { name: 'pages', environment: 'jsdom', include: files('tsx'), exclude, testTimeout, hookTimeout: testTimeout },
      },
    ],
  },
});
