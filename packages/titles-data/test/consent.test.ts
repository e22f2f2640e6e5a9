import { describe, expect, it } from 'vitest';
import { accepts, buys, buysPrivate, buysTrain, passes, refusesOffer, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, privates, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses, step } from './kit/play.ts';
import { operatingTurn, phase, position, privatesWith, type Edit } from './kit/position.ts';

const ask = { players: 3, consent: 'asked' } as const;
const stock = position(ask, privatesWith({ DH: '2' }), corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 } }));
const operating = (...edits: Edit[]) =>
  position(
    ask,
    phase('3'),
    privatesWith({ CS: '2', SV: '1' }),
    corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 }, president: '2', trains: ['2'] }),
    corporation('CPR', { cell: '3,6', held: { '1': 3, '3': 3 }, trains: ['2'] }),
    corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 400 }),
    ...edits,
  );

describe('an offer', () => {
  it('1830 §5.11 asks the owner of a private before a player gets it', () => {
    const { game: offered, events } = step(stock, buysPrivate('1', 'DH', 90));
    expect(events).toContainEqual({ type: 'offer', from: '1', to: '2', thing: 'DH', amount: 90, by: '1' });
    expect([asked(offered), privates(offered, '2'), cash(offered, '1')]).toEqual(['2:consent', 'DH', 800]);
    const game = play(offered, accepts('2'));
    expect([privates(game, '1'), cash(game, '1'), cash(game, '2'), game.state.offer]).toEqual(['DH', 710, 890, null]);
    refuses(game, buys('1', 'PRR_5'), 'stock.buy.once');
  });

  it('1830 §5.11 refused, nothing changes and the turn goes on', () => {
    const game = play(stock, buysPrivate('1', 'DH', 90), refusesOffer('2'));
    expect([privates(game, '2'), cash(game, '1'), asked(game)]).toEqual(['DH', 800, '1:stock_turn']);
    expect(open(game, '1')).toContain('buy_shares');
  });

  it('waits for its answer, and only the owner gives it', () => {
    const offered = play(stock, buysPrivate('1', 'DH', 90));
    expect(open(offered)).toEqual(['accept', 'refuse']);
    refuses(offered, accepts('1'), 'offer.pending', { to: '2' });
    refuses(offered, refusesOffer('3'), 'offer.pending');
    refuses(offered, passes('1'), 'offer.pending');
    refuses(offered, sells('1', ['PRR_1']), 'offer.pending');
    refuses(stock, accepts('2'), 'turn.not_now');
  });

  it('is made again in the same turn at a better price only', () => {
    const refused = play(stock, buysPrivate('1', 'DH', 90), refusesOffer('2'));
    refuses(refused, buysPrivate('1', 'DH', 90), 'offer.refused_before', { thing: 'DH', price: 90 });
    refuses(refused, buysPrivate('1', 'DH', 50), 'offer.refused_before');
    expect(privates(play(refused, buysPrivate('1', 'DH', 91), accepts('2')), '1')).toBe('DH');
    const later = play(refused, passes('1'), passes('2'), buysPrivate('3', 'DH', 50), refusesOffer('2'), passes('3'));
    expect(asked(later)).not.toBe('');
  });

  it('is forgotten with the turn', () => {
    const next = play(stock, buysPrivate('1', 'DH', 90), refusesOffer('2'), sells('1', ['PRR_1']), passes('1'), passes('2'), passes('3'));
    expect(privates(play(next, buysPrivate('1', 'DH', 10), accepts('2')), '1')).toBe('DH');
  });
});

describe('a corporation that buys', () => {
  it('1830 §11.1 asks the player who owns the private', () => {
    const offered = play(operating(operatingTurn('PRR', 'track')), buysPrivate('PRR', 'CS', 40));
    expect(asked(offered)).toBe('2:consent');
    const game = play(offered, accepts('2'));
    expect([privates(game, 'PRR'), cash(game, '2'), asked(game)]).toEqual(['CS', 840, 'PRR:track']);
  });

  it('1830 §11.1 does not ask its own president', () => {
    expect(privates(play(operating(operatingTurn('PRR', 'track')), buysPrivate('PRR', 'SV', 40)), 'PRR')).toBe('SV');
  });

  it('1830 §10.3 asks the president of the corporation whose train it is', () => {
    const table = operating(operatingTurn('PRR', 'trains'));
    const offered = play(table, buysTrain('PRR', '2-0', 100));
    expect([asked(offered), trains(offered, 'NYC')]).toEqual(['2:consent', '2']);
    const bought = play(offered, accepts('2'));
    expect([trains(bought, 'PRR'), treasury(bought, 'NYC')]).toEqual(['2', 100]);
    const refused = play(offered, refusesOffer('2'));
    refuses(refused, buysTrain('PRR', '2-0', 100), 'offer.refused_before', { thing: '2-0', price: 100 });
    expect(trains(play(refused, buysTrain('PRR', '2-1', 1)), 'PRR')).toBe('2');
  });

  it('1830 §10.3 does not ask where one player presides over both, nor the bank', () => {
    const table = operating(operatingTurn('PRR', 'trains'));
    expect(trains(play(table, buysTrain('PRR', '2-1', 1)), 'PRR')).toBe('2');
    expect(trains(play(table, buysTrain('PRR', '3-1', 180)), 'PRR')).toBe('3');
  });

  it('1830 §5.11 records imply the word of the owner', () => {
    const table = position(3, privatesWith({ DH: '2' }));
    expect(privates(play(table, buysPrivate('1', 'DH', 90)), '1')).toBe('DH');
  });
});
