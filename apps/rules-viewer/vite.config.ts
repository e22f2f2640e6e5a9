import path from 'node:path';
import { defineConfig } from 'vite';

// The scripts and styles of the pages; the pages themselves are written by src/build.tsx.
export default defineConfig({
  appType: 'mpa',
  base: '/rules/',
  build: {
    outDir: 'out',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        main: path.join(import.meta.dirname, 'src/client/main.ts'),
        sw: path.join(import.meta.dirname, 'src/client/sw.ts'),
      },
      output: {
        // A service worker keeps its address; everything else is named by its content.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
