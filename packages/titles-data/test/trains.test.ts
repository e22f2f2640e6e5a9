import { trainLimit } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, discards, passes } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { discarded, privates, trains, treasury } from './kit/figures.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { depotFrom, discardedTrains, operatingTurn, phase, position, privatesWith, type Edit } from './kit/position.ts';

function buying(charter: Partial<Charter>, ...edits: Edit[]) {
  return position(
    2,
    ...edits,
    corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 2000, ...charter }),
    operatingTurn('PRR', 'trains'),
  );
}
const other = (id: string, ...owned: string[]): Edit => corporation(id, { cell: '3,6', held: { '1': 3, '2': 3 }, trains: owned });

describe('buying from the depot', () => {
  it('1830 §10.1 any number up to the limit', () => {
    const game = play(buying({}), buysTrain('PRR', '2-0', 80), buysTrain('PRR', '2-1', 80), buysTrain('PRR', '2-2', 80));
    expect([trains(game, 'PRR'), treasury(game, 'PRR'), asked(game)]).toEqual(['2 2 2', 1760, 'PRR:trains']);
  });

  it('1830 §10.1 limits: 4 in phases 2 and 3, 3 in phase 4, 2 from 5', () => {
    const limits = ['2', '3', '4', '5', '6', 'D'].map((name) => trainLimit(name === '2' ? position(2) : position(2, phase(name))));
    expect(limits).toEqual([4, 4, 3, 2, 2, 2]);
    refuses(buying({ trains: ['4', '4', '4'] }, phase('4'), depotFrom('5')), buysTrain('PRR', '5-0', 450), 'train.limit', { limit: 3 });
  });

  it('B8 (a): no purchase at the limit, even with a discard to follow', () => {
    refuses(buying({ trains: ['5', '5'] }, phase('5'), depotFrom('6')), buysTrain('PRR', '6-0', 630), 'train.limit', { limit: 2 });
  });

  it('1830 §10.2 the top of the stack, at face value', () => {
    refuses(buying({}), buysTrain('PRR', '2-1', 80), 'train.not_for_sale', { train: '2-1' });
    refuses(buying({}), buysTrain('PRR', '3-0', 180), 'train.not_for_sale');
    refuses(buying({}), buysTrain('PRR', '2-0', 79), 'train.price', { price: 80 });
    refuses(buying({}), buysTrain('PRR', '2-0', 81), 'train.price');
  });

  it('1830 §10.2 D as soon as the first 6 is sold, without end', () => {
    refuses(buying({}, phase('5'), depotFrom('6')), buysTrain('PRR', 'D-0', 1100), 'train.not_for_sale');
    const game = play(buying({ treasury: 2200 }, phase('6')), buysTrain('PRR', 'D-0', 1100), buysTrain('PRR', 'D-1', 1100));
    expect(trains(game, 'PRR')).toBe('D D');
    expect(trains(play(buying({}, phase('6')), buysTrain('PRR', '6-1', 630)), 'PRR')).toBe('6');
  });

  it('1830 §10.2 any discarded train at face value', () => {
    const table = buying({}, phase('4'), discardedTrains('3'));
    expect(treasury(play(table, buysTrain('PRR', '3-0', 180)), 'PRR')).toBe(1820);
    refuses(table, buysTrain('PRR', '3-0', 179), 'train.price', { price: 180 });
  });

  it('1830 §10.12 with the treasury alone', () => {
    refuses(buying({ treasury: 79, trains: ['2'] }), buysTrain('PRR', '2-1', 80), 'train.cash', { price: 80, cash: 79 });
  });
});

describe('buying from another corporation', () => {
  const table = buying({ treasury: 300 }, other('NYC', '2'));

  it('1830 §10.3 at any agreed price from 1 on, treasury to treasury', () => {
    const game = play(table, buysTrain('PRR', '2-0', 1));
    expect([trains(game, 'PRR'), trains(game, 'NYC'), treasury(game, 'PRR'), treasury(game, 'NYC')]).toEqual(['2', '', 299, 1]);
    expect(treasury(play(table, buysTrain('PRR', '2-0', 300)), 'NYC')).toBe(300);
    refuses(table, buysTrain('PRR', '2-0', 0), 'train.price', { price: 1 });
    refuses(table, buysTrain('PRR', '2-0', 301), 'train.cash', { price: 301, cash: 300 });
  });

  it('1830 §10.3 not its own, nor one that is gone', () => {
    refuses(buying({ trains: ['2'] }), buysTrain('PRR', '2-0', 1), 'train.not_for_sale', { train: '2-0' });
    refuses(buying({}, phase('4')), buysTrain('PRR', '2-0', 80), 'train.not_for_sale');
  });
});

