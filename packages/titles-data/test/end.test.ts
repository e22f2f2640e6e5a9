import { roundName, valueOf } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, endsGame, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash } from './kit/figures.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { cashOf, operatingTurn, phase, position, privatesWith, type Edit } from './kit/position.ts';

/** Two players; the bank has this much left. */
const bankOf = (left: number, ...edits: Edit[]) => position(2, cashOf({ '1': 6000, '2': 6000 - left }), ...edits);
const prr = corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 } });

describe('the bank', () => {
  it('1830 §13.1 is not broken at exactly 0', () => {
    const game = play(bankOf(100, prr), sells('1', ['PRR_1']));
    expect([game.state.bank, game.state.ending]).toEqual([0, null]);
  });

  it('1830 §13.1 breaks below 0, and pays without limit from then on', () => {
    const { game, events } = step(bankOf(99, prr), sells('1', ['PRR_1']));
    expect([game.state.bank, game.state.ending, cash(game, '1')]).toEqual([-1, 'bank_broken', 6100]);
    expect(events).toContainEqual({ type: 'bank_broken' });
    expect(game.state.over).toBeNull();
  });

  it('1830 §13.1 broken in a stock round, the set that follows is played', () => {
    const broken = play(bankOf(99, phase('3'), prr), sells('1', ['PRR_1']), passes('1'), passes('2'), passes('1'));
    expect(roundName(broken)).toBe('OR 2.1');
    const second = play(broken, passes('PRR'));
    expect([roundName(second), second.state.over]).toEqual(['OR 2.2', null]);
    const end = play(second, passes('PRR'));
    expect([end.state.over?.cause, asked(end)]).toEqual(['bank_broken', '']);
  });

  it('1830 §13.1 edge 27: broken in the first of three operating rounds, all three are played', () => {
    const first = bankOf(4, phase('5'), privatesWith({ SV: '1' }), prr);
    const or1 = play(first, passes('1'), passes('2'));
    expect([roundName(or1), or1.state.ending]).toEqual(['OR 2.1', 'bank_broken']);
    const or3 = play(or1, passes('PRR'), passes('PRR'));
    expect([roundName(or3), or3.state.over]).toEqual(['OR 2.3', null]);
    expect(play(or3, passes('PRR')).state.over?.cause).toBe('bank_broken');
  });

  it('1830 §13.1 stays broken when money comes back', () => {
    const game = play(
      bankOf(99, prr, corporation('NYC', { cell: '0,6', held: { '1': 3, '2': 2 }, pool: 1 })),
      sells('1', ['PRR_1']),
      buys('1', 'NYC_4'),
    );
    expect([game.state.bank, game.state.ending]).toEqual([99, 'bank_broken']);
  });
});

describe('scoring', () => {
  const table = position(
    3,
    phase('4'),
    privatesWith({ CS: '1', DH: 'PRR' }),
    corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, treasury: 900 }),
  );

  it('1830 §13.2 counts cash, shares at the market and privates at face; no treasury', () => {
    expect([valueOf(table, '1'), valueOf(table, '2'), valueOf(table, '3')]).toEqual([800 + 300 + 40, 800 + 300, 800]);
  });

  it('1830 §13.2 counts no share without par', () => {
    const game = play(position(2, privatesWith({ MH: '1' })), buys('private/MH', 'NYC_1'));
    expect(valueOf(game, '1')).toBe(1200);
  });

  it('1830 §1.4 an agreed end stops at present values, by any player at any time', () => {
    const game = play(table, endsGame('3'));
    expect(game.state.over).toEqual({ cause: 'players_agreed', scores: { '1': 1140, '2': 1100, '3': 800 } });
    refuses(game, endsGame('1'), 'game.over');
    refuses(table, endsGame('PRR'), 'turn.not_yours');
    refuses(table, endsGame('9'), 'action.unknown_thing', { thing: '9' });
    const operating = position(2, prr, operatingTurn('PRR', 'track'));
    expect(play(operating, endsGame('1')).state.over?.cause).toBe('players_agreed');
  });
});
