import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';
import { noLiteralWords } from './scripts/lint/no-literal-words.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/e2e/**', 'packages/testing/**'];
const defaultExportsThatToolsDemand = [
  '**/*.config.{ts,mjs}',
  'apps/*/src/app/**/{page,layout,template,default,error,global-error,loading,not-found,forbidden,unauthorized}.tsx',
  'apps/*/src/app/**/{manifest,robots,sitemap,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}',
  'apps/*/src/i18n/request.ts',
  'apps/*/src/proxy.ts',
];
const nodeGlobals = [
  'process',
  'console',
  'Buffer',
  'URL',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'fetch',
  'performance',
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];
const outsideTheEngine = [
  ['Date', 'The engine has no clock.'],
  ['performance', 'The engine has no clock.'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'requestAnimationFrame'].map(
    (name) => [name, 'The engine has no timers; its host owns the clock.'],
  ),
  ...['crypto', 'Crypto'].map((name) => [name, 'Chance comes from the seed in the state.']),
  ...[
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'console',
    'process',
    'Buffer',
    'require',
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'globalThis',
    'self',
  ].map((name) => [name, 'The engine does no I/O and knows no host.']),
].map(([name, message]) => ({ name, message }));

const throughTheIndex = [
  {
    group: ['@roundhouse/*/*', '!@roundhouse/*/package.json', '!@roundhouse/tsconfig/*', '!@roundhouse/*/*.css'],
    message: "Import a package through its index: '@roundhouse/name'.",
  },
  { regex: '^(\\.\\./)+(packages|apps)/', message: "Import another package by its name: '@roundhouse/name'." },
  { regex: '^(\\.\\./)+[a-z-]+/(src|dist)/', message: "Import another package by its name: '@roundhouse/name'." },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.next/',
    '**/out/',
    '**/.turbo/',
    '**/next-env.d.ts',
    '**/generated/',
    '**/public/',
    '**/fixtures/',
    'test-results/',
    'playwright-report/',
    'data/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'no-restricted-imports': ['error', { patterns: throughTheIndex }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  { files: defaultExportsThatToolsDemand, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['packages/engine/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...outsideTheEngine],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance comes from the seed in the state.' }],
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: 'The engine does no I/O.' })),
          patterns: [{ group: ['node:*'], message: 'The engine does no I/O.' }, ...throughTheIndex],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'packages/ui/src/**/*.ts', 'apps/*/src/**/*.ts'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { '@next/next': next },
    rules: { ...next.configs.recommended.rules, ...next.configs['core-web-vitals'].rules, '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    files: ['apps/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    ignores: tests,
    plugins: { roundhouse: { rules: { 'no-literal-words': noLiteralWords } } },
    rules: { 'roundhouse/no-literal-words': 'error' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
);
