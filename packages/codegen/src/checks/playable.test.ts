import { expect, test } from 'vitest';
import { compileChanged, faultsWith } from '../../test/broken-title.ts';

const lacks = (step: string, list: string, why: string): string =>
  `rounds.lacks: the step ${step} is missing: ${why} → add ${step} to ${list}`;
const INTERRUPTS = 'consent, par_owed, follow_up, discard, waiting_token';
const STEPS = 'home_token, track, token, routes, dividend, trains, privates';
const without = (list: string, step: string): string =>
  list
    .split(', ')
    .filter((one) => one !== step)
    .join(', ');

test.each([
  [INTERRUPTS, 'consent', 'interrupts', 'nobody could be asked whether he sells'],
  [INTERRUPTS, 'par_owed', 'interrupts', 'BO gives a presidency, and its par has to be chosen'],
  [INTERRUPTS, 'follow_up', 'interrupts', 'a token may follow the tile of DH'],
  [INTERRUPTS, 'discard', 'interrupts', 'trains over the limit would stay'],
  [INTERRUPTS, 'waiting_token', 'interrupts', 'the home of ERIE is in a city that is decided later'],
  [STEPS, 'home_token', 'operating.steps', 'no corporation could place its home token'],
  [STEPS, 'track', 'operating.steps', 'nobody could lay track'],
  [STEPS, 'token', 'operating.steps', 'nobody could place a token'],
  [STEPS, 'routes', 'operating.steps', 'no train could run'],
  [STEPS, 'dividend', 'operating.steps', 'no dividend could be decided'],
  [STEPS, 'trains', 'operating.steps', 'nobody could buy a train'],
  ['privates, power_lay, exchange', 'exchange', 'operating.any_time', 'MH may be handed in for a share at any time'],
])('of %s the step %s is needed', (list, step, place, why) => {
  const shown = `[${without(list, step).split(', ')[0] ?? ''}`;
  expect(faultsWith('rules.yaml', `[${list}]`, `[${without(list, step)}]`)).toEqual([
    `rules.yaml at <${shown}> ${lacks(step, place, why)}`,
  ]);
});

test('a power that lays tiles has its step, once for all of them', () => {
  const { diagnostics } = compileChanged([['rules.yaml', 'any_time: [privates, power_lay, exchange]', 'any_time: [privates, exchange]']]);
  expect(diagnostics.map(({ message }) => message)).toEqual(['the step power_lay is missing: CS may lay a tile']);
});

test.each([
  ['player_lays_tile', 'cost: free, when: [stock_round]', 'stock.any_time', 'player_lay', 'the player who owns CS may lay a tile'],
  ['player_lays_tile', 'cost: free, when: [own_track_step]', 'operating.any_time', 'player_lay', 'the player who owns CS may lay a tile'],
  ['seller_lays_tile', 'cost: free', 'interrupts', 'seller_lay', 'who sells CS may lay a tile'],
])('%s with %s has its step in %s', (power, members, place, step, why) => {
  const { diagnostics } = compileChanged([
    ['privates.yaml', 'power: block_hexes, hexes: [B20]', `power: ${power}, hexes: [B20], tiles: ['3'], ${members}`],
  ]);
  expect(diagnostics.map(({ code, message, remedy }) => `${code}: ${message} → ${remedy}`)).toEqual([lacks(step, place, why)]);
});

test('a stock round without steps', () => {
  expect(faultsWith('rules.yaml', 'steps: [stock_turn], any_time: [exchange]', 'steps: [], any_time: []')).toEqual([
    `rules.yaml at <[> ${lacks('stock_turn', 'stock.steps', 'nobody could buy or sell')}`,
    `rules.yaml at <[> ${lacks('exchange', 'stock.any_time', 'MH may be handed in for a share at any time')}`,
  ]);
});

