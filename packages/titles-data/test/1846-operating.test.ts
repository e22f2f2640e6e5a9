import { apply, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { assigns, buys, buysPrivate, buysTrain, declares, lays, passes, placesToken, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, price, tile, trains, treasury } from './kit/figures.ts';
import { open, play, refuses } from './kit/play.ts';
import { depotFrom, drafted, inTurn, operatingTurn, position, privatesWith, stockRound, type Edit, type Table } from './kit/position.ts';
import { TITLE_1846 } from './kit/title.ts';

/** A table after the draft: no card is left to choose. */
const seats = (setup: Partial<Table>, ...edits: Edit[]): Game => position({ players: 3, title: TITLE_1846, ...setup }, drafted, ...edits);
const table = (...edits: Edit[]): Game => seats({}, ...edits);
const nyc = (more: Partial<Charter> = {}): Edit =>
  corporation('NYC', { cell: '0,10', held: { '1': 5 }, treasury: 500, tokens: ['D20/0'], trains: ['2'], ...more });

describe('issuing and redeeming', () => {
  it('1833NE §8: shares go to the market at the next lower price, which stays, once in a turn', () => {
    const game = table(nyc({ pool: 1 }), operatingTurn('NYC', 'build'));
    const after = play(game, sells('NYC', ['NYC_5'], 1));
    expect([treasury(after, 'NYC'), price(after, 'NYC')]).toEqual([590, 100]);
    refuses(after, sells('NYC', ['NYC_6'], 1), 'issue.once');
    refuses(game, sells('NYC', ['NYC_4'], 1), 'issue.certificates');
  });

  it('1833NE §8.2: not more than players hold', () => {
    const game = table(nyc({ held: { '1': 2 }, pool: 2 }), operatingTurn('NYC', 'build'));
    refuses(game, sells('NYC', ['NYC_3'], 1), 'issue.limit');
  });

  it('1846 §11.17: three shares redeemed at 60 cost 210', () => {
    const game = table(nyc({ cell: '0,6', pool: 3 }), operatingTurn('NYC', 'build'));
    const after = play(game, buys('NYC', 'NYC_4', 'NYC_5', 'NYC_6'));
    expect([treasury(after, 'NYC'), price(after, 'NYC')]).toEqual([290, 60]);
    refuses(
      table(nyc({ cell: '0,6', pool: 3, treasury: 100 }), operatingTurn('NYC', 'build')),
      buys('NYC', 'NYC_4', 'NYC_5', 'NYC_6'),
      'issue.cash',
    );
  });

  it('1833NE §7.4: not after the dividend', () => {
    const game = table(nyc({ pool: 1 }), depotFrom('4'), operatingTurn('NYC', 'trains'), inTurn({ revenue: 0 }));
    refuses(game, buys('NYC', 'NYC_4'), 'issue.when');
  });
});

describe('trains', () => {
  it('1833NE §15.1: a card is bought with either of its sides', () => {
    const game = table(nyc({ trains: [] }), depotFrom('4'), operatingTurn('NYC', 'trains'));
    const small = play(game, { ...buysTrain('NYC', '4-0', 160), face: '3/5' } as never);
    const large = play(game, buysTrain('NYC', '4-0', 180));
    expect([treasury(small, 'NYC'), treasury(large, 'NYC')]).toEqual([340, 320]);
  });

  it('1846 §11.14, cases 46-1: for a train due at 160 or 180 one share or two are issued, and the smaller issue must not have sufficed', () => {
    const game = table(
      corporation('NYC', { cell: '0,9', held: { '1': 3 }, treasury: 100, tokens: ['D20/0'], trains: [] }),
      corporation('GT', { cell: '0,5', held: { '1': 3 }, trains: ['2'] }),
      depotFrom('4'),
      operatingTurn('NYC', 'trains'),
    );
    const old = buysTrain('NYC', game.state.operators['GT']?.shelves['main']?.[0]?.id ?? '', 50);
    expect(open(game, 'NYC')).toContain('sell_shares');
    expect(trains(play(game, old), 'NYC')).toBe('2');
    refuses(game, sells('NYC', ['NYC_2', 'NYC_3', 'NYC_4'], 3), 'emergency.issue', { min: 1, max: 2 });
    const two = play(game, sells('NYC', ['NYC_2', 'NYC_3'], 2));
    expect([treasury(two, 'NYC'), price(two, 'NYC')]).toEqual([220, 70]);
    refuses(two, { ...buysTrain('NYC', '4-0', 160), face: '3/5' } as never, 'emergency.dear_face');
    // What was issued for a train of the bank buys one of the bank.
    refuses(two, old, 'train.not_for_sale');
    expect(trains(play(two, buysTrain('NYC', '4-0', 180)), 'NYC')).toBe('4');
  });
});

describe('minors', () => {
  const minors: Edit = (game) => {
    const of = { ...game.state.operators };
    const ms = of['MS'];
    if (ms === undefined) throw new Error('no MS');
    return {
      title: game.title,
      state: { ...game.state, operators: { ...of, MS: { ...ms, status: 'floated', president: '2', cash: 60 } } },
    };
  };

  it('1846 §6.3: a corporation gets cash, train and station with the card', () => {
    const game = table(nyc(), minors, privatesWith({ MS: '2' }), operatingTurn('NYC', 'build'));
    const after = play(game, buysPrivate('NYC', 'MS', 60));
    expect([treasury(after, 'NYC'), trains(after, 'NYC'), cash(after, '2')]).toEqual([500, '2 2', 460]);
    expect(after.state.board.stations.some(({ owner, hex }) => owner === 'NYC' && hex === 'C15')).toBe(true);
  });

  it('1846 §11.12: not without room for its train', () => {
    const game = table(nyc({ trains: ['2', '2', '4', '4'] }), minors, privatesWith({ MS: '2' }), operatingTurn('NYC', 'build'));
    refuses(game, buysPrivate('NYC', 'MS', 60), 'private.train_room');
  });
});

describe('privates', () => {
  it('1846 §11.9: the second tile of the Michigan Central joins the first, and nothing comes in between', () => {
    const game = table(nyc(), privatesWith({ MC: 'NYC' }), operatingTurn('NYC', 'build'));
    const one = play(game, lays('private/MC', 'B10', '9/1'));
    const others = ['7', '8', '9'].flatMap((id) => [0, 1, 2, 3, 4, 5].map((turn) => lays('private/MC', 'B12', `${id}/${String(turn)}`)));
    const reasons = others.map((action) => apply(one, action)).flatMap((result) => (result.ok ? [] : [result.refusal.rule]));
    expect(reasons).toContain('private.power.joined');
    expect(tile(play(one, lays('private/MC', 'B12', '9/1')), 'B12')).toBe('9/1');
    refuses(play(one, passes('private/MC')), lays('private/MC', 'B12', '9/1'), 'private.power.forfeited');
  });

  it('1846 §7.4: the marker of the meat packers is put down once, in one of their two cities', () => {
    const game = table(nyc(), privatesWith({ MPC: 'NYC' }), operatingTurn('NYC', 'build'));
    refuses(game, assigns('private/MPC', 'H12'), 'assign.target');
    refuses(play(game, assigns('private/MPC', 'D6')), assigns('private/MPC', 'I1'), 'private.power.used');
  });

  it('1846 §7.3: the steamer of a corporation is moved before it runs', () => {
    const game = table(nyc(), privatesWith({ SC: 'NYC' }), depotFrom('4'), operatingTurn('NYC', 'dividend'), inTurn({ revenue: 40 }));
    refuses(game, assigns('private/SC', 'B8'), 'assign.when');
  });

  it('1846 §7.9: the extra station in Chicago is free and needs no way to it', () => {
    const game = table(nyc(), privatesWith({ 'C&WI': 'NYC' }), operatingTurn('NYC', 'build'));
    expect(treasury(play(game, placesToken('private/C&WI', 'D6/3')), 'NYC')).toBe(500);
  });
});

describe('prices', () => {
  it('1833NE §16.5: half of the price or more leaves it, all of it moves right', () => {
    const at = (revenue: number): Game =>
      play(table(nyc(), operatingTurn('NYC', 'dividend'), inTurn({ revenue })), declares('NYC', 'payout'));
    expect([40, 50, 100, 200].map((revenue) => price(at(revenue), 'NYC'))).toEqual([90, 100, 112, 124]);
  });

  it('1833NE §6.6: only sales of the president move the price, by one step', () => {
    const game = table(nyc({ held: { '1': 5, '2': 2 } }), stockRound('2'));
    expect(price(play(game, sells('2', ['NYC_4'], 1)), 'NYC')).toBe(100);
    const chief = table(nyc({ held: { '1': 5, '2': 2 } }), stockRound('1'));
    expect(price(play(chief, sells('1', ['NYC_1', 'NYC_2'], 2)), 'NYC')).toBe(90);
  });

  it('1833NE §19.5: nobody sells shares of a corporation without a president', () => {
    const orphan: Edit = (game) => {
      const of = game.state.operators;
      const own = of['NYC'];
      const holdings = game.state.holdings;
      if (own === undefined) throw new Error('no NYC');
      return {
        title: game.title,
        state: {
          ...game.state,
          operators: { ...of, NYC: { ...own, president: null } },
          holdings: {
            ...holdings,
            market: { ...holdings['market'], NYC: ['NYC_0'] },
            'player/1': { ...holdings['player/1'], NYC: ['NYC_1'] },
          },
        },
      };
    };
    refuses(table(nyc(), orphan, stockRound('1')), sells('1', ['NYC_1'], 1), 'stock.sell.presidentless');
  });
});

describe('stations', () => {
  it('1846 §11.11: B&O pays 100 in Cincinnati without a way to it', () => {
    const game = table(
      corporation('B&O', { cell: '0,10', held: { '1': 5 }, treasury: 500, tokens: ['G19/0'] }),
      operatingTurn('B&O', 'build'),
    );
    expect(treasury(play(game, placesToken('B&O', 'H12/0')), 'B&O')).toBe(400);
  });
});

describe('phases', () => {
  it('1846 §5: the first rank III train closes the minors and makes the 2 obsolete', () => {
    const game = table(nyc({ treasury: 800 }), depotFrom('5'), operatingTurn('NYC', 'trains'));
    const after = play(game, buysTrain('NYC', '5-0', 500));
    expect(after.state.phase).toBe('III');
    expect(after.state.operators['NYC']?.shelves['main']?.map(({ name, obsolete }) => [name, obsolete ?? false])).toEqual([
      ['2', true],
      ['5', false],
    ]);
  });
});
