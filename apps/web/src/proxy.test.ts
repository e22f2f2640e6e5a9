import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { MAP_STYLES, proxy } from './proxy.ts';

const policyOf = (path: string) => proxy(new NextRequest(`http://localhost${path}`)).headers.get('content-security-policy') ?? '';

it('allows no script and no style in a page but those that are named', () => {
  for (const path of ['/', '/new', '/table/one', '/join/one']) expect(policyOf(path)).not.toMatch(/unsafe|\*|https?:/);
  const nonces = ['/', '/'].map((path) => /'nonce-([^']+)'/.exec(policyOf(path))?.[1] ?? '');
  expect(nonces[0]?.length).toBeGreaterThan(20);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(
    policyOf('/workbench')
      .split('; ')
      .filter((part) => part.includes('unsafe')),
  ).toEqual(["style-src-attr 'unsafe-inline'"]);
});

it('names the style sheet that the library of the map brings', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('react-zoom-pan-pinch'), 'utf8');
  const styles = JSON.parse(/var css_\w+ = (".*");/.exec(library)?.[1] ?? '""') as string;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(MAP_STYLES).toBe(`${hash('')} ${hash(styles)}`);
});
