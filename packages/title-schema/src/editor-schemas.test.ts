import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

const schemas = editorSchemas();
const accepts = (name: string, value: unknown): boolean => new Ajv({ strict: false }).compile(schemas[name] ?? false)(value);

test('each is a sound schema of its draft', () => {
  for (const schema of Object.values(schemas)) expect(() => new Ajv({ strict: false }).compile(schema)).not.toThrow();
  expect(Object.keys(schemas)).toContain('map.schema.json');
});

test('what has a default is not asked for', () => {
  expect(accepts('map.schema.json', { layout: 'pointy', letters: 'rows', hexes: [{ id: 'A1' }] })).toBe(true);
  expect(accepts('map.schema.json', { layout: 'pointy', hexes: [{ id: 'A1' }] })).toBe(false);
});

test('differences may be few, but name what they are about', () => {
  const name = 'trains.differences.schema.json';
  expect(accepts(name, { trains: [{ id: '6', price: 700 }] })).toBe(true);
  expect(
    accepts(name, {
      trains: [
        { id: '6', remove: true },
        { id: '4', rusts_on: null },
      ],
    }),
  ).toBe(true);
  expect(accepts(name, { trains: [{ price: 700 }] })).toBe(false);
  expect(accepts(name, { trains: [{ id: '6', prise: 700 }] })).toBe(false);
});
