import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openapi, OPERATIONS } from './openapi.ts';

const folder = fileURLToPath(new URL('../app/api/', import.meta.url));
/** What only pages of this server use: not part of what is promised to others. */
const INNER = ['/imports', '/openapi', '/tables/{id}/reopen'];

/** Every way to ask the server, as the routes have it. */
const served = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .flatMap((file) => {
    const path = `/${dirname(file).replaceAll('[', '{').replaceAll(']', '}')}`;
    const methods = [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (GET|POST|PUT|DELETE|PATCH)\b/gm)];
    return INNER.includes(path) ? [] : methods.map(([, method = '']) => `${method.toLowerCase()} ${path}`);
  });

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: object } }>>>>;
}

describe('the description of the API', () => {
  it('names every route, and no other', () => {
    expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...served].sort());
  });

  it('is plain JSON, with the schema of every body', () => {
    const described = JSON.parse(JSON.stringify(openapi())) as Described;
    expect(described.openapi).toMatch(/^3\.1/);
    for (const { method, path, body } of OPERATIONS) {
      const content = described.paths[path]?.[method]?.requestBody?.content;
      if (body === undefined) expect(content, path).toBeUndefined();
      else expect(content, path).toMatchObject({ 'application/json': { schema: { type: 'object', additionalProperties: false } } });
    }
  });
});
