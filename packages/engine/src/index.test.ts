import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const exported = readFileSync(new URL('./index.ts', import.meta.url), 'utf8').matchAll(/from '(\.\/[^']+)'/g);
/** Modules that are taken from mechanics and powers, which all know each other through the registries. */
const modules = [...new Set([...exported].map(([, path]) => path ?? ''))].filter((path) => /^\.\/(mechanics|powers)\//.test(path));

describe('what the engine exports', () => {
  it('is found', () => {
    expect(modules.length).toBeGreaterThan(10);
  });

  // A bundler takes what a page needs straight from its module, whichever comes first.
  it.each(modules)('can be taken from %s first', async (path) => {
    vi.resetModules();
    await expect(import(path)).resolves.toBeDefined();
  });
});
