import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { withDefaults } from './defaults.ts';
import { PrivatesFile } from './privates.ts';
import { Rules } from './rules.ts';
import { TrainsFile } from './trains.ts';
import { shape } from './validate.ts';
import { record, words } from './words.ts';

const Train = record(
  {
    id: Type.String({ description: 'Name.' }),
    price: Type.Integer({ minimum: 1, description: 'Price.' }),
    kind: words(['new', 'old'], 'Age.', 'new'),
  },
  'A train.',
);
const faults = (schema: object, value: unknown) =>
  shape(schema, value).faults.map(({ path, code, message, remedy }) => `${path.join('/')} ${code}: ${message} → ${remedy}`);

test('members that are left out get their defaults', () => {
  expect(shape(Train, { id: '2', price: 80 })).toEqual({ value: { id: '2', price: 80, kind: 'new' }, faults: [] });
});

test.each([
  [{ id: '2' }, ' shape.missing: price is missing → add price: Price.'],
  [{ id: '2', price: 80, prise: 1 }, 'prise shape.unknown: prise is not known here → did you mean price?'],
  [{ id: 2, price: 80 }, "id shape.type: id must be a text, not 2 → put quotes around it: '2'"],
  [{ id: '2', price: '80' }, 'price shape.type: price must be a whole number, not "80" → Price.'],
  [{ id: '2', price: 0 }, 'price shape.value: price must be >= 1, but it is 0 → Price.'],
  [{ id: '2', price: 80, kind: 'odl' }, 'kind shape.word: "odl" is not a word for kind → did you mean old?'],
])('a fault says what to do: %j', (value, fault) => {
  expect(faults(Train, value)).toEqual([fault]);
});

test('all faults are told at once', () => {
  expect(faults(Train, { id: 2, prise: 80, kind: 'odl' })).toHaveLength(4);
});

test('defaults reach into lists, unions and groups that may be left out', () => {
  const lay = { power: 'lay_tile', hexes: ['A1'], tiles: ['7'], slot: 'extra', cost: 'free', connected: true };
  const value = withDefaults(PrivatesFile, { privates: [{ id: 'X', name: 'X', price: 20, revenue: 5, powers: [lay] }] });
  expect(value).toMatchObject({ privates: [{ summary: {}, powers: [{ uses: 1, only_empty: true }] }] });
  expect(withDefaults(Rules, {})).toMatchObject({ launch: { capitalisation: 'full' }, tokens: { per_turn: 1 } });
});

test('wrong members are left to the validator', () => {
  expect(withDefaults(TrainsFile, { trains: 'none', phases: [null, 3] })).toEqual({ trains: 'none', phases: [null, 3] });
});

test('a power is judged by its own members only', () => {
  const company = (power: object) => ({ privates: [{ id: 'X', name: 'X', price: 20, revenue: 5, powers: [power] }] });
  expect(faults(PrivatesFile, company({ power: 'block_hex', hexes: ['A1'] }))).toEqual([
    'privates/0/powers/0/power shape.word: block_hex is not a power that is known → did you mean block_hexes?',
  ]);
  expect(faults(PrivatesFile, company({ power: 'block_hexes' }))).toEqual([
    'privates/0/powers/0 shape.missing: hexes is missing → add hexes: Hex ids.',
  ]);
});
