import { inOperatingOrder } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { declares, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cell, price } from './kit/figures.ts';
import { play } from './kit/play.ts';
import { inTurn, operatingTurn, phase, position } from './kit/position.ts';

const after = (place: string, kind: 'payout' | 'withhold'): string | null =>
  cell(
    play(
      position(
        2,
        phase('5'),
        corporation('PRR', { cell: place, par: 100, held: { '1': 3, '2': 3 } }),
        operatingTurn('PRR', 'dividend'),
        inTurn({ revenue: 100 }),
      ),
      declares('PRR', kind),
    ),
    'PRR',
  );
const sold = (place: string, count: number): string | null => {
  const table = position(2, corporation('PRR', { cell: place, par: 100, held: { '1': 5, '2': 2 } }));
  return cell(play(table, sells('1', ['PRR_1', 'PRR_2', 'PRR_3'].slice(0, count))), 'PRR');
};

describe('a step of the marker', () => {
  it('1830 §6.3 right: one column', () => {
    expect(after('2,6', 'payout')).toBe('2,7');
  });
  it('1830 §6.3 right: one row up where the row ends', () => {
    expect(after('4,10', 'payout')).toBe('3,10');
    expect(after('6,8', 'payout')).toBe('5,8');
  });
  it('1830 §6.3 right: stays at the end of the top row', () => {
    expect(after('0,18', 'payout')).toBe('0,18');
  });
  it('1830 §6.3 left: one column', () => {
    expect(after('2,6', 'withhold')).toBe('2,5');
  });
  it('1830 §6.3 left: one row down at column 0 or where no cell is to the left (edge 9)', () => {
    expect(after('2,0', 'withhold')).toBe('3,0');
    expect(after('8,1', 'withhold')).toBe('8,1');
    expect(after('9,2', 'withhold')).toBe('9,2');
  });
  it('1830 §6.3 left: stays at the bottom of column 0 (edge 9)', () => {
    expect(after('7,0', 'withhold')).toBe('7,0');
  });
  it('1830 §6.3 down: one row a share, and not over the ledge (edge 9)', () => {
    expect(sold('2,6', 2)).toBe('4,6');
    expect(sold('1,18', 1)).toBe('1,18');
    expect(sold('3,12', 3)).toBe('3,12');
  });
  it('1830 §6.4 each single step is subject to the ledge', () => {
    expect(sold('5,9', 3)).toBe('5,9');
    expect(sold('4,8', 3)).toBe('6,8');
  });
});

describe('stacks and ties', () => {
  const tied = (...order: string[]) =>
    position(4, ...order.map((id) => corporation(id, { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500 })));

  it('1830 §6.3 edge 10: the later arrival operates later', () => {
    const table = position(
      4,
      corporation('NYC', { cell: '1,6', held: { '1': 3, '2': 3 } }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 } }),
    );
    const game = play(table, sells('1', ['NYC_1']));
    expect(game.state.stacks['2,6']).toEqual(['PRR', 'NYC']);
    expect(inOperatingOrder(game, ['NYC', 'PRR'])).toEqual(['PRR', 'NYC']);
  });

  it('1830 §6.3 edge 10: a marker that cannot move keeps its place in the stack', () => {
    const table = position(4, ...['PRR', 'NYC'].map((id) => corporation(id, { cell: '1,18', par: 100, held: { '1': 3, '2': 3 } })));
    expect(play(table, sells('1', ['PRR_1'])).state.stacks['1,18']).toEqual(['PRR', 'NYC']);
  });

  it('1830 §7.1 operates from the top of the stack', () => {
    expect(inOperatingOrder(tied('NYC', 'PRR'), ['PRR', 'NYC'])).toEqual(['NYC', 'PRR']);
  });

  it('1830 §7.1: higher price, then further right', () => {
    const table = position(
      4,
      corporation('PRR', { cell: '0,6', held: { '1': 6 } }),
      corporation('NYC', { cell: '2,8', par: 100, held: { '1': 6 } }),
      corporation('CPR', { cell: '0,7', par: 100, held: { '1': 6 } }),
    );
    expect([price(table, 'PRR'), price(table, 'NYC'), price(table, 'CPR')]).toEqual([100, 100, 112]);
    expect(inOperatingOrder(table, ['PRR', 'NYC', 'CPR'])).toEqual(['CPR', 'NYC', 'PRR']);
  });

  it('1830 §7.1 edge 11: equal price and column, the upper row first', () => {
    const table = position(
      4,
      ...(['7,6', '6,6', '5,6'] as const).map((place, i) =>
        corporation(['PRR', 'NYC', 'CPR'][i] ?? '', { cell: place, par: 67, held: { '1': 6 } }),
      ),
    );
    expect(['PRR', 'NYC', 'CPR'].map((id) => price(table, id))).toEqual([67, 67, 67]);
    expect(inOperatingOrder(table, ['PRR', 'NYC', 'CPR'])).toEqual(['CPR', 'NYC', 'PRR']);
  });
});

describe('the end of a stock round', () => {
  it('1830 §5.12 lifts what is all in players’ hands by a row, and leaves the top row', () => {
    const table = position(
      2,
      corporation('PRR', { cell: '2,6', held: { '1': 5, '2': 5 } }),
      corporation('NYC', { cell: '0,6', held: { '1': 5, '2': 5 } }),
      corporation('CPR', { cell: '3,6', held: { '1': 5, '2': 4 } }),
    );
    const game = play(table, passes('1'), passes('2'));
    expect(['PRR', 'NYC', 'CPR'].map((id) => cell(game, id))).toEqual(['1,6', '0,6', '3,6']);
  });

  it('1830 §5.12, §18.2: several that rise into one cell come in operating order', () => {
    const table = position(2, ...['NYC', 'PRR'].map((id) => corporation(id, { cell: '2,6', held: { '1': 5, '2': 5 } })));
    expect(play(table, passes('1'), passes('2')).state.stacks['1,6']).toEqual(['NYC', 'PRR']);
  });

  it('1830 §5.13 leaves prices alone for shares in the pool', () => {
    const table = position(2, corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 2 }, pool: 5 }));
    expect(cell(play(table, passes('1'), passes('2')), 'PRR')).toBe('2,6');
  });
});
