import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

const schemas = editorSchemas();
const accepts = (name: string, value: unknown): boolean => new Ajv({ strict: false }).compile(schemas[name] ?? false)(value);

test('each is a sound schema of its draft', () => {
  for (const schema of Object.values(schemas)) expect(() => new Ajv({ strict: false }).compile(schema)).not.toThrow();
  expect(Object.keys(schemas)).toContain('map.schema.json');
}, 60_000);

test('the files in the repository are these; `npm run build` writes them', () => {
  const folder = new URL('../schemas/', import.meta.url);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas))
    expect(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), `${name} is out of date: npm run build`).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
});

test('what has a default is not asked for', () => {
  expect(accepts('map.schema.json', { layout: 'pointy', letters: 'rows', hexes: [{ id: 'A1' }] })).toBe(true);
  expect(accepts('map.schema.json', { layout: 'pointy', hexes: [{ id: 'A1' }] })).toBe(false);
});

test('a value of any kind may be marked as provisional, and so may a group', () => {
  const marked = (value: unknown) => ({ provisional: value, reason: 'a guess' });
  const train = { id: '6', price: 630, count: 2, reach: [{ stops: ['city'], visit: 6, pay: 6 }] };
  for (const name of ['trains.schema.json', 'trains.differences.schema.json']) {
    const one = (changes: object) =>
      accepts(name, {
        phases: [{ id: '2', train_limit: 4, tile_colours: ['yellow'], operating_rounds: 1 }],
        trains: [{ ...train, ...changes }],
      });
    expect(
      one({ price: marked(630), count: marked('unlimited'), rusts_on: marked('8'), events: marked([]), provisional: 'seen once' }),
    ).toBe(true);
    expect(one({ price: { provisional: 630, reason: { en: 'a guess', fr: 'une supposition' } }, provisional: { en: 'seen once' } })).toBe(
      true,
    );
    expect(one({ provisional: { fr: 'vu une fois' } })).toBe(false);
    expect(one({ price: 'much' })).toBe(false);
    expect(one({ price: { provisional: 630 } })).toBe(false);
    expect(one({ id: marked('6') })).toBe(false);
  }
  expect(accepts('title.differences.schema.json', { id: 'a', money: { starting_cash: { 2: marked(5), 3: 6 } } })).toBe(true);
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
