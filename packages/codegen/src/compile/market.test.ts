import { expect, test } from 'vitest';
import { DATA, SOUND } from '../../test/broken-title.ts';
import { compileTitle } from '../compile-title.ts';
import { loadLibrary } from '../library.ts';
import { compileMarket } from './market.ts';

const market = compileTitle(SOUND, loadLibrary(DATA)).title?.market;
const moves = (id: string) => market?.cells.of[id]?.moves;

test('a marker at the end of its row goes up, one at its start goes down (1830 §6.3)', () => {
  expect(moves('2,15')).toEqual({ left: '2,14', right: '1,15', up: '1,15', down: null });
  expect(moves('0,18')).toEqual({ left: '0,17', right: null, up: null, down: '1,18' });
  expect(moves('3,0')).toEqual({ left: '4,0', right: '3,1', up: '2,0', down: '4,0' });
  expect(moves('8,1')).toEqual({ left: null, right: '8,2', up: '7,1', down: null });
});

test('no move leaves the grid', () => {
  const cells = market?.cells;
  for (const cell of Object.values(cells?.of ?? {})) {
    for (const target of Object.values(cell.moves)) if (target !== null) expect(cells?.of[target]).toBeDefined();
  }
  expect(cells?.ids).toHaveLength(19 + 19 + 16 + 13 + 11 + 10 + 9 + 8 + 6 + 5 + 4);
});

test('par cells and zones are marked', () => {
  expect(
    Object.values(market?.cells.of ?? {})
      .filter(({ par }) => par)
      .map(({ price }) => price),
  ).toEqual([100, 90, 82, 76, 71, 67]);
  expect(market?.cells.of['5,0']?.zone).toBe('brown');
  expect(market?.cells.of['0,6']?.zone).toBeNull();
});

test('in a single row right is up and left is down', () => {
  const row = compileMarket({ kind: 'row', prices: [[10, 20, 30]], par: [[0, 1]], later_par: {}, top_row_up: 'stays', zones: {} });
  expect(row.cells.of['0,1']?.moves).toEqual({ left: '0,0', right: '0,2', up: '0,2', down: '0,0' });
  expect(row.cells.of['0,2']?.moves).toEqual({ left: '0,1', right: null, up: null, down: '0,1' });
});
