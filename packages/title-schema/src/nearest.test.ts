import { expect, test } from 'vitest';
import { nearest, suggestion } from './nearest.ts';

test.each([
  ['trakc', ['track', 'token'], 'track'],
  ['B&0', ['PRR', 'B&O', 'B&M'], 'B&O'],
  ['nyc', ['NYC'], 'NYC'],
  ['corporations_buy', ['players_buy_privates', 'corporations_buy_privates'], 'corporations_buy_privates'],
  ['575', ['55', '57', '7'], '57'],
  ['8', ['2', '3'], null],
  ['G16', ['G11', 'G13', 'G6', 'G17', 'G19'], 'G17'],
  ['X', [], null],
  ['completely', ['different'], null],
])('%s among %j', (word, list, meant) => {
  expect(nearest(word, list)).toBe(meant);
});

test('without a near word the list is shown, but no long one', () => {
  expect(suggestion('8', ['2', '3'])).toBe('use one of 2, 3');
  expect(suggestion('8', [])).toBe('take it out: there is none');
  expect(
    suggestion(
      'zzzz',
      Array.from({ length: 20 }, (_, index) => `a${index}`),
    ),
  ).toMatch(/a11, …$/);
});

test('between two hexes both are named', () => {
  expect(suggestion('G16', ['G11', 'G15', 'G17'])).toBe('did you mean G15 or G17?');
});
