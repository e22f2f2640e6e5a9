import { describe, expect, it } from 'vitest';
import { buys, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, hand } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, position, privatesWith, stockRound } from './kit/position.ts';
import { TITLE_1889 } from './kit/title.ts';

const table = position(
  { players: 3, title: TITLE_1889 },
  stockRound('1'),
  corporation('IR', { cell: '0,3', held: { '2': 3, '1': 2 }, president: '2' }),
  corporation('AR', { cell: '1,3', held: { '2': 3, '3': 2 } }),
  corporation('SR', { cell: '2,3', held: { '2': 3, '1': 2 }, president: '2' }),
);

describe('the order of a turn', () => {
  it('1889 §4.2 edge 1: a second sale of a corporation in one turn is refused', () => {
    refuses(play(table, sells('1', ['IR_1'])), sells('1', ['IR_2']), 'stock.sell.one_bundle', { corporation: 'IR' });
    expect(cash(play(table, sells('1', ['IR_1', 'IR_2'])), '1')).toBe(620);
  });

  it('1889 §4.2 in the next turn it may be sold again', () => {
    const sold = play(table, sells('1', ['IR_1']), buys('1', 'AR_4'), passes('2'), passes('3'));
    expect(asked(sold)).toBe('1:stock_turn');
    expect(hand(play(sold, sells('1', ['IR_2'])), '1', 'IR')).toBe('');
  });

  it('1889 §4.1 edge 1: not on both sides of a purchase; the turn is over', () => {
    const sold = play(table, sells('1', ['IR_1']), buys('1', 'AR_4'));
    expect(asked(sold)).toBe('2:stock_turn');
    refuses(sold, sells('1', ['SR_1']), 'turn.not_yours');
  });

  it('1889 §4.1 edge 1: a purchase, then sales of several corporations', () => {
    const game = play(table, buys('1', 'AR_4'), sells('1', ['IR_1']), sells('1', ['SR_1']));
    expect(cash(game, '1')).toBe(420 - 90 + 100 + 80);
  });

  it('1889 §8.1 players do not sell each other privates', () => {
    const game = position({ players: 3, title: TITLE_1889 }, privatesWith({ SIR: '2' }), stockRound('1'));
    expect(open(game, '1')).not.toContain('buy_private');
    refuses(game, { type: 'buy_private', by: { kind: 'player', id: '1' }, private: 'SIR', amount: 80 }, 'stock.private.when');
  });
});

describe('Dougo Railway', () => {
  const owner = (quirks: 'exchange_alone_passes'[] = []) =>
    position(
      { players: 2, title: TITLE_1889, quirks },
      cashOf({ '1': 0 }),
      privatesWith({ DR: '1' }),
      corporation('IR', { cell: '0,3', held: { '2': 3 }, pool: 1 }),
      stockRound('1'),
    );

  it('1889 §8.6, 89-5: stops the turn of a player who can do nothing else', () => {
    expect(asked(owner())).toBe('1:stock_turn');
    const recorded = owner(['exchange_alone_passes']);
    expect(recorded.state.round.kind === 'stock' && asked(recorded)).toBe('');
  });

  it('1889 §8.6 gives a tenth of IR from the unsold shares only', () => {
    refuses(owner(), buys('private/DR', 'IR_2'), 'exchange.certificate', { private: 'DR' });
    const game = play(owner(), buys('private/DR', 'IR_3'));
    expect([hand(game, '1', 'IR'), game.state.privates['DR']?.closed]).toEqual(['IR_3', true]);
  });
});
