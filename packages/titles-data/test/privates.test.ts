import { describe, expect, it } from 'vitest';
import { buysPrivate, buysTrain, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, privates, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { operatingTurn, phase, position, privatesWith } from './kit/position.ts';

const table = (name: '3' | '4' | '5' | null, owners: Readonly<Record<string, string>>, at = 'privates', money = 500) =>
  position(
    2,
    ...(name === null ? [] : [phase(name)]),
    privatesWith(owners),
    corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: money }),
    operatingTurn('PRR', at),
  );

describe('a corporation buys a private', () => {
  it('1830 §11.1 in phases 3 and 4, for the treasury, from any player', () => {
    for (const name of ['3', '4'] as const) {
      const game = play(table(name, { CS: '2', SV: '1' }), buysPrivate('PRR', 'CS', 80));
      expect([privates(game, 'PRR'), treasury(game, 'PRR'), cash(game, '2')]).toEqual(['CS', 420, 1280]);
    }
    refuses(table(null, { CS: '2' }), buysPrivate('PRR', 'CS', 40), 'private.phase', { private: 'CS' });
    refuses(table('5', { CS: '2' }), buysPrivate('PRR', 'CS', 40), 'private.phase');
  });

  it('1830 §11.1 edge 26: for half to double its face value', () => {
    refuses(table('3', { CS: '2' }), buysPrivate('PRR', 'CS', 19), 'private.price', { min: 20, max: 80 });
    refuses(table('3', { CS: '2' }), buysPrivate('PRR', 'CS', 81), 'private.price');
    refuses(table('3', { CS: '2' }), buysPrivate('PRR', 'CS', 30.5), 'private.price');
    expect(treasury(play(table('3', { CS: '2' }), buysPrivate('PRR', 'CS', 20)), 'PRR')).toBe(480);
  });

  it('1830 §11.1 with money that it has', () => {
    refuses(table('3', { CS: '2' }, 'privates', 39), buysPrivate('PRR', 'CS', 40), 'private.cash', { price: 40, cash: 39 });
  });

  it('1830 §11.1 from a player only', () => {
    const owned = position(
      2,
      phase('3'),
      privatesWith({ SV: 'NYC' }),
      corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 } }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
      operatingTurn('PRR', 'privates'),
    );
    refuses(owned, buysPrivate('PRR', 'SV', 20), 'private.owner', { private: 'SV' });
    refuses(owned, buysPrivate('PRR', 'DH', 70), 'private.owner');
  });

  it('1830 §11.1, §11.8 K7: never BO, whatever else is for sale', () => {
    refuses(table('3', { BO: '2', SV: '1' }), buysPrivate('PRR', 'BO', 220), 'private.not_for_sale', { private: 'BO' });
  });

  it.each(['track', 'trains', 'privates'])('1830 §7.3 at any moment of its turn: at %s', (at) => {
    const game = play(table('3', { CS: '2', DH: '1' }, at), buysPrivate('PRR', 'CS', 40));
    expect([privates(game, 'PRR'), asked(game)]).toEqual(['CS', `PRR:${at}`]);
  });

  it('1830 §7.3 in its own turn only', () => {
    const two = position(
      2,
      phase('3'),
      privatesWith({ CS: '2' }),
      corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 } }),
      operatingTurn('PRR', 'track', { waiting: ['NYC'] }),
    );
    refuses(two, buysPrivate('NYC', 'CS', 40), 'turn.not_yours', { active: 'PRR' });
  });
});

describe('B&O’s private', () => {
  it('1830 §11.8 closes when the B&O corporation buys its first train', () => {
    const bo = position(
      2,
      privatesWith({ BO: '1' }),
      corporation('B&O', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 80 }),
      operatingTurn('B&O', 'trains'),
    );
    expect(play(bo, buysTrain('B&O', '2-0', 80)).state.privates['BO']).toMatchObject({ owner: null, closed: true });
  });

  it('1830 §11.8 not when another corporation buys one; and it pays whoever presides', () => {
    const prr = position(
      2,
      privatesWith({ BO: '2' }),
      corporation('B&O', { cell: '3,6', held: { '1': 3, '2': 3 } }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 80 }),
      operatingTurn('PRR', 'trains'),
    );
    const next = play(prr, buysTrain('PRR', '2-0', 80));
    expect(next.state.privates['BO']?.closed).toBe(false);
    expect(cash(play(next, passes('1'), passes('2')), '2')).toBe(1230);
  });
});