test.each([
  [
    'home.slots',
    'map.yaml',
    'reserved_for: [CPR]',
    'reserved_for: [NYC]',
    'companies.yaml at <A19> home.slots: A19 has no room for the home of CPR: its slot is for NYC → give the city more slots, reserve fewer, or choose another home',
  ],
  [
    'home.slots',
    'companies.yaml',
    'hex: E23',
    'hex: F6',
    'companies.yaml at <F6> home.slots: F6 has no room for the home of B&M: its slot is for C&O → give the city more slots, reserve fewer, or choose another home',
  ],
  [
    'hex.layout',
    'map.yaml',
    '{id: G11}',
    '{id: G11}\n  - {id: G12}',
    'map.yaml at <G12> hex.layout: no hex can lie at G12: it would lie between those of its row → take it out, or give it another number',
  ],
  [
    'hex.layout',
    'map.yaml',
    '{id: A17,',
    '{id: A18,',
    'map.yaml at <A18> hex.layout: no hex can lie at A18: it would lie between those of its row → call it A17',
  ],
  [
    'band.unknown',
    'rules.yaml',
    'D: brown',
    'D: bronw',
    'rules.yaml at <bronw> band.unknown: no stop has a value for bronw → did you mean brown?',
  ],
  [
    'band.unknown',
    'map.yaml',
    '{yellow: 20, brown: 30}',
    '{yelow: 20, brown: 30}',
    'map.yaml at <yelow: 20> band.unknown: no phase or train has the band yelow → did you mean yellow?',
  ],
  [
    'market.par',
    'market.yaml',
    '[[0, 6], [1, 6]',
    '[[0, 6], [0, 6], [1, 6]',
    'market.yaml at <[0> market.par: row 0, column 6 is there twice → take one of the two out',
  ],
  [
    'market.falls',
    'market.yaml',
    '[60, 67, 71,',
    '[60, 67, 31,',
    'market.yaml at <31> market.falls: row 0 falls from 67 to 31 → write the prices of a row from low to high',
  ],
  [
    'border.nowhere',
    'map.yaml',
    '{edge: 4, type: seamless}',
    '{edge: 2, type: seamless}',
    'map.yaml at <{edge: 2> border.nowhere: no hex lies beyond edge 2 of A9 → name the edge at which the other hex of the area lies, or take the border out',
  ],
  [
    'yaml.twice',
    'title.yaml',
    '6: 400}',
    "6: 400, '6': 300}",
    "title.yaml at <'6': 300> yaml.twice: 6 is there twice → take one of the two out; the other is in line 29",
  ],
  [
    'shape.unknown',
    'market.yaml',
    'zones:\n',
    'zones:\n  __proto__: {effects: [], cells: [[0, 0]]}\n',
    'market.yaml at <__proto__: {effects: [> shape.unknown: __proto__ is not known here → take it out',
  ],
  [
    'shape.unknown',
    'tiles.yaml',
    'counts:\n',
    'counts:\n  constructor: 1\n',
    'tiles.yaml at <constructor: 1> shape.unknown: constructor is not known here → take it out',
  ],
  [
    'id.reserved',
    'options.yaml',
    'id: third_6_train',
    'id: constructor',
    'options.yaml at <constructor> id.reserved: nothing can be called constructor → give it another id',
  ],
])('%s', (_, file, text, replacement, fault) => {
  expect(faultsWith(file, text, replacement)).toEqual([fault]);
});

test('a label that no tile carries', () => {
  const { diagnostics } = compileChanged([['map.yaml', '    label: NY', '    label: NYC']]);
  expect(diagnostics.filter(({ code }) => code === 'hex.label')).toMatchObject([
    { message: 'no tile carries the label NYC of G19', remedy: 'did you mean NY?' },
  ]);
});

test('what follows from a mistyped tile is not told', () => {
  expect(faultsWith('tiles.yaml', "'57': 4", "'577': 4")).toEqual([
    "tiles.yaml at <'577': 4> ref.unknown: there is no tile 577 → did you mean 57?",
  ]);
});
