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
  [{ id: '2' }, 'price shape.missing: price is missing → add price: Price.'],
  [{ id: '2', price: 80, prise: 1 }, 'prise shape.unknown: prise is not known here → did you mean price?'],
  [{ id: 2, price: 80 }, "id shape.type: id must be a text, not 2 → put quotes around it: '2'"],
  [{ id: '2', price: '80' }, 'price shape.type: price must be a whole number, not "80" → take the quotes off: 80'],
  [{ id: '2', price: 0 }, 'price shape.value: price must be at least 1, not 0 → give 1 or more'],
  [{ id: '2', price: 'much' }, 'price shape.type: price must be a whole number, not "much" → give a whole number, such as 80'],
  [{ id: ['2'], price: 80 }, 'id shape.type: id must be a text, not a list → give a text'],
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
    'privates/0/powers/0/hexes shape.missing: hexes is missing → add hexes: Hex ids.',
  ]);
});

test.each([
  [Type.Array(Type.String(), { minItems: 1 }), [], 'the file must have at least 1 entry, not 0 → add 1 entry'],
  [Type.Array(Type.String(), { minItems: 2 }), ['a'], 'the file must have at least 2 entries, not 1 → add 1 entry'],
  [Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b', 'c'], 'the file must have at most 1 entry, not 3 → take 2 entries out'],
  [Type.Integer({ maximum: 5 }), 'no', 'the file must be a whole number, not "no" → give a whole number, such as 5'],
  [Type.Array(Type.String()), 'A1', 'the file must be a list, not "A1" → make a list of it: [A1]'],
  [Type.Boolean(), 'yes', 'the file must be true or false, not "yes" → give true or false'],
  [Train, 'x', 'the file must be a group of members, not "x" → give members, such as {id: …, price: …, kind: …}'],
  [
    Type.Union([Type.Integer(), Type.Literal('unlimited')]),
    'none',
    '"none" does not fit the file → give a whole number, such as 80, or the word unlimited',
  ],
  [Type.String({ pattern: '^[A-Z]$', examples: ['B'] }), 'bb', '"bb" is not written as the file is → write it like B'],
])('the remedy is something to do: %j %j', (schema, value, fault) => {
  expect(shape(schema, value).faults.map(({ message, remedy }) => `${message} → ${remedy}`)).toEqual([fault]);
});

test.each(['__proto__', 'constructor'])('%s is an unknown member like any other', (name) => {
  const value: unknown = JSON.parse(`{"id": "2", "price": 80, "${name}": {"kind": "old"}}`);
  expect(faults(Train, value)).toEqual([`${name} shape.unknown: ${name} is not known here → take it out`]);
});

test('a power without a name lacks its name, and no more', () => {
  const company = { id: 'X', name: 'X', price: 20, revenue: 5, powers: [{ hexes: ['A1'] }] };
  expect(faults(PrivatesFile, { privates: [company] })).toHaveLength(1);
});
