import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

// Bundlers load of the package what is used, in the order in which it is used: rounds, steps and mechanics name each other in a
// circle, so that each entrance has to hold.

const index = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');
const entrances = [...new Set([...index.matchAll(/^export (?!type)[^;]*from '(\.\/[^']+)';$/gm)].map(([, file = '']) => file))];

it('every module of the package loads first of all', async () => {
  expect(entrances.length).toBeGreaterThan(40);
  const broken: string[] = [];
  for (const file of entrances) {
    vi.resetModules();
    await import(/* @vite-ignore */ file).catch((fault: unknown) => broken.push(`${file}: ${String(fault)}`));
  }
  expect(broken).toEqual([]);
});
