import { floatedPercent } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, lays, pars, passes } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, price, tokens, treasury } from './kit/figures.ts';
import { asked, play, step } from './kit/play.ts';
import { position, privatesWith, stockRound } from './kit/position.ts';

describe('floating', () => {
  const five = position(4, stockRound('1', 1), corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 2 } }));

  it('1830 §6.1 floats at 60 % with ten times its par from the bank', () => {
    const { game, events } = step(five, buys('1', 'PRR_4'));
    expect([game.state.operators['PRR']?.status, treasury(game, 'PRR'), cash(game, '1')]).toEqual(['floated', 820, 518]);
    expect(events).toContainEqual({ type: 'money', from: 'bank', to: 'operator/PRR', amount: 820, why: 'capital' });
  });

  it('1830 §6.1 gives nothing further for later purchases', () => {
    const game = play(five, buys('1', 'PRR_4'), buys('2', 'PRR_5'));
    expect(treasury(game, 'PRR')).toBe(820);
  });

  it('1830 §6.1 pays ten times par, whatever the price is by then', () => {
    const fallen = position(4, corporation('PRR', { cell: '5,5', par: 100, held: { '1': 3, '2': 2 } }));
    const game = play(fallen, buys('1', 'PRR_4'));
    expect([price(game, 'PRR'), treasury(game, 'PRR')]).toEqual([65, 1000]);
  });

  it('1830 §6.1 counts shares in the pool as sold, and PRR_1 from CA', () => {
    const pooled = position(4, corporation('PRR', { cell: '0,6', held: { '1': 3 }, pool: 2 }));
    expect(floatedPercent(pooled, 'PRR')).toBe(50);
    expect(treasury(play(pooled, buys('1', 'PRR_4')), 'PRR')).toBe(1000);
  });

  it('1830 §6.1 counts an NYC share from MH', () => {
    const game = play(
      position(4, privatesWith({ MH: '2' }), corporation('NYC', { cell: '0,6', held: { '1': 5 } })),
      buys('private/MH', 'NYC_4'),
    );
    expect([game.state.operators['NYC']?.status, treasury(game, 'NYC')]).toEqual(['floated', 1000]);
  });

  it('1830 §3.7 B&O has no more than its 20 % when BO is sold', () => {
    const game = position(4, corporation('B&O', { cell: '0,6', held: { '1': 2 } }));
    expect(floatedPercent(game, 'B&O')).toBe(20);
  });
});

describe('the home token', () => {
  it('1830 §6.2 is laid at the start of the first operating turn, not before', () => {
    const table = position(2, stockRound('1', 1), corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 2 } }));
    const floated = play(table, buys('1', 'PRR_4'));
    expect(tokens(floated, 'PRR')).toBe('');
    const operating = play(floated, passes('2'), passes('1'));
    expect([asked(operating), tokens(operating, 'PRR'), treasury(operating, 'PRR')]).toEqual(['PRR:track', 'H12/0', 820]);
  });

  it('1830 §4.1, §7.1 what floats during an operating round waits for the next', () => {
    const table = position(
      2,
      privatesWith({ MH: '2' }),
      corporation('NYC', { cell: '0,6', held: { '1': 5 } }),
      corporation('PRR', { cell: '1,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
    );
    const operating = play(table, passes('1'), passes('2'), buys('private/MH', 'NYC_4'));
    expect([treasury(operating, 'NYC'), asked(operating)]).toEqual([1000, 'PRR:track']);
    const round = play(operating, lays('PRR', 'H10', '57/1'), passes('PRR')).state.round;
    expect(round).toMatchObject({ turn: { operator: 'PRR' }, waiting: [] });
  });
});

describe('starting and floating in one stock round', () => {
  it('1830 §5.3, §6.1 from par to float', () => {
    const start = position(2, stockRound('1', 1));
    const game = play(start, pars('1', 'CPR', '5,6'), buys('2', 'CPR_1'), buys('1', 'CPR_2'), buys('2', 'CPR_3'), buys('1', 'CPR_4'));
    expect([treasury(game, 'CPR'), cash(game, '1'), cash(game, '2')]).toEqual([670, 1200 - 4 * 67, 1200 - 2 * 67]);
  });
});
