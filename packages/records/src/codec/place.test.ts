import { newGame, type Game } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import type { RecordedAction } from '../recorded.ts';
import { placeOfCity } from './city.ts';
import { decode } from './table.ts';

const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
const players = ['1', '2', '3'].map((id) => ({ id, name: id }));
const start = newGame(title, { players, seed: 0, options: [], quirks: [], consent: 'implied' });
const laid = (hex: string, tile: string, copy: number): Game => ({
  title: start.title,
  state: { ...start.state, board: { ...start.state.board, tiles: { [hex]: { tile, copy, rotation: 2 } } } },
});
const recorded = (members: object) => ({ id: 1, entity: '1', entity_type: 'player', ...members }) as RecordedAction;
const decoded = (members: object, game = start) => {
  const outcome = decode(recorded(members), game);
  return outcome.ok ? outcome.value : outcome.fault.problem;
};

describe('cities (games/README §2)', () => {
  it('are found where the copy lies', () => {
    expect(placeOfCity('59-1-1', laid('H18', '59', 1))).toEqual({ hex: 'H18', stop: 1 });
    expect(placeOfCity('59-0-1', laid('H18', '59', 1))).toBeNull();
  });
  it('of printed hexes are found by the hex, whatever the number between', () => {
    expect(placeOfCity('G19-0-1', start)).toEqual({ hex: 'G19', stop: 1 });
    expect(placeOfCity('G19-7-0', start)).toEqual({ hex: 'G19', stop: 0 });
    expect(placeOfCity('G19-0-2', start)).toBeNull();
    expect(placeOfCity('moon', start)).toBeNull();
  });
});

describe('what a recorded action says', () => {
  const operator = { entity: 'ERIE', entity_type: 'corporation' };
  it('share prices and shares', () => {
    expect(decoded({ type: 'par', corporation: 'PRR', share_price: '82,2,6' })).toMatchObject({ corporation: 'PRR', cell: '2,6' });
    expect(decoded({ type: 'par', corporation: 'PRR', share_price: '83,2,6' })).toContain('83,2,6');
    expect(decoded({ type: 'sell_shares', shares: ['PRR_3', 'PRR_0'], percent: 20 })).toMatchObject({ units: 2 });
    expect(decoded({ type: 'sell_shares', shares: ['PRR_3', 'PRR_0'] })).toMatchObject({ units: 3 });
  });
  it('who acts: a private, an operator, a player', () => {
    expect(decoded({ type: 'pass', entity: 'DH', entity_type: 'company' })).toEqual({ type: 'pass', by: { kind: 'private', id: 'DH' } });
    expect(decoded({ type: 'pass', ...operator })).toEqual({ type: 'pass', by: { kind: 'operator', id: 'ERIE' } });
    expect(decoded({ type: 'pass' })).toEqual({ type: 'pass', by: { kind: 'player', id: '1' } });
  });
  it('the city of a token that waited, and whose token it is', () => {
    const game = laid('E11', '59', 0);
    expect(decoded({ type: 'place_token', ...operator, city: '59-0-1', slot: 0 }, game)).toEqual({
      type: 'place_token',
      by: { kind: 'operator', id: 'ERIE' },
      hex: 'E11',
      stop: 1,
      slot: 0,
    });
    expect(decoded({ type: 'place_token', ...operator, city: '59-0-1', slot: 0, tokener: 'ERIE' }, game)).not.toHaveProperty('owner');
    expect(decoded({ type: 'place_token', ...operator, entity: 'NYC', city: '59-0-1', slot: 0, tokener: 'ERIE' }, game)).toHaveProperty(
      'owner',
      'ERIE',
    );
  });
  it('routes: nodes in travelling order, sums for comparison', () => {
    const route = {
      train: '6-1',
      connections: [
        ['E19', 'F18', 'G19'],
        ['E19', 'D18', 'D14'],
      ],
      hexes: ['G19', 'E19', 'D14'],
      nodes: ['E19-0', 'G19-1', 'D14-0'],
    };
    expect(decoded({ type: 'run_routes', ...operator, routes: [{ ...route, revenue: 90 }], extra_revenue: 10 })).toMatchObject({
      revenue: 100,
      routes: [{ train: '6-1', stops: ['G19/1', 'E19/0', 'D14/0'] }],
    });
    expect(decoded({ type: 'run_routes', ...operator, routes: [route] })).not.toHaveProperty('revenue');
  });
  it('nothing, for standing orders and notes', () => {
    expect(decoded({ type: 'program_share_pass' })).toBeNull();
    expect(decoded({ type: 'log' })).toBeNull();
  });
  it('and says so when an action has no meaning here', () => expect(decoded({ type: 'teleport', ...operator })).toContain('teleport'));
});