describe('trading in for a D', () => {
  const table = (...owned: string[]) => buying({ treasury: 800, trains: owned }, phase('6'));

  it('1830 §10.4 a 4, 5 or 6 takes 300 off, at the limit too', () => {
    const game = play(table('5', '6'), buysTrain('PRR', 'D-0', 800, '5-0'));
    expect([trains(game, 'PRR'), treasury(game, 'PRR'), discarded(game)]).toEqual(['6 D', 0, '5']);
  });

  it('1830 §10.4, §10.5 edge 22: a 4 handed in goes back first, then rusts with phase D', () => {
    const { game, events } = step(table('4', '5'), buysTrain('PRR', 'D-0', 800, '4-0'));
    expect([trains(game, 'PRR'), discarded(game), game.state.phase]).toEqual(['5 D', '', 'D']);
    const told = events.map(({ type }) => type);
    expect(told.indexOf('train')).toBeLessThan(told.indexOf('rusted'));
  });

  it('1830 §10.4 takes nothing else in, and only for a D', () => {
    refuses(table('5'), buysTrain('PRR', 'D-0', 800, '6-0'), 'trade_in.train', { train: '6-0' });
    refuses(table('5'), buysTrain('PRR', '6-1', 330, '5-0'), 'trade_in.train');
    refuses(buying({ trains: ['5'] }, phase('6'), other('NYC', '6')), buysTrain('PRR', '6-0', 1, '5-0'), 'trade_in.train');
    refuses(table('5'), buysTrain('PRR', 'D-0', 1100, '5-0'), 'train.price', { price: 800 });
    refuses(buying({ treasury: 799, trains: ['5'] }, phase('6')), buysTrain('PRR', 'D-0', 800, '5-0'), 'train.cash');
  });
});

describe('a change of phase', () => {
  it('1830 §10.5 comes with the purchase: phase, then rust, then what the train sets off', () => {
    const last = buying({}, phase('4'), depotFrom('5'), privatesWith({ SV: '1' }));
    const told = step(last, buysTrain('PRR', '5-0', 450)).events.map(({ type }) => type);
    expect(told.indexOf('phase')).toBeLessThan(told.indexOf('closed'));
    const four = step(buying({}, phase('3'), depotFrom('4'), other('NYC', '2')), buysTrain('PRR', '4-0', 300)).events.map(
      ({ type }) => type,
    );
    expect(four.indexOf('phase')).toBeLessThan(four.indexOf('rusted'));
  });

  it.each([
    ['4', '2'],
    ['6', '3'],
    ['D', '4'],
  ])('1830 §10.5 the first %s rusts every %s, those in the depot too', (name, gone) => {
    const before = { '4': '3', '6': '5', D: '6' }[name] ?? '';
    const table = buying(
      { trains: [gone] },
      phase(before),
      ...(name === 'D' ? [] : [depotFrom(name)]),
      other('NYC', gone),
      discardedTrains(gone),
    );
    const price = table.title.trains.of[name]?.price ?? 0;
    const game = play(table, buysTrain('PRR', `${name}-0`, price));
    expect([trains(game, 'PRR'), trains(game, 'NYC'), discarded(game)]).toEqual([name, '', '']);
  });

  it('1830 §11.2 the first 5 closes every private', () => {
    const game = play(buying({}, phase('4'), depotFrom('5'), privatesWith({ SV: '1', DH: 'PRR' })), buysTrain('PRR', '5-0', 450));
    expect([privates(game, '1'), privates(game, 'PRR'), game.state.privates['DH']?.closed]).toEqual(['', '', true]);
  });
});

describe('discards', () => {
  const over = play(
    buying({ trains: ['4', '4'] }, phase('4'), depotFrom('5'), other('CPR', '3', '3', '4'), other('NYC', '3', '3', '3')),
    buysTrain('PRR', '5-0', 450),
  );

  it('1830 §10.6 edge 23, B7: all who are over the new limit, in charter order, before the buyer goes on', () => {
    expect(asked(over)).toBe('PRR:discard');
    refuses(over, passes('PRR'), 'turn.not_now');
    refuses(over, buysTrain('PRR', '5-1', 450), 'turn.not_now');
    const one = play(over, discards('PRR', '4-1'));
    expect(asked(one)).toBe('NYC:discard');
    const two = play(one, discards('NYC', '3-2'));
    expect(asked(two)).toBe('CPR:discard');
    const done = play(two, discards('CPR', '4-0'));
    expect([asked(done), trains(done, 'PRR'), trains(done, 'CPR'), discarded(done)]).toEqual(['1:stock_turn', '4 5', '3 3', '4 3 4']);
  });

  it('B7: any of them may be the first to discard, and the very train goes to the bank', () => {
    const game = play(over, discards('CPR', '3-1'), discards('NYC', '3-4'), discards('PRR', '5-0'));
    expect([trains(game, 'PRR'), trains(game, 'CPR'), trains(game, 'NYC')]).toEqual(['4 4', '3 4', '3 3']);
    expect(game.state.depot.discarded.map((card) => card.id)).toEqual(['3-1', '3-4', '5-0']);
  });

  it('1830 §10.6 only an own train, and only where there are too many', () => {
    refuses(over, discards('PRR', '3-0'), 'train.discard', { train: '3-0' });
    refuses(play(over, discards('NYC', '3-2')), discards('NYC', '3-3'), 'turn.not_yours');
    refuses(buying({ trains: ['2'] }), discards('PRR', '2-0'), 'turn.not_now');
  });

  it('1830 §10.6 puts them on sale at face value', () => {
    const done = play(over, discards('PRR', '5-0'), discards('NYC', '3-2'), discards('CPR', '4-0'));
    expect(done.state.depot.discarded.map(({ name }) => done.title.trains.of[name]?.price)).toEqual([450, 180, 300]);
  });

  it('B8 (b): the purchase that lowers the limit is made with room under the old one', () => {
    const game = play(buying({ trains: ['4', '4'] }, phase('4'), depotFrom('5')), buysTrain('PRR', '5-0', 450), discards('PRR', '4-1'));
    expect(trains(game, 'PRR')).toBe('4 5');
  });
});
