import { roundName } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, buysTrain, lays, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, treasury, turns } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';

const three: readonly Edit[] = [
  corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, treasury: 80 }),
  corporation('NYC', { cell: '1,6', held: { '1': 3, '2': 3 }, treasury: 80 }),
  corporation('C&O', { cell: '2,6', held: { '2': 3, '1': 3 }, treasury: 80, president: '2' }),
];

describe('rounds', () => {
  it.each([
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['D', 3],
  ])('1830 §4.1 has in phase %s %i operating rounds a set', (name, rounds) => {
    const edits = name === '2' ? three : [phase(name), ...three];
    expect(play(position(2, ...edits), passes('1'), passes('2')).state.cycle.of).toBe(rounds);
  });

  it('1830 §4.1 fixes the number when the stock round ends: a phase change inside the set does not matter', () => {
    const table = position(2, depotFrom('3'), corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, treasury: 180 }));
    const game = play(table, passes('1'), passes('2'), passes('PRR'), buysTrain('PRR', '3-0', 180));
    expect([game.state.phase, roundName(game)]).toEqual(['3', 'SR 3']);
  });

  it('1830 §4.2 counts a turn per stock round and set', () => {
    const table = position(2, phase('3'), ...three.slice(0, 1), operatingTurn('PRR', 'track', { number: 2, of: 2, turn: 4 }));
    expect(roundName(table)).toBe('OR 4.2');
    expect(roundName(play(table, passes('PRR')))).toBe('SR 5');
  });
});

describe('the order of an operating round', () => {
  it('1830 §7.1 pays the privates first, to players and corporations', () => {
    const table = position(2, ...three, privatesWith({ SV: '1', DH: 'NYC', BO: '2' }));
    const game = play(table, passes('1'), passes('2'));
    expect([cash(game, '1'), cash(game, '2'), treasury(game, 'NYC')]).toEqual([1205, 1230, 95]);
  });

  it('1830 §7.1 lets floated corporations act by price', () => {
    const table = position(2, ...[...three].reverse(), corporation('B&M', { cell: '0,6', held: { '1': 2 } }));
    expect(turns(play(table, passes('1'), passes('2')))).toBe('PRR NYC C&O');
  });

  it('1830 §7.2 fixes it: a price that falls in the operating turn does not change it', () => {
    const table = position(2, ...three);
    const game = play(table, passes('1'), passes('2'), passes('PRR'), passes('PRR'));
    expect(turns(game)).toBe('PRR NYC C&O');
  });

  it('1830 §7.2 B1: a forced sale sorts those that have not acted again; nobody acts twice', () => {
    const table = position(
      3,
      phase('3'),
      depotFrom('4'),
      tilesOn({ H10: '57/1' }),
      cashOf({ '1': 130 }),
      corporation('PRR', { cell: '0,6', held: { '1': 4, '3': 2 }, treasury: 0 }),
      corporation('NYC', { cell: '1,6', held: { '2': 3, '1': 3 }, treasury: 0, president: '2' }),
      corporation('C&O', { cell: '2,6', held: { '3': 3, '2': 3 }, treasury: 0, president: '3' }),
      operatingTurn('PRR', 'trains', { waiting: ['NYC', 'C&O'], operated: ['B&M'] }),
      corporation('B&M', { cell: '0,7', par: 100, held: { '3': 6 } }),
    );
    const game = play(table, sells('1', ['NYC_1', 'NYC_2']));
    expect(turns(game)).toBe('B&M PRR C&O NYC');
  });
});

describe('the steps of a turn', () => {
  const prr: Edit[] = [
    tilesOn({ H10: '57/1' }),
    corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, trains: ['2'] }),
    operatingTurn('PRR', 'track'),
  ];

  it('1830 §7.3 are track, token, routes, dividend, trains', () => {
    const game = position(2, ...prr);
    expect(asked(game)).toBe('PRR:track');
    const token = play(game, passes('PRR'));
    expect(asked(token)).toBe('PRR:token');
    const routes = play(token, passes('PRR'));
    expect(asked(routes)).toBe('PRR:routes');
    refuses(routes, passes('PRR'), 'pass.forbidden');
    const trains = play(routes, { type: 'run_routes', by: { kind: 'operator', id: 'PRR' }, routes: [] });
    expect(asked(trains)).toBe('PRR:trains');
  });

  it('1830 §7.3 do not come back', () => {
    const game = play(position(2, ...prr), passes('PRR'));
    refuses(game, lays('PRR', 'H14', '9/1'), 'turn.not_now');
    refuses(game, lays('NYC', 'E19', '57/1'), 'turn.not_now');
    refuses(game, buys('1', 'PRR_5'), 'turn.not_now');
    refuses(game, buysTrain('PRR', '2-1', 80), 'turn.not_now');
    refuses(game, passes('NYC'), 'turn.not_yours', { active: 'PRR' });
    refuses(game, passes('1'), 'turn.not_yours');
  });

  it('1830 §10 last comes the buying of privates, in phases 3 and 4', () => {
    const table = position(
      2,
      phase('3'),
      privatesWith({ DH: '1' }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
      operatingTurn('PRR', 'trains'),
    );
    expect(asked(play(table, passes('PRR')))).toBe('PRR:privates');
  });
});
